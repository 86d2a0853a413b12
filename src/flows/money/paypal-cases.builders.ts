import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  listDisputes,
  approveRefund,
  capturePayment,
  requestRefund,
  startPayment,
} from '#modules/orders/payments/payments.paths.ts'
import { getAdminOrder } from '#modules/orders/orders.paths.ts'
import { listReconciliations } from '#modules/treasury/reconciliation/reconciliation.paths.ts'
import { clock, DAY, dayInHongKong } from '#platform/clock.ts'
import { createLog } from '#platform/log.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import type { TestShop } from '../../test-shop.builders.ts'
import { placeAsGuest, pressCard } from '../order.builders.ts'
import { reconcileDisputes } from './dispute.ts'
import { reconcileDays } from './reconcile-days.ts'

export const PATIENCE = { timeout: 30_000, interval: 100 }
const log = createLog('silent')
export type PayPalCases = ReturnType<typeof casesIn>

/** Orders paid by PayPal, and what their buyers ask back there. */
export function casesIn(shop: TestShop, office: string) {
  const look = async (orderNo: string) => (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data
  const disputeOf = async (orderNo: string) =>
    (await shop.ask(listDisputes, {}, { token: office })).data.list.find((one) => one.orderNo === orderNo)
  const decide = async (orderNo: string, act: string) => pressCard(shop, (await disputeOf(orderNo))?.url ?? '', act)
  const lookUp = () => reconcileDisputes({ database: shop.database, payments: shop.payments, log })
  const becomes = (orderNo: string, state: string) =>
    expect.poll(async () => (await disputeOf(orderNo))?.state, PATIENCE).toBe(state)

  async function paid({ quantity = 1 } = {}) {
    const { token, answer } = await placeAsGuest(shop, [await shop.product()], { comitPayType: 'paypal', quantity })
    const { orderNo } = answer.data
    const { providerUrl: page } = (await shop.ask(startPayment, { orderNo, payType: 'paypal' }, { token })).data
    await pressCard(shop, page, 'approve')
    await shop.ask(capturePayment, { orderNo }, { token })
    return { orderNo, token, page: page ?? '' }
  }
  async function disputed({ act = 'dispute', quantity = 1 } = {}) {
    const order = await paid({ quantity })
    await pressCard(shop, order.page, act)
    await expect.poll(() => disputeOf(order.orderNo), PATIENCE).toBeDefined()
    return order
  }
  async function giveBack(orderNo: string, amount?: string) {
    const part = amount
      ? { part: 'goods' as const, amount, unitIds: [] }
      : { unitIds: (await look(orderNo)).units.map((one) => one.unitId) }
    const { refunds } = (
      await shop.ask(requestRefund, { orderNo, kind: 'refund', reason: 'A scratch.', ...part }, { token: office })
    ).data
    return shop.ask(approveRefund, { refundId: refunds[0]?.refundId ?? '' }, { token: await shop.colleague() })
  }
  /** What PayPal reports of today, as the books are compared with it tomorrow. */
  const reportTomorrow = async () => {
    await runSql(shop.database, sql`delete from reconciliations`)
    const today = dayInHongKong(clock.now())
    clock.advance(DAY)
    await reconcileDays({ database: shop.database, payments: shop.payments, log })
    clock.reset()
    const { list } = (await shop.ask(listReconciliations, {}, { token: office })).data
    return list.find((one) => one.day === today && one.method === 'paypal')
  }
  return { look, disputeOf, decide, lookUp, becomes, paid, disputed, giveBack, reportTomorrow }
}
