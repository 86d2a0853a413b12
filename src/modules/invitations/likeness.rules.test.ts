import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressKey, contactKey, findLikenesses, likenesses, type Trace } from './likeness.rules.ts'

describe('the same box or number, however it is written', () => {
  test.each([
    ['Tai.Man@gmail.com', 'taiman+shop@googlemail.com', true],
    ['Tai.Man@gmail.com', 'taiman+shop@GMAIL.com', true],
    ['tai.man@mail.test', 'taiman@mail.test', false],
    ['tai.man@mail.test', 'tai.man+2@mail.test', true],
    ['+852 9123 4567', '+85291234567', true],
    ['+852 9123 4567', '+853 9123 4567', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect(contactKey(one) === contactKey(other)).toBe(same)
  })
})

describe('the same place, however it is written', () => {
  test.each([
    ['Flat A, 12/F, 18 Queen’s Road Central', 'flat a 12 floor 18 queens road central', true],
    ['Flat A, 12/F, 18 Queen’s Road Central', '18 Queens Rd. Central, 12/F, Rm A', true],
    ['Flat A, 12/F, 18 Queen’s Road Central', 'Flat B, 12/F, 18 Queen’s Road Central', false],
    ['皇后大道中18號12樓Ａ室', '皇后大道中18號12樓A室', true],
  ])('%s and %s: %s', (one, other, same) => {
    expect(addressKey(one) === addressKey(other)).toBe(same)
  })

  test('in whichever sequence its words stand', () => {
    const words = fc.array(fc.constantFrom('tower', '2', 'a', 'peak', 'road', '17'), { minLength: 1 })
    fc.assert(
      fc.property(words, (typed) => {
        expect(addressKey(typed.join(' '))).toBe(addressKey(typed.toReversed().join(', ')))
      }),
    )
  })
})

const people = ['friend', 'inviter', 'other'] as const
const trace: fc.Arbitrary<Trace> = fc.record({
  accountId: fc.constantFrom(...people),
  kind: fc.constantFrom(...likenesses),
  value: fc.constantFrom('', '1', '2', '3'),
})

describe('what a friend shares', () => {
  test('is found exactly where somebody else has the same of the same kind, and is never nothing', () => {
    fc.assert(
      fc.property(fc.array(trace), (traces) => {
        const found = new Set(findLikenesses('friend', traces).map(({ kind, accountId }) => `${kind} ${accountId}`))
        for (const accountId of ['inviter', 'other'])
          for (const kind of likenesses) {
            const valuesOf = (who: string) =>
              traces.filter((one) => one.accountId === who && one.kind === kind && keyed(one) !== '').map(keyed)
            const isShared = valuesOf(accountId).some((value) => valuesOf('friend').includes(value))
            expect(found.has(`${kind} ${accountId}`)).toBe(isShared)
          }
      }),
    )
  })

  test('is said once for each, and of the friend nothing', () => {
    fc.assert(
      fc.property(fc.array(trace), (traces) => {
        const found = findLikenesses('friend', traces)
        expect(found.every(({ accountId }) => accountId !== 'friend')).toBe(true)
        expect(new Set(found.map(({ kind, accountId }) => `${kind} ${accountId}`)).size).toBe(found.length)
      }),
    )
  })
})

const keyed = ({ kind, value }: Trace): string => {
  if (kind === 'contact') return contactKey(value)
  return kind === 'address' ? addressKey(value) : value
}
