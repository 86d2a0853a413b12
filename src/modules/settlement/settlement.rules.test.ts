import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SellerFee, sellerFees } from './seller-fees.rules.ts'
import { type CommissionSettings, divide, termsFor } from './settlement.rules.ts'

const terms = (rate: number, card = 0, limits = {}) => ({ rate, leastCents: 0, card, ...limits })

test.each([
  ['half a cent is rounded up', 101, terms(1_250), true, [13, 0, 88]],
  ['a card that paid costs its merchant a share', 1_200_000, terms(1_000, 100), true, [120_000, 12_000, 1_068_000]],
  ['another way to pay costs nothing', 1_200_000, terms(1_000, 100), false, [120_000, 0, 1_080_000]],
  ['a rule keeps at least its least', 10_000, terms(1_000, 0, { leastCents: 5_000 }), false, [5_000, 0, 5_000]],
  ['and at most its most', 1_200_000, terms(1_000, 0, { mostCents: 50_000 }), false, [50_000, 0, 1_150_000]],
  ['never more than the price', 3_000, terms(1_000, 200, { leastCents: 5_000 }), true, [3_000, 0, 0]],
  ['and nothing of nothing', 0, terms(1_000, 200, { leastCents: 5_000 }), true, [0, 0, 0]],
] as const)('%s', (_, cents, sold, isCard, [commissionCents, cardCents, dueCents]) => {
  expect(divide(cents, sold, isCard)).toMatchObject({ commissionCents, cardCents, feeCents: 0, dueCents })
})

const charged = (...fees: [SellerFee, number, number][]) =>
  terms(1_000, 100, { fees: fees.map(([fee, rate, cents]) => ({ fee, rate, cents })) })

test.each([
  ['a sum is charged of each item', 100_000, charged(['packaging', 0, 2_000]), [['packaging', 2_000]], 87_000],
  ['a share is one of the price, rounded', 100_005, charged(['technical', 150, 0]), [['technical', 1_500]], 87_504],
  [
    'several, each by itself',
    100_000,
    charged(['service', 100, 0], ['operating', 0, 500]),
    [
      ['service', 1_000],
      ['operating', 500],
    ],
    87_500,
  ],
  [
    'only of what commission and card leave',
    1_000,
    charged(['service', 0, 800], ['packaging', 0, 500]),
    [
      ['service', 800],
      ['packaging', 90],
    ],
    0,
  ],
  ['and of nothing nothing', 0, charged(['packaging', 0, 2_000]), [['packaging', 0]], 0],
] as const)('fees: %s', (_, cents, sold, fees, dueCents) => {
  expect(divide(cents, sold, true)).toMatchObject({ fees: fees.map(([fee, sum]) => ({ fee, cents: sum })), dueCents })
})

test('a rule’s fees are what was typed, and none where nothing was', () => {
  const typed = { ...rule('All', '', '', '10'), service: '1.5%', technical: '', operating: '0', packaging: '20' }
  const sold = { kind: 'company', categories: [], day: '2026-12-01' }
  expect(termsFor({ ...settings, rules: [typed] }, sold).fees).toEqual([
    { fee: 'service', rate: 150, cents: 0 },
    { fee: 'packaging', rate: 0, cents: 2_000 },
  ])
  expect(termsFor(settings, sold)).not.toHaveProperty('fees')
})

test('whatever the price and the terms, the parts add up to it and none is below nothing', () => {
  const fee = fc.record({ fee: fc.constantFrom(...sellerFees), rate: fc.nat(10_000), cents: fc.nat(100_000) })
  const fees = fc.uniqueArray(fee, { selector: (one) => one.fee })
  const rates = fc.record({ rate: fc.nat(10_000), leastCents: fc.nat(1_000_000), card: fc.nat(10_000), fees })
  const limits = fc.option(fc.nat(10_000_000), { nil: undefined })
  fc.assert(
    fc.property(fc.nat(100_000_000), rates, limits, fc.boolean(), (cents, sold, mostCents, isCard) => {
      const { commissionCents, cardCents, fees, feeCents, dueCents } = divide(cents, { ...sold, mostCents }, isCard)
      expect(commissionCents + cardCents + feeCents + dueCents).toBe(cents)
      expect(fees.reduce((sum, one) => sum + one.cents, 0)).toBe(feeCents)
      expect(Math.min(commissionCents, cardCents, dueCents, ...fees.map((one) => one.cents))).toBeGreaterThanOrEqual(0)
    }),
  )
})

const rule = (name: string, kind: string, category: string, commission: string) => ({
  name: { en: name, zh: name },
  kind,
  category,
  campaign: '',
  from: '',
  until: '',
  commission,
  least: '',
  most: '',
})
const settings: CommissionSettings = {
  commission: '14',
  card: '1',
  rules: [
    rule('Wallets of companies', 'company', 'women/accessories/wallets', '10'),
    { ...rule('Companies', 'company', '', '12.5'), least: '20', most: '1500.50' },
    rule('Watches', '', 'women/watches', '8'),
  ],
}

test.each([
  [
    'the first that fits',
    'company',
    ['women/accessories', 'women/accessories/wallets'],
    { rule: { en: 'Wallets of companies', zh: 'Wallets of companies' }, rate: 1_000 },
  ],
  [
    'the next, with its limits',
    'company',
    ['women/bags'],
    { rule: { en: 'Companies', zh: 'Companies' }, rate: 1_250, leastCents: 2_000, mostCents: 150_050 },
  ],
  ['one for every kind', 'individual', ['women', 'women/watches'], { rule: { en: 'Watches', zh: 'Watches' }, rate: 800 }],
  ['a kind comes before a later category', 'company', ['women/watches'], { rule: { en: 'Companies', zh: 'Companies' } }],
  ['the general rate where none fits', 'brand', ['women/bags'], { rate: 1_400, leastCents: 0, card: 100 }],
] as const)('a piece is sold under %s', (_, kind, categories, wanted) => {
  expect(termsFor(settings, { kind, categories, day: '2026-11-29' })).toMatchObject(wanted)
})

test.each([
  ['on its first day', ['spring'], '2026-03-01', 500],
  ['on its last', ['spring'], '2026-03-31', 500],
  ['not the day before', ['spring'], '2026-02-28', 1_400],
  ['nor the day after', ['spring'], '2026-04-01', 1_400],
  ['nor without its coupon', ['autumn'], '2026-03-15', 1_400],
] as const)('a rule for a campaign and for days holds %s', (_, campaigns, day, rate) => {
  const spring = { ...rule('Spring', '', '', '5'), campaign: 'spring', from: '2026-03-01', until: '2026-03-31' }
  const sold = { kind: 'brand', categories: [], campaigns, day }
  expect(termsFor({ ...settings, rules: [spring] }, sold).rate).toBe(rate)
})
