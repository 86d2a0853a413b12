import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { openMember } from '#modules/members/index.server.ts'
import { startSession } from '#platform/access/sessions.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockHolders, post, sumAccounts } from '#platform/ledger.server.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { askCorrection, decideCorrection } from '#modules/points/points-page.paths.ts'
import { creditReturned, entriesToReturn, entriesToSpend, listLots, takeBackPieces } from '#modules/points/index.server.ts'
import type { TestShop } from '../../test-shop.builders.ts'

export type Somebody = { token: string; accountId: string }
export type Bought = { orderNo: string; orderId: string; unitIds: string[] }

/** A member who has just signed in. */
export const newMember = (shop: Pick<TestShop, 'database'>): Promise<Somebody> =>
  shop.database.inTransaction(async (tx) => {
    const accountId = await openMember(tx, { language: 'en', invitedBy: undefined })
    return { accountId, token: await startSession(tx, 'member', accountId) }
  })

/** Pieces of one product at this price, bought and paid for. */
export async function buy(shop: TestShop, operator: string, token: string, cents: number, quantity = 1): Promise<Bought> {
  const variants = [{ offers: [{ salePriceCents: cents, available: 50 }] }]
  const product = await shop.product({ colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants }] })
  const { answer } = await placeAsGuest(shop, [product], { token, quantity })
  const { orderNo } = answer.data
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: operator })
  const { units } = (await shop.ask(getAdminOrder, { orderNo }, { token: operator })).data
  const { order_id: orderId } = await shop.database.pool
    .selectFrom('orders')
    .select('order_id')
    .where('order_number', '=', orderNo)
    .executeTakeFirstOrThrow()
  return { orderNo, orderId, unitIds: units.map(({ unitId }) => unitId) }
}

/** These pieces leave in a parcel of their own. */
export async function send(shop: TestShop, operator: string, { orderNo }: Bought, unitIds: string[]): Promise<void> {
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent', unitIds }, { token: operator })
  await authenticateAll(benchOf(shop, operator), orderNo)
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', unitIds }, { token: operator })
}

/** And come to the buyer; what follows from it is done. */
export async function receive(shop: TestShop, operator: string, bought: Bought, unitIds: string[]): Promise<void> {
  await send(shop, operator, bought, unitIds)
  await shop.ask(moveOrder, { orderNo: bought.orderNo, move: 'receive', unitIds }, { token: operator })
  await shop.workOff()
}

/** What is left in each lot of somebody, what ends first first. */
export const lotsOf = async (shop: TestShop, accountId: string): Promise<number[]> =>
  ((await listLots(shop.database.pool, [accountId])).get(accountId) ?? []).map(({ left }) => left)

export const owedBy = async (shop: TestShop, accountId: string): Promise<number> =>
  0 -
  (await sumAccounts(shop.database.pool, { purpose: 'points-debt', unit: 'points' }, [accountId])).reduce(
    (sum, { amount }) => sum + amount,
    0,
  )

/** So many points more or fewer, as two people of the shop have agreed. */
export async function correct(
  shop: TestShop,
  [one, other]: [string, string],
  accountId: string,
  points: number,
): Promise<number> {
  const asked = await shop.ask(askCorrection, { accountId, points, reason: 'as agreed' }, { token: one })
  if (asked.code !== 200) return asked.code
  const { correctionId = '' } = asked.data.corrections[0] ?? {}
  return (await shop.ask(decideCorrection, { correctionId, agree: true }, { token: other })).code
}

/** As an order that is placed does; throws a RangeError when there are not so many. */
export const spend = (shop: TestShop, accountId: string, orderId: string, points: number): Promise<boolean> =>
  shop.database.inTransaction(async (tx) => {
    await lockHolders(tx, [accountId])
    const entries = entriesToSpend(accountId, (await listLots(tx, [accountId])).get(accountId) ?? [], points)
    return post(tx, { kind: 'rewards-held', subjectId: orderId, orderId, entries })
  })

/** As a refund does, by its own id. */
export const giveBack = (shop: TestShop, orderId: string, points: number, returnedDays = 30): Promise<boolean> =>
  shop.database.inTransaction(async (tx) => {
    const back = await entriesToReturn(tx, { order_id: orderId }, points)
    const entries = await creditReturned(tx, back, { returnedDays })
    return post(tx, { kind: 'points-returned', subjectId: newId(), orderId, entries })
  })

export const takeBack = (shop: TestShop, orderId: string, unitIds: string[]): Promise<void> =>
  shop.database.inTransaction((tx) => takeBackPieces(tx, orderId, unitIds))
