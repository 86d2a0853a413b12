import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { openMember } from '#modules/members/index.server.ts'
import { startSession } from '#platform/access/sessions.server.ts'
import { sumAccounts } from '#platform/ledger.server.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/payments/payments.paths.ts'
import { listLots } from '#modules/points/index.server.ts'
import type { TestShop } from '../../test-shop.builders.ts'

export type Somebody = { token: string; accountId: string }
export type Bought = { orderNo: string; orderId: string; unitIds: string[] }

/** A member who has just signed in. */
export const newMember = (shop: TestShop): Promise<Somebody> =>
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

/** These pieces come to whoever bought them, in a parcel of their own; what follows from it is done. */
export async function receive(shop: TestShop, operator: string, { orderNo }: Bought, unitIds: string[]): Promise<void> {
  const move = (wanted: 'seller-sent' | 'dispatch' | 'receive') =>
    shop.ask(moveOrder, { orderNo, move: wanted, unitIds }, { token: operator })
  await move('seller-sent')
  await authenticateAll(benchOf(shop, operator), orderNo)
  await move('dispatch')
  await move('receive')
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
