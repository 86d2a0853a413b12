import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { offersNear } from './campaign-index.rules.ts'
import type { Benefit, Conditions } from './campaigns.contract.ts'
import { Conditions as AllConditions } from './campaigns.contract.ts'
import { applyCoupons, bestCombination, combine } from './coupon-combination.rules.ts'
import { type CouponBuyer, type CouponLine, type CouponOffer, isFor, tryCoupon } from './coupon.rules.ts'

const NOW = new Date('2026-11-26T04:00:00Z')
const DAY = 86_400_000
const words = (text: string) => ({ en: text, zh: text })

function offer(
  benefit: Benefit,
  more: Partial<Omit<CouponOffer, 'conditions'>> & { conditions?: Partial<Conditions> } = {},
): CouponOffer {
  const { conditions, ...rest } = more
  return {
    campaignId: 'one',
    name: words('one'),
    terms: words(''),
    benefit,
    conditions: AllConditions.parse(conditions ?? {}),
    only: words('bags'),
    startsAt: new Date(NOW.getTime() - DAY),
    endsAt: null,
    leftCents: null,
    leftUses: null,
    merchantBasisPoints: 0,
    exclusiveGroup: '',
    withOthers: true,
    priority: 100,
    ...rest,
  }
}
const line = (unitCents: number, more: Partial<CouponLine> = {}): CouponLine => ({
  offerId: 'offer',
  productId: 'product',
  brandCode: 'brand',
  categories: ['women', 'women/bags', 'women/bags/totes'],
  merchantId: 'merchant',
  side: 'women',
  unitCents,
  quantity: 1,
  leftCents: unitCents * (more.quantity ?? 1),
  ...more,
})
const buyer: CouponBuyer = { isMember: true, isFirstOrder: false, groups: ['returning'], payType: 'fps', deliveryCents: 5_000 }
const amount = (cents: number): Benefit => ({ kind: 'amount', cents })
const percent = (basisPoints: number, capCents: number | null = null): Benefit => ({ kind: 'percent', basisPoints, capCents })

describe('one coupon', () => {
  test.each<[string, CouponOffer, CouponLine[], number[]]>([
    ['an amount is shared by price', offer(amount(10_000)), [line(30_000), line(10_000)], [7_500, 2_500]],
    ['never more than the pieces cost', offer(amount(99_999)), [line(3), line(5)], [3, 5]],
    ['a share is rounded to the cent', offer(percent(1_000)), [line(12_345)], [1_235]],
    ['a share ends at its cap', offer(percent(1_000, 1_000)), [line(50_000), line(50_000)], [500, 500]],
    [
      'only what it is for is reduced',
      offer(amount(500), { conditions: { categories: ['women/bags'] } }),
      [line(1_000), line(9_000, { categories: ['women', 'women/shoes'] })],
      [500, 0],
    ],
    ['what is left is all that counts', offer(percent(5_000)), [line(1_000, { leftCents: 200 })], [100]],
    [
      'of three pieces the cheapest is half price, and all share in it',
      offer({ kind: 'buy-get', buy: 2, get: 1, basisPoints: 5_000 }),
      [line(40_000), line(20_000, { quantity: 2 })],
      [5_000, 5_000],
    ],
    ['delivery takes nothing off the pieces', offer({ kind: 'delivery' }), [line(1_000)], [0]],
  ])('%s', (_, given, lines, lineCents) => {
    expect(tryCoupon(given, lines, buyer, NOW)).toMatchObject({ fits: true, lineCents })
  })

  test.each<[string, CouponOffer, Partial<CouponBuyer>, object]>([
    [
      'HK$320 more',
      offer(amount(1), { conditions: { minimumCents: 42_000 } }),
      {},
      { reason: 'minimum', detail: { missingCents: 32_000 } },
    ],
    [
      'only for bags',
      offer(amount(1), { conditions: { brands: ['other'] } }),
      {},
      { reason: 'pieces', detail: { only: words('bags') } },
    ],
    ['only for the men’s side', offer(amount(1), { conditions: { side: 'men' } }), {}, { reason: 'pieces' }],
    [
      'only with a card',
      offer(amount(1), { conditions: { payTypes: ['card'] } }),
      {},
      { reason: 'pay-type', detail: { payTypes: ['card'] } },
    ],
    ['for members', offer(amount(1), { conditions: { members: true } }), { isMember: false }, { reason: 'members' }],
    ['first order only', offer(amount(1), { conditions: { firstOrder: true } }), {}, { reason: 'first-order' }],
    ['for a group', offer(amount(1), { conditions: { groups: ['birthday'] } }), {}, { reason: 'group' }],
    ['not begun', offer(amount(1), { startsAt: new Date(NOW.getTime() + 1) }), {}, { reason: 'not-yet' }],
    ['ended in this very moment', offer(amount(1), { endsAt: NOW }), {}, { reason: 'ended' }],
    ['used up by uses', offer(amount(1), { leftUses: 0 }), {}, { reason: 'used-up' }],
    ['used up by money', offer(amount(200), { leftCents: 199 }), {}, { reason: 'used-up' }],
    [
      'two pieces more',
      offer({ kind: 'buy-get', buy: 2, get: 1, basisPoints: 10_000 }),
      {},
      { reason: 'too-few', detail: { missingPieces: 2 } },
    ],
    ['delivery is free already', offer({ kind: 'delivery' }), { deliveryCents: 0 }, { reason: 'delivery-free' }],
    ['for the care service', offer({ kind: 'care', worthCents: 28_800 }), {}, { reason: 'for-care' }],
    ['used', offer(amount(1), { problem: 'used' }), {}, { reason: 'used' }],
  ])('says why it does not fit: %s', (_, given, who, why) => {
    expect(tryCoupon(given, [line(10_000)], { ...buyer, ...who }, NOW)).toMatchObject({ fits: false, ...why })
  })

  test('that asks for a card fits while no way of paying has been chosen', () => {
    const given = offer(amount(1), { conditions: { payTypes: ['card'] } })
    expect(tryCoupon(given, [line(10_000)], { ...buyer, payType: undefined }, NOW).fits).toBe(true)
  })
})

