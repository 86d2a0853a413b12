import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unitStates } from '#modules/orders/pieces/unit.rules.ts'
import {
  cancelOf,
  feeGoesBack,
  type InspectionResult,
  inspectionResults,
  isFault,
  isOver,
  type LaterAct,
  limitOf,
  nextState,
  RETURN_DAYS,
  type ReturnablePiece,
  returnActs,
  type ReturnKind,
  returnKinds,
  reasonsFor,
  returnReasons,
  type ReturnState,
} from './returns.rules.ts'

const faults = ['faulty', 'not-as-described', 'wrong-piece'] as const
const piece: ReturnablePiece = {
  state: 'received',
  receivedAt: new Date('2026-11-03T15:30:00Z'),
  limit: '',
  isOpen: false,
  earlier: 0,
}

describe('what may be sent back, and why', () => {
  test.each<[string, Partial<ReturnablePiece>, string, readonly string[]]>([
    ['anything on the day it came', {}, '2026-11-03T15:31:00Z', returnReasons],
    // Half past eleven in the evening of Hong Kong: the seventh day ends at its midnight.
    ['anything in the last minute of the seventh day', {}, '2026-11-10T15:59:00Z', returnReasons],
    ['what is faulty on the eighth, and no change of mind', {}, '2026-11-10T16:00:00Z', faults],
    ['earrings for pierced ears only with a fault', { limit: 'pierced' }, '2026-11-04T00:00:00Z', faults],
    ['beauty, unopened', { limit: 'beauty' }, '2026-11-04T00:00:00Z', returnReasons],
    ['nothing that is still on its way', { state: 'sent' }, '2026-11-04T00:00:00Z', []],
    ['nothing that is back', { state: 'returned' }, '2026-11-04T00:00:00Z', []],
    ['nothing about which something is open', { isOpen: true }, '2026-11-04T00:00:00Z', []],
    ['nothing a fourth time', { earlier: 3 }, '2026-11-04T00:00:00Z', []],
  ])('%s', (_, given, now, reasons) => {
    expect(reasonsFor({ ...piece, ...given }, new Date(now))).toEqual(reasons)
  })

  test.each([
    ['beauty/make-up/lips', 'beauty'],
    ['women/clothing/swimwear', 'hygiene'],
    ['men/clothing/underwear-and-socks', 'hygiene'],
    ['watches-and-jewellery/jewellery/earrings', 'pierced'],
    ['women/bags/totes', ''],
    ['home/home-fragrance', ''],
  ])('%s is limited by %j', (path, limit) => expect(limitOf(path)).toBe(limit))

  test.each([
    ['2027-02-25', '2027-03-04'],
    ['2028-02-25', '2028-03-03'],
    ['2028-02-29', '2028-03-07'],
  ])('what came on %s may go back until %s: a leap day is a day', (came, last) => {
    const receivedAt = new Date(`${came}T23:59:00+08:00`)
    const reasons = (at: string) => reasonsFor({ ...piece, receivedAt }, new Date(at))
    expect(reasons(`${last}T23:59:59+08:00`)).toEqual(returnReasons)
    expect(reasons(`${last}T24:00:00+08:00`)).toEqual(faults)
  })

  test('the days are those of the page of returns', () => {
    const facts = JSON.parse(readFileSync(join(import.meta.dirname, '../../../content/facts.json'), 'utf8')) as {
      returnDays: { en: string }
    }
    expect(String(RETURN_DAYS)).toBe(facts.returnDays.en)
  })

  test('the payment fee goes back for what the shop has to answer for, and for what was never sent', () => {
    expect(returnReasons.filter((reason) => feeGoesBack('return', reason))).toEqual(faults)
    expect(returnReasons.filter(isFault)).toEqual(faults)
    expect(returnReasons.every((reason) => feeGoesBack('cancel', reason))).toBe(true)
  })

  test('a piece is cancelled at once until it is with the shop, asked about until it leaves, and not after that', () => {
    const ways = unitStates.map((state) => cancelOf({ state, isOpen: false, isPaid: true, isComing: false }))
    expect(Object.fromEntries(unitStates.map((state, at) => [state, ways[at]]))).toEqual({
      awaited: 'at-once',
      'with-us': 'ask',
      passed: 'ask',
    })
    expect(unitStates.some((state) => cancelOf({ state, isOpen: true, isPaid: true, isComing: false }))).toBe(false)
    expect(unitStates.some((state) => cancelOf({ state, isOpen: false, isPaid: false, isComing: false }))).toBe(false)
  })
})

const later = returnActs.filter((act): act is LaterAct => act !== 'ask')

/** Presses what there is, and answers what must not have come of it. */
function faultsOf(kind: ReturnKind, presses: readonly [LaterAct, InspectionResult][]): string[] {
  let state: ReturnState = 'asked'
  let hasArrived = false
  let results: (InspectionResult | null)[] = [null, null]
  const found: string[] = []
  for (const [act, result] of presses) {
    const open = results.indexOf(null)
    const after = open === -1 ? results : results.with(open, result)
    const next = nextState({ kind, state }, act, after)
    if (next === undefined) continue
    if (act === 'inspect') results = after
    if (isOver(state)) found.push(`${act} after ${state}`)
    if (act === 'inspect' && !hasArrived) found.push('looked at before it was there')
    if (act === 'withdraw' && hasArrived) found.push('withdrawn once it was there')
    if (kind === 'cancel' && !isOver(next)) found.push(`a cancellation that is ${next}`)
    if (kind === 'return' && next === 'done' && results.includes(null)) found.push('done with a piece not looked at')
    hasArrived ||= next === 'arrived'
    state = next
  }
  return found
}

test('whatever is pressed in whatever order, a return that is over stays so, and a parcel is looked at only once it is there', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...returnKinds),
      fc.array(fc.tuple(fc.constantFrom(...later), fc.constantFrom(...inspectionResults)), { maxLength: 25 }),
      (kind, presses) => {
        expect(faultsOf(kind, presses)).toEqual([])
      },
    ),
  )
})
