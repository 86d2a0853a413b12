import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unitStates } from '#modules/orders/pieces/unit.rules.ts'
import {
  claimActs,
  claimActsFrom,
  claimAfter,
  type ClaimBar,
  claimBar,
  type ClaimedPiece,
  type ClaimKind,
  claimKinds,
  claimStates,
  deskActs,
  isOpen,
} from './claims.rules.ts'

const paidAt = new Date('2026-11-03T15:30:00Z')
const leapYear = new Date('2028-02-20T02:00:00Z')
const piece: ClaimedPiece = { state: 'received', isLowestPrice: true, paidAt, earlier: [] }

describe('what may be claimed', () => {
  test.each<[string, ClaimKind, Partial<ClaimedPiece>, string, ClaimBar | undefined]>([
    ['the difference on the day of payment', 'price', {}, '2026-11-03T15:31:00Z', undefined],
    ['the difference for a piece that waits to be sent', 'price', { state: 'awaited' }, '2026-11-04T00:00:00Z', undefined],
    // Half past eleven in the evening of Hong Kong: the fourteenth day ends a quarter of an hour before its midnight.
    ['the difference in the last minute of the fourteenth day', 'price', {}, '2026-11-17T15:59:00Z', undefined],
    ['the difference on the fifteenth', 'price', {}, '2026-11-17T16:00:00Z', 'too-late'],
    ['the difference over a leap day', 'price', { paidAt: leapYear }, '2028-03-05T15:59:00Z', undefined],
    ['the difference on the day after', 'price', { paidAt: leapYear }, '2028-03-05T16:00:00Z', 'too-late'],
    ['the difference outside the zone', 'price', { isLowestPrice: false }, '2026-11-04T00:00:00Z', 'not-in-zone'],
    ['nothing before payment', 'price', { paidAt: null, state: 'awaited' }, '2026-11-04T00:00:00Z', 'gone'],
    ['nothing of a piece that went back', 'price', { state: 'returned' }, '2026-11-04T00:00:00Z', 'gone'],
    ['nothing of a piece that is not sent', 'fake', { state: 'cancelled' }, '2026-11-04T00:00:00Z', 'gone'],
    ['a fake once it is there', 'fake', { isLowestPrice: false }, '2029-01-01T00:00:00Z', undefined],
    ['no fake on its way', 'fake', { state: 'sent' }, '2026-11-04T00:00:00Z', 'not-received'],
    ['one at a time', 'fake', { earlier: ['more-asked'] }, '2026-11-04T00:00:00Z', 'open'],
    ['none after one that was agreed to', 'price', { earlier: ['upheld'] }, '2026-11-04T00:00:00Z', 'upheld'],
    ['another after one that was declined', 'fake', { earlier: ['declined'] }, '2026-11-04T00:00:00Z', undefined],
    ['and no fourth', 'fake', { earlier: ['declined', 'withdrawn', 'declined'] }, '2026-11-04T00:00:00Z', 'too-many'],
  ])('%s', (_, kind, given, now, bar) => {
    expect(claimBar(kind, { ...piece, ...given }, new Date(now))).toBe(bar)
  })

  test('is never a piece that is not there, nor twice at once, whatever came before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...claimKinds),
        fc.constantFrom(...unitStates),
        fc.boolean(),
        fc.array(fc.constantFrom(...claimStates), { maxLength: 5 }),
        fc.integer({ min: 0, max: 40 }),
        (kind, state, isLowestPrice, earlier, days) => {
          const now = new Date(paidAt.getTime() + days * 86_400_000)
          if (claimBar(kind, { state, isLowestPrice, paidAt, earlier }, now)) return
          expect(['cancelled', 'rejected', 'returned']).not.toContain(state)
          expect(earlier.some(isOpen)).toBe(false)
          expect(earlier).not.toContain('upheld')
          expect(kind === 'price' ? isLowestPrice && days <= 14 : state === 'received').toBe(true)
        },
      ),
    )
  })
})

test('what is over stays as it is, and only a doubted piece is asked back', () => {
  const acts = claimActs.filter((act) => act !== 'ask')
  for (const kind of claimKinds)
    for (const state of claimStates) expect(claimActsFrom({ kind, state }, acts).length > 0).toBe(isOpen(state))
  expect(claimActsFrom({ kind: 'price', state: 'asked' }, deskActs)).toEqual(['ask-more', 'uphold', 'decline'])
  expect(claimActsFrom({ kind: 'fake', state: 'more-asked' }, deskActs)).toEqual([...deskActs])
  for (const kind of claimKinds)
    for (const state of claimStates.filter((one) => !isOpen(one)))
      expect(claimActs.filter((act) => act !== 'ask' && claimAfter({ kind, state }, act) !== undefined)).toEqual([])
})
