import { expect } from 'vitest'
import { balanceEntry } from '#modules/balance/index.server.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { buildCampaign, type BuildCampaign, buildCoupon } from '#modules/coupons/coupons.builders.ts'
import { campaignsChanged } from '#modules/coupons/index.server.ts'
import { getAdminOrder } from '#modules/orders/orders.paths.ts'
import type { RefundInput } from '#modules/orders/payments/payments.contract.ts'
import { approveRefund, confirmPayment, requestRefund, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { newMember, type Somebody } from '#flows/points/points.builders.ts'
import { addLot } from '#modules/points/lots.ts'
import { entryOf, ISSUED, otherSide } from '#modules/points/lots.rules.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { post } from '#platform/ledger.server.ts'
import { payOutAll } from '../order.builders.ts'
import type { TestShop } from '../../test-shop.builders.ts'

/** Somebody has so many points more, in a lot of their own that ends in so many days. */
export const givePoints = (shop: Pick<TestShop, 'database'>, ownerId: string, points: number, days = 100): Promise<string> =>
  shop.database.inTransaction(async (tx) => {
    const subjectId = newId()
    const expiresAt = new Date(clock.now().getTime() + days * DAY)
    const lot = await addLot(tx, { ownerId, expiresAt, source: 'correction', sourceId: subjectId })
    await post(tx, { kind: 'points-correction', subjectId, entries: [entryOf(ownerId, lot, points), otherSide(ISSUED, -points)] })
    return lot
  })

/** Somebody has so much more on their balance. */
export const giveBalance = (shop: Pick<TestShop, 'database'>, ownerId: string, cents: number): Promise<boolean> =>
  shop.database.inTransaction((tx) =>
    post(tx, {
      kind: 'goodwill-balance',
      subjectId: newId(),
      entries: [balanceEntry(ownerId, cents), { purpose: 'goodwill', amount: cents }],
    }),
  )

/** A piece at this price, as many as anybody wants. */
export const buildPiece = (shop: TestShop, cents: number, brandCode?: string): Promise<BuiltProduct> =>
  shop.product({
    ...(brandCode ? { brandCode } : {}),
    colours: [
      { colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ salePriceCents: cents, available: 90 }] }] },
    ],
  })

export async function runCampaign(shop: TestShop, wanted: BuildCampaign): Promise<string> {
  const id = await shop.database.inTransaction((tx) => buildCampaign(tx, wanted))
  campaignsChanged()
  return id
}

/** Answers its code. */
export async function giveCouponTo(shop: TestShop, { accountId: ownerId }: Somebody, campaignId: string): Promise<string> {
  const code = `C${newSpokenCode(10)}`
  await shop.database.inTransaction((tx) => buildCoupon(tx, { campaignId, ownerId, code }))
  return code
}

export async function richMember(shop: TestShop, { held = 0, cents = 0 } = {}): Promise<Somebody> {
  const who = await newMember(shop)
  if (held > 0) await givePoints(shop, who.accountId, held)
  if (cents > 0) await giveBalance(shop, who.accountId, cents)
  return who
}

export async function payByBank(shop: TestShop, operator: string, { token }: Somebody, orderNo: string): Promise<void> {
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  expect((await shop.ask(confirmPayment, { paymentId }, { token: operator })).code).toBe(200)
}

/** Asked for, approved and paid out; of everything, unless it is said. */
export async function giveBack(shop: TestShop, operator: string, orderNo: string, wanted: Partial<RefundInput> = {}) {
  const asked = await shop.ask(requestRefund, { orderNo, kind: 'refund', reason: 'as agreed', ...wanted }, { token: operator })
  expect(asked.code).toBe(200)
  const refund = asked.data.refunds.find(({ state }) => state === 'requested')
  await shop.ask(approveRefund, { refundId: refund?.refundId ?? '' }, { token: await shop.colleague() })
  await payOutAll(shop, operator, orderNo)
  return (await shop.ask(getAdminOrder, { orderNo }, { token: operator })).data
}
