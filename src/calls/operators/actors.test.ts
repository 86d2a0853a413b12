import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { signingWith } from '#platform/access/signing.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { checkTrail, sealTrail } from '#modules/audit/index.server.ts'
import { confirmReceipt, getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

/** An operator may have any name, also one by which the program used to know shoppers and the clock. */
async function operatorCalled(name: string): Promise<string> {
  const token = await shop.operator()
  await runSql(
    shop.database,
    sql`update operators set name = ${name} where operator_id =
      (select account_id from sessions where kind = 'operator' order by created_at desc limit 1)`,
  )
  return token
}

async function sentBy(operator: string): Promise<{ orderNo: string; token: string }> {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()])
  const { orderNo } = answer.data
  const payment = await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })
  await shop.ask(confirmPayment, { paymentId: payment.data.paymentId }, { token: operator })
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: operator })
  await authenticateAll(benchOf(shop, operator), orderNo)
  await shop.ask(moveOrder, { orderNo, move: 'dispatch' }, { token: operator })
  return { orderNo, token }
}

const historyOf = async (orderNo: string, token: string) => {
  const { history } = (await shop.ask(getAdminOrder, { orderNo }, { token })).data
  return history.map(({ move, actorKind, actor }) => [move, actorKind, actor])
}
const toldOf = async (orderNo: string) => {
  const by = z.object({ kind: z.string() })
  const told = await readRows(
    shop.database.pool,
    z.object({ by }),
    sql`select payload -> 'by' as by from outbox join orders on order_id::text = payload ->> 'orderId'
      where topic = 'order-received' and order_number = ${orderNo}`,
  )
  return told.map((one) => one.by.kind)
}

test('an operator who is called “shopper” is an operator to the history, the trail and everybody who is told', async () => {
  const operator = await operatorCalled('shopper')
  const { orderNo } = await sentBy(operator)
  await shop.ask(moveOrder, { orderNo, move: 'receive' }, { token: operator })
  const history = await historyOf(orderNo, operator)
  expect(history[0]).toEqual(['place', 'shopper', ''])
  expect(history.at(-1)).toEqual(['receive', 'operator', 'shopper'])
  expect(await toldOf(orderNo)).toEqual(['operator'])
  const trail = await readRows(
    shop.database.pool,
    z.object({ kind: z.string(), name: z.string() }),
    sql`select actor_kind as kind, actor as name from audit_trail where action = 'order-receive' and subject_id = ${orderNo}`,
  )
  expect(trail).toEqual([{ kind: 'operator', name: 'shopper' }])
})

test('what was written when an actor was one name is told apart by the account behind it, and the sealed trail holds', async () => {
  const signing = signingWith(readSettings({}).CERTIFICATE_KEYS)
  const operator = await operatorCalled('shopper')
  const byOperator = await sentBy(operator)
  await shop.ask(moveOrder, { orderNo: byOperator.orderNo, move: 'receive' }, { token: operator })
  const byShopper = await sentBy(operator)
  await shop.ask(confirmReceipt, { orderNo: byShopper.orderNo }, { token: byShopper.token })
  const now = [await historyOf(byOperator.orderNo, operator), await historyOf(byShopper.orderNo, operator)]

  const migration = await readFile(new URL('../../../migrations/0465-actors.sql', import.meta.url), 'utf8')
  await shop.database.inTransaction(async (tx) => {
    await sql.raw(asBefore).execute(tx)
    await sql.raw(migration).execute(tx)
  })

  expect([await historyOf(byOperator.orderNo, operator), await historyOf(byShopper.orderNo, operator)]).toEqual(now)
  expect(await toldOf(byOperator.orderNo)).toEqual(['operator'])
  expect(await toldOf(byShopper.orderNo)).toEqual(['shopper'])
  await shop.database.inTransaction((tx) => sealTrail(tx, signing))
  await expect(checkTrail(shop.database.pool, signing)).resolves.toMatchObject({})
})

/** The tables as they were, with what was written into them. */
const asBefore = `
  update order_history set actor = actor_kind where actor_kind in ('shopper', 'clock', 'bank');
  alter table order_history drop column actor_kind;
  alter table claim_steps drop column actor_kind;
  alter table return_steps drop column actor_kind;
  alter table stock_changes drop column actor_kind;
  alter table authentications drop column actor_kind;
  alter table member_notes drop column actor_kind;
  alter table audit_trail drop column actor_kind;
  alter table audit_seals drop column format;
  update outbox set payload = payload - 'by' || jsonb_build_object('cause',
    case payload -> 'by' ->> 'kind' when 'shopper' then 'shopper' when 'clock' then 'time' else 'shop' end) where payload ? 'by';`