const BRANDS = ['a', 'b', 'c']
const lines = fc.array(
  fc
    .record({
      unitCents: fc.integer({ min: 1, max: 3_000_000 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      brandCode: fc.constantFrom(...BRANDS),
      categories: fc.subarray(['bags', 'shoes']),
    })
    .map(({ unitCents, ...more }) => line(unitCents, more)),
  { minLength: 1, maxLength: 5 },
)
const benefit: fc.Arbitrary<Benefit> = fc.oneof(
  fc.integer({ min: 1, max: 2_000_000 }).map(amount),
  fc
    .tuple(fc.integer({ min: 1, max: 10_000 }), fc.option(fc.integer({ min: 1, max: 100_000 })))
    .map(([share, cap]) => percent(share, cap)),
  fc.constant<Benefit>({ kind: 'delivery' }),
  fc.record({
    kind: fc.constant('buy-get' as const),
    buy: fc.integer({ min: 1, max: 2 }),
    get: fc.integer({ min: 1, max: 2 }),
    basisPoints: fc.integer({ min: 1, max: 10_000 }),
  }),
)
const offersOf = (maxLength: number) =>
  fc
    .array(
      fc.record({
        benefit,
        brands: fc.subarray(BRANDS),
        categories: fc.subarray(['bags', 'shoes']),
        minimumCents: fc.constantFrom(0, 0, 100_000),
        withOthers: fc.boolean(),
        exclusiveGroup: fc.constantFrom('', '', 'season'),
        priority: fc.integer({ min: 1, max: 3 }),
        merchantBasisPoints: fc.integer({ min: 0, max: 10_000 }),
      }),
      { maxLength },
    )
    .map((many) =>
      many.map(({ brands, categories, minimumCents, benefit: given, ...more }, at) =>
        offer(given, { campaignId: `c${at}`, conditions: { brands, categories, minimumCents }, ...more }),
      ),
    )

describe('several coupons', () => {
  test('never take more off a line than is left, bear shares that add up, and combine two by two', () => {
    fc.assert(
      fc.property(offersOf(8), lines, (offers, given) => {
        const { used, unused, savedCents } = applyCoupons(offers, given, buyer, NOW)
        expect(used.length + unused.length).toBe(offers.length)
        for (const [at, { leftCents }] of given.entries()) {
          const off = used.map(({ lineCents }) => lineCents[at] ?? 0)
          for (const cents of off) expect(cents).toBeGreaterThanOrEqual(0)
          expect(off.reduce((total, cents) => total + cents, 0)).toBeLessThanOrEqual(leftCents)
        }
        for (const one of used) {
          expect(one.merchantCents).toBeLessThanOrEqual(one.amountCents)
          for (const [at, cents] of one.merchantLineCents.entries()) expect(cents).toBeLessThanOrEqual(one.lineCents[at] ?? 0)
          for (const other of used) if (one !== other) expect(combine(one.offer, other.offer)).toBe(true)
        }
        expect(savedCents).toBe(used.reduce((total, { amountCents }) => total + amountCents, 0))
      }),
      { numRuns: 500 },
    )
  })

  test('come to the same in whatever sequence they are named', () => {
    fc.assert(
      fc.property(offersOf(6), lines, (offers, given) => {
        expect(applyCoupons(offers.toReversed(), given, buyer, NOW)).toEqual(applyCoupons(offers, given, buyer, NOW))
      }),
    )
  })

  test('are chosen so that no other set of them saves more', () => {
    fc.assert(
      fc.property(offersOf(7), lines, (offers, given) => {
        const best = bestCombination(offers, given, buyer, NOW).savedCents
        for (let set = 0; set < 2 ** offers.length; set += 1) {
          const some = offers.filter((_, at) => (set >> at) % 2 === 1)
          expect(applyCoupons(some, given, buyer, NOW).savedCents).toBeLessThanOrEqual(best)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('keep one that was chosen, though others save more', () => {
    const small = offer(amount(100), { campaignId: 'small', withOthers: false })
    const great = offer(amount(900), { campaignId: 'great' })
    expect(
      bestCombination([small, great], [line(1_000)], buyer, NOW).used.map(({ offer: { campaignId } }) => campaignId),
    ).toEqual(['great'])
    expect(bestCombination([small, great], [line(1_000)], buyer, NOW, [small])).toMatchObject({ savedCents: 100 })
  })

  test('say with which other they do not combine', () => {
    const first = offer(amount(100), { campaignId: 'first', exclusiveGroup: 'season', priority: 1, name: words('Winter') })
    const second = offer(amount(900), { campaignId: 'second', exclusiveGroup: 'season' })
    expect(applyCoupons([first, second], [line(1_000)], buyer, NOW).unused).toMatchObject([
      { offer: { campaignId: 'second' }, why: { reason: 'not-with', detail: { other: words('Winter') } } },
    ])
  })

  test('that are near some pieces are all that could be for one of them', () => {
    fc.assert(
      fc.property(offersOf(20), lines, (offers, given) => {
        const near = new Set(offersNear(offers)(given))
        for (const one of offers) if (given.some((each) => isFor(one.conditions, each))) expect(near.has(one)).toBe(true)
      }),
    )
  })
})
