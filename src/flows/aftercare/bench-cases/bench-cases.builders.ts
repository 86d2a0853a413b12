import { sql } from 'kysely'
import { benchOf, passes, sendPhotograph } from '#flows/delivery/bench.builders.ts'
import { type BuiltMerchant, merchantOf, paidOrderOf, productOf } from '#flows/sellers/sellers.builders.ts'
import { decidePiece } from '#modules/authentication/authentication.paths.ts'
import type { BuyerAct, MerchantAct } from '#modules/bench-cases/bench-cases.rules.ts'
import {
  answerBuyer,
  answerCase,
  getAdminCase,
  listBuyerCases,
  listMerchantCases,
  proposePrice,
  settleCase,
} from '#modules/bench-cases/bench-cases.paths.ts'
import { getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { hashToken } from '#platform/ids.server.ts'
import { createLog } from '#platform/log.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import type { TestShop } from '../../../test-shop.builders.ts'
import { runOutCases } from './run-out-cases.ts'

export const SCRATCH = 'A scratch on the clasp.'
export const SEND = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }

/** Pieces of a merchant on the bench, and who decides about them. */
export async function benchCasesOf(shop: TestShop, code: string) {
  const office = await stays(shop, await shop.operator())
  const merchant = await merchantOf(shop, code)
  await stays(shop, merchant.token)
  const bench = benchOf(shop, office)
  /** Paid for by transfer, and with us; HK$12,000 each. */
  const bringIn = async (quantity = 1, of: BuiltMerchant = merchant) => {
    const order = await paidOrderOf(shop, office, [await productOf(shop, of)], quantity)
    await stays(shop, order.token)
    const { units } = (await shop.ask(moveOrder, { orderNo: order.orderNo, move: 'seller-sent' }, { token: office })).data
    return { ...order, unitIds: units.map(({ unitId }) => unitId), unitId: units[0]?.unitId ?? '' }
  }
  const propose = async (unitId: string, price = '10500', more: { finding?: string; pictures?: string[] } = {}) =>
    shop.ask(
      proposePrice,
      { unitId, price, finding: SCRATCH, pictures: more.pictures ?? [await sendPhotograph(bench)], ...more },
      { token: office },
    )
  return {
    office,
    merchant,
    bench,
    bringIn,
    propose,
    proposed: async (price?: string) => {
      const order = await bringIn()
      return { ...order, caseNo: (await propose(order.unitId, price)).data.caseNo }
    },
    reject: async (unitId: string, reason = 'The stamp is not the maker’s.') =>
      shop.ask(decidePiece, { ...passes(unitId, await sendPhotograph(bench)), result: 'reject', reason }, { token: office }),
    ofSeller: async (orderNo: string, token = merchant.token) =>
      (await shop.ask(listMerchantCases, { orderNo }, { token })).data.list,
    oneOf: async (orderNo: string) => {
      const [first] = (await shop.ask(listMerchantCases, { orderNo }, { token: merchant.token })).data.list
      return { caseNo: first?.caseNo ?? '', dueTime: first?.dueTime ?? '', acts: first?.acts ?? [] }
    },
    ofBuyer: async ({ orderNo, token }: { orderNo: string; token: string }) =>
      (await shop.ask(listBuyerCases, { orderNo }, { token })).data.list,
    answer: (caseNo: string, act: MerchantAct, token = merchant.token) => shop.ask(answerCase, { caseNo, act }, { token }),
    decide: (caseNo: string, act: BuyerAct, token: string) => shop.ask(answerBuyer, { caseNo, act }, { token }),
    ofDesk: async (caseNo: string) => (await shop.ask(getAdminCase, { caseNo }, { token: office })).data,
    settle: (caseNo: string, act: 'hand-over' | 'send-back', more: object = {}) =>
      shop.ask(settleCase, { caseNo, act, ...more }, { token: office }),
    orderOf: async (orderNo: string) => (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data,
    runOut: () => runOutCases({ database: shop.database, log: createLog('silent') }),
  }
}

/** Days pass here that no session lasts. */
async function stays(shop: TestShop, token: string): Promise<string> {
  await runSql(
    shop.database,
    sql`update sessions set expires_at = expires_at + interval '1 year' where token_hash = ${hashToken(token)}`,
  )
  return token
}
