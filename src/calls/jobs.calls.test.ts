import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { emit } from '#events/events.server.ts'
import { placeAsGuest, pressCard } from '#flows/order.builders.ts'
import { refusals } from '#refusals.ts'
import { getOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { startPayment } from '#modules/orders/payments/payments.paths.ts'
import { giveUpJob, listJobs, retryJob } from '#modules/jobs/jobs.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'

const PATIENCE = { timeout: 60_000, interval: 50 }
let shop: TestShop
let work: { stop: () => Promise<void> }
let administrator: string
let desk: string
beforeAll(async () => {
  shop = await startTestShop()
  work = await shop.work()
  administrator = await shop.operator(['administrator'])
  desk = await shop.operator(['order-desk'])
})
afterAll(async () => {
  await work.stop()
  await shop.stop()
})

const seenBy = async (token: string) => (await shop.ask(listJobs, {}, { token })).data
const item = async (kind: string, token = administrator) => (await seenBy(token)).list.find((one) => one.kind === kind)

/** An order that was paid by card and is to be refunded while the provider is down. */
async function stuckRefund() {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { comitPayType: 'card' })
  const { orderNo } = answer.data
  const { providerUrl } = (await shop.ask(startPayment, { orderNo, payType: 'card' }, { token })).data
  await pressCard(shop, providerUrl, 'succeed')
  const state = async () => (await shop.ask(getOrder, { orderNo }, { token })).data.state
  await expect.poll(state, PATIENCE).toBe('pending-seller-delivery')
  shop.faults.set({ path: '/refunds', fault: 'error' })
  await shop.ask(moveOrder, { orderNo, move: 'request-refund' }, { token: administrator })
  await shop.ask(moveOrder, { orderNo, move: 'refund' }, { token: await shop.colleague() })
  return { orderNo, state }
}

test('a refund the provider does not answer stands in the room with its order, and is made as soon as somebody tries it again', async () => {
  const { orderNo, state } = await stuckRefund()
  await expect
    .poll(() => item('payment-refund'), PATIENCE)
    .toMatchObject({ source: 'outside', state: 'failing', subject: orderNo, orderNo })
  const found = await item('payment-refund')
  expect(found?.problem).toContain('500')
  // So far away that only somebody can bring it forward.
  const later = sql`update outside_calls set next_attempt_at = now() + interval '1 hour' where kind = 'payment-refund' and not under_way
    returning call_id`
  await expect.poll(async () => (await runSql(shop.database, later)).rows, PATIENCE).toHaveLength(1)
  shop.faults.clear()
  expect((await shop.ask(retryJob, { source: 'outside', id: found!.id }, { token: administrator })).code).toBe(200)
  await expect.poll(state, PATIENCE).toBe('refunded')
  expect(await item('payment-refund')).toBeUndefined()
})

test('an effect that has died waits for somebody, is given up only with a reason, and the reason stays', async () => {
  await shop.database.inTransaction((tx) => emit(tx, 'order-paid', { orderId: newId(), by: { kind: 'operator' } }))
  await expect.poll(() => item('order-mail'), PATIENCE).toMatchObject({ source: 'event', state: 'failing' })
  const fail = sql`select graphile_worker.permanently_fail_jobs(array_agg(id), 'it cannot be')
    from graphile_worker.jobs where task_identifier = 'event:order-mail' and locked_at is null`
  // One that is just being tried again is not failed by this.
  await expect
    .poll(async () => (await runSql(shop.database, fail), item('order-mail')), PATIENCE)
    .toMatchObject({ state: 'dead', nextTime: null })
  const dead = await item('order-mail')
  const { id } = dead!
  const nameless = await shop.ask(giveUpJob, { source: 'event', id, reason: ' ' }, { token: administrator })
  expect(nameless.code).toBe(refusals.BAD_INPUT.code)
  const before = await seenBy(administrator)
  const { data } = await shop.ask(giveUpJob, { source: 'event', id, reason: 'There is no such order.' }, { token: administrator })
  expect(data.dead).toBe(before.dead - 1)
  expect(await item('order-mail')).toBeUndefined()
  expect((await shop.ask(retryJob, { source: 'event', id }, { token: administrator })).code).toBe(refusals.WORK_IS_DONE.code)
  const trail = await readRows(
    shop.database.pool,
    z.object({ after: z.unknown() }),
    sql`select after from audit_trail where action = 'work-given-up' and subject_id = ${id}`,
  )
  expect(trail).toEqual([{ after: { kind: 'order-mail', reason: 'There is no such order.' } }])
})

test('the order desk sees mails and may try them again; what is about money, and giving up, is the administrator’s', async () => {
  const { orderNo } = await stuckRefund()
  await runSql(
    shop.database,
    sql`update outside_calls set state = 'failed', last_error = 'no such person', settled_at = now() where kind = 'mail'`,
  )
  await expect.poll(async () => (await item('payment-refund'))?.orderNo, PATIENCE).toBe(orderNo)
  const refund = await item('payment-refund')
  const mail = await item('mail', desk)
  expect(mail).toMatchObject({ state: 'dead', problem: 'no such person' })
  expect((await seenBy(desk)).list.map(({ kind }) => kind)).not.toContain('payment-refund')
  expect((await seenBy(desk)).timed).toEqual([])
  const asked = { source: 'outside' as const, id: refund!.id }
  expect((await shop.ask(retryJob, asked, { token: desk })).code).toBe(refusals.NOT_PERMITTED.code)
  expect((await shop.ask(giveUpJob, { source: 'outside', id: mail!.id, reason: 'Wrong address.' }, { token: desk })).code).toBe(
    refusals.NOT_PERMITTED.code,
  )
  expect((await shop.ask(retryJob, { source: 'outside', id: mail!.id }, { token: desk })).code).toBe(200)
  const state = async () =>
    (
      await readRows(
        shop.database.pool,
        z.object({ state: z.string() }),
        sql`select state from outside_calls where call_id = ${mail!.id}`,
      )
    )[0]?.state
  await expect.poll(state, PATIENCE).toBe('confirmed')
  shop.faults.clear()
})
