import { listAccountsOf } from '#modules/merchants/index.server.ts'
import type { NewOrder, PlacedOrder } from '#modules/orders/index.server.ts'
import { addSales, type NewSale } from '#modules/referrals/index.server.ts'
import { referralTerms } from '#modules/settlement/settlement.rules.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import type { Buyer, Draft } from './draft-order.ts'
import type { Pricing } from './pricing.ts'
import type { Source } from './referral-source.ts'

type Placed = ReadonlyMap<NewOrder, PlacedOrder>
type Brought = { draft: Draft; source: Source; placed: PlacedOrder }

/**
 * Placed orders that a link or code has brought keep whose it was, unit by unit, and by which rule it earns. A typed code is later than any
 * link. `followed`: by whom. What an influencer buys, or a merchant of theirs sells, is kept as refused.
 */
export async function attributeSales(
  tx: Tx,
  drafts: readonly Draft[],
  placed: Placed,
  { settlement, followed }: Pick<Pricing, 'settlement'> & { followed: ReadonlyMap<Buyer, Source> },
): Promise<void> {
  const brought = drafts.flatMap((draft): Brought[] => {
    const source = draft.typed ?? followed.get(draft.buyer)
    const one = placed.get(draft.order)
    return source && one ? [{ draft, source, placed: one }] : []
  })
  if (brought.length === 0) return
  const merchants = brought.flatMap(({ draft, source }) => [
    source.merchantId,
    ...draft.order.lines.map(({ merchantId }) => merchantId),
  ])
  const people = await listAccountsOf(tx, [...new Set(merchants)])
  await addSales(
    tx,
    brought.flatMap((one) => salesOf(one, people, settlement)),
  )
}

function salesOf(
  { draft, source, placed }: Brought,
  people: ReadonlyMap<string, ReadonlySet<string>>,
  settlement: Pricing['settlement'],
): NewSale[] {
  const { buyer, order, lines, coupons } = draft
  const { linkId, merchantId, way } = source
  const own = people.get(merchantId) ?? new Set()
  return order.lines.flatMap((line, at) => {
    const sellers = people.get(line.merchantId) ?? new Set()
    const isOwnMerchant = [...own].some((account) => sellers.has(account))
    const terms = referralTerms(settlement, {
      influencer: merchantId,
      categories: lines[at]?.offer.categories ?? [],
      campaigns: coupons.filter(({ lineCents }) => (lineCents[at] ?? 0) > 0).map(({ offer }) => offer.campaignId),
      day: dayInHongKong(clock.now()),
    })
    const refused = own.has(buyer.ownerId) ? 'own' : isOwnMerchant ? 'own-merchant' : null
    const sale = { orderId: placed.orderId, linkId, merchantId, way, terms, deviceId: buyer.deviceId, refused } as const
    return (placed.unitIds[at] ?? []).map((unitId) => ({ ...sale, unitId }))
  })
}
