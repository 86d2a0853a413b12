import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceEntry } from '#modules/balance/index.server.ts'
import { buildCampaign } from '#modules/coupons/coupons.builders.ts'
import { campaignsChanged } from '#modules/coupons/index.server.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { post } from '#platform/ledger.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { requireInvariants } from './invariants.builders.ts'
import { placeAsGuest } from './order.builders.ts'
import { giveBalance, givePoints } from './place-order/rewards.builders.ts'
import { newMember, type Somebody } from './points/points.builders.ts'

let shop: TestShop
let who: Somebody

/** Two orders with a coupon, points and balance: one paid, one not. */
beforeAll(async () => {
  shop = await startTestShop()
  who = await newMember(shop)
  await givePoints(shop, who.accountId, 500)
  await giveBalance(shop, who.accountId, 50_000)
  await shop.database.inTransaction((tx) =>
    buildCampaign(tx, { budget_uses: 2, budget_cents: 40_000, merchant_basis_points: 5_000 }),
  )
  campaignsChanged()
  const product = await shop.product()
  const { orderNo } = (await placeAsGuest(shop, [product], { token: who.token, usePoints: true })).answer.data
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token: who.token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: await shop.operator() })
  await placeAsGuest(shop, [product], { token: who.token, useBalance: true })
})
afterAll(() => shop.stop())

test.each([
  ['no campaign gives more than it may', sql`update campaigns set budget_uses = 1`, sql`update campaigns set budget_uses = 2`],
  [
    'no campaign gives more than it may',
    sql`update campaigns set budget_cents = 39999`,
    sql`update campaigns set budget_cents = 40000`,
  ],
  [
    'nobody has more of a campaign than each may',
    sql`update campaigns set per_member = 1`,
    sql`update campaigns set per_member = null`,
  ],
  [
    'a coupon waits as long as its order does',
    sql`update coupons set state = 'locked' where order_id in (select order_id from orders where paid_at is not null)`,
    sql`update coupons set state = 'used' where order_id in (select order_id from orders where paid_at is not null)`,
  ],
  [
    'what coupons have cost is what they take off',
    sql`update coupons set amount_cents = amount_cents - 1`,
    sql`update coupons set amount_cents = amount_cents + 1`,
  ],
  [
    'merchants bear their part of it',
    sql`update coupons set merchant_cents = merchant_cents + 1`,
    sql`update coupons set merchant_cents = merchant_cents - 1`,
  ],
  [
    'a coupon has come back where all that it reduced went back, and nowhere else',
    sql`update coupons set returned_at = now() where state = 'used'`,
    sql`update coupons set returned_at = null`,
  ],
] as const)('%s: what breaks it is found, and nothing else', async (rule, breaks, mends) => {
  await requireInvariants(shop.database)
  await runSql(shop.database, breaks)
  await expect(requireInvariants(shop.database)).rejects.toThrow(rule)
  await runSql(shop.database, mends)
  await requireInvariants(shop.database)
})

test('a cent more on a balance than came to it is found, though the ledger balances', async () => {
  const more = (cents: number) =>
    shop.database.inTransaction((tx) =>
      post(tx, {
        kind: 'refund',
        subjectId: newId(),
        entries: [balanceEntry(who.accountId, cents), { purpose: 'goodwill', amount: cents }],
      }),
    )
  await more(1)
  await expect(requireInvariants(shop.database)).rejects.toThrow('somebody has what came to their balance')
  await more(-1)
  await requireInvariants(shop.database)
})
