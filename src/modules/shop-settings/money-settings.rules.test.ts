import { describe, expect, test } from 'vitest'
import { isAboutMoney, letsMoreOut } from './money-settings.rules.ts'
import { FIRST_GUARD, FIRST_PAYOUTS, FIRST_SELLING } from './setting-list.contract.ts'
import { FIRST_INVITATIONS } from './invitation-rules.contract.ts'
import { FIRST_POINTS } from './points-setting.contract.ts'

const payee = { name: 'PRAYA LIMITED', bankCode: '024', account: '123-456789-001', fpsId: '1234567', fpsReference: false }
const withdrawals = { most: '5000', mostADay: '100000', workingDays: 3 }
const ofBrands = (most: string) => ({
  ...FIRST_SELLING,
  byKind: { ...FIRST_SELLING.byKind, brand: { most, mostADay: '' } },
})
const share = { commission: '12', card: '1' }

describe('a change of a money setting', () => {
  test.each([
    ['another account for transfers', 'payee', payee, { ...payee, account: '123-456789-002' }],
    ['another FPS number', 'payee', payee, { ...payee, fpsId: '7654321' }],
    ['a smaller share of the shop', 'settlement', share, { ...share, commission: '11' }],
    ['a larger share of the shop', 'settlement', share, { ...share, commission: '13' }],
    ['a higher limit', 'payouts', FIRST_PAYOUTS, { ...FIRST_PAYOUTS, goodwillDay: '20000.01' }],
    ['more accepted without a line', 'payouts', FIRST_PAYOUTS, { ...FIRST_PAYOUTS, secondAbove: '1', withoutLine: '2001' }],
    ['a larger withdrawal', 'withdrawals', withdrawals, { ...withdrawals, most: '5001' }],
    ['a larger withdrawal of sellers', 'selling', FIRST_SELLING, { ...FIRST_SELLING, most: '5001' }],
    ['a larger withdrawal of a kind of sellers', 'selling', FIRST_SELLING, ofBrands('5000.01')],
    ['a kind of sellers that has its limit no longer', 'selling', ofBrands('100'), FIRST_SELLING],
    ['more points for the same', 'points', FIRST_POINTS, { ...FIRST_POINTS, spentPerPoint: FIRST_POINTS.spentPerPoint - 1 }],
    ['more paid in points', 'points', FIRST_POINTS, { ...FIRST_POINTS, redeemPercent: FIRST_POINTS.redeemPercent + 1 }],
    ['points that live longer', 'points', FIRST_POINTS, { ...FIRST_POINTS, expiresMonth: 12 }],
    ['a larger reward', 'invitations', FIRST_INVITATIONS, { ...FIRST_INVITATIONS, friendAmount: 101 }],
    ['a reward of another kind', 'invitations', FIRST_INVITATIONS, { ...FIRST_INVITATIONS, inviterKind: 'points' as const }],
    ['a reward for a smaller order', 'invitations', FIRST_INVITATIONS, { ...FIRST_INVITATIONS, orderFrom: 499 }],
    ['prices and campaigns that go further', 'priceGuard', FIRST_GUARD, { ...FIRST_GUARD, percent: 31 }],
    ['no second person for prices', 'priceGuard', { ...FIRST_GUARD, secondPerson: true }, FIRST_GUARD],
  ] as const)('lets more out: %s', (_, name, before, after) => {
    expect(isAboutMoney(name)).toBe(true)
    expect(letsMoreOut(name, before, after)).toBe(true)
    expect(letsMoreOut(name, after, after)).toBe(false)
  })

  test.each([
    ['lower limits', 'payouts', FIRST_PAYOUTS, { ...FIRST_PAYOUTS, dayAbove: '1', withoutLine: '0' }],
    ['more days to pay out', 'withdrawals', withdrawals, { ...withdrawals, workingDays: 9 }],
    ['a smaller withdrawal of a kind of sellers', 'selling', FIRST_SELLING, ofBrands('4999')],
    ['fewer points', 'points', FIRST_POINTS, { ...FIRST_POINTS, spentPerPoint: 999, redeemMost: 1 }],
    ['smaller rewards', 'invitations', FIRST_INVITATIONS, { ...FIRST_INVITATIONS, inviterAmount: 1, orderFrom: 600 }],
    ['a tighter guard', 'priceGuard', FIRST_GUARD, { percent: 5, secondPerson: true }],
  ] as const)('lets no more out: %s', (_, name, before, after) => {
    expect(letsMoreOut(name, before, after)).toBe(false)
  })

  test('of what is not about money lets nothing out', () => {
    expect(isAboutMoney('hours')).toBe(false)
    expect(letsMoreOut('stock', { lowAt: 3, neverDays: 90 }, { lowAt: 999, neverDays: 1 })).toBe(false)
  })
})
