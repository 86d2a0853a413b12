import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import type { DecideInput } from '#modules/authentication/authentication.contract.ts'
import { listBench } from '#modules/authentication/authentication.paths.ts'
import { checkCertificate } from '#modules/certificates/certificates.paths.ts'
import { getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { authenticateAll, benchOf, openBench } from './bench.builders.ts'

let shop: TestShop
let work: Awaited<ReturnType<typeof openBench>>
beforeAll(async () => {
  shop = await startTestShop()
  work = await openBench(shop)
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const reject = { result: 'reject', reason: 'The lining is nylon.' } as const
const orderOf = async (orderNo: string) => (await shop.ask(getAdminOrder, { orderNo }, { token: work.office })).data

test('what came in first is looked at first; a label, a number or a word finds it, and what is elsewhere is said to be', async () => {
  const first = await work.bringIn(2)
  const second = await work.bringIn()
  const { list, total } = (await shop.ask(listBench, {}, { token: work.bench })).data
  const numbers = list.map(({ orderNo }) => orderNo)
  expect(total).toBe(list.length)
  expect(numbers.indexOf(first.orderNo)).toBeLessThan(numbers.indexOf(second.orderNo))
  expect(list[0]).toMatchObject({ kind: 'bag', state: 'with-us' })
  const scanned = (await shop.ask(listBench, { word: `${first.orderNo.toLowerCase()}-2` }, { token: work.bench })).data
  expect(scanned.list).toMatchObject([{ unitCode: `${first.orderNo}-2` }])
  expect((await shop.ask(listBench, { word: first.orderNo }, { token: work.bench })).data.list).toHaveLength(2)
  expect((await shop.ask(listBench, { word: 'TOTE' }, { token: work.bench })).data.list.length).toBe(total)
  await authenticateAll(benchOf(shop, work.bench), second.orderNo)
  const gone = (await shop.ask(listBench, { word: second.orderNo }, { token: work.bench })).data
  expect([gone.list, gone.elsewhere]).toMatchObject([[], [{ state: 'passed' }]])
  await authenticateAll(benchOf(shop, work.bench), first.orderNo)
})

test('a piece passes when all of it was looked at and photographed; it can leave then, and has a certificate', async () => {
  const { orderNo, unitIds } = await work.bringIn()
  const [unitId = ''] = unitIds
  expect((await shop.ask(moveOrder, { orderNo, move: 'dispatch' }, { token: work.office })).code).toBe(
    refusals.ORDER_MOVED_ON.code,
  )
  const uploadId = await work.photograph()
  for (const [wrong, field] of [
    [{ answers: {} }, 'answers.material'],
    [{ pictures: [] }, 'pictures'],
    [{ ...reject, reason: ' ' }, 'reason'],
  ] satisfies [Partial<DecideInput>, string][])
    expect(await work.decide(unitId, uploadId, wrong)).toMatchObject({ code: refusals.BAD_INPUT.code, data: { field } })
  expect((await work.decide(unitId, await work.photograph(work.office))).code).toBe(refusals.NOT_FOUND.code)
  const passed = await work.decide(unitId, uploadId)
  expect(passed.data).toMatchObject({ orderNo, result: 'pass' })
  expect((await orderOf(orderNo)).units).toMatchObject([{ state: 'passed' }])
  const shown = (await shop.ask(checkCertificate, { code: passed.data.certificateCode })).data
  expect(shown).toMatchObject({ state: 'genuine', title: 'Leather tote bag', kind: 'other', withdrawn: null })
  expect(shown.pictures).toHaveLength(1)
  expect((await fetch(`${shop.url}/media/${shown.pictures[0]?.picture.hash}/120.webp`)).status).toBe(200)
  expect((await shop.ask(moveOrder, { orderNo, move: 'dispatch' }, { token: work.office })).data.state).toBe('to-be-received')
})

test('a piece is decided once: not twice, not otherwise afterwards, and not by two at once', async () => {
  const { orderNo, unitIds } = await work.bringIn(2)
  const [one = '', other = ''] = unitIds
  const uploads = [await work.photograph(), await work.photograph()]
  await work.decide(one, uploads[0] ?? '')
  for (const again of [{}, reject])
    expect((await work.decide(one, uploads[1] ?? '', again)).code).toBe(refusals.PIECE_DECIDED.code)
  const colleague = await shop.operator(['authenticator'])
  const answers = await Promise.all([
    work.decide(other, uploads[1] ?? ''),
    work.decide(other, uploads[1] ?? '', reject),
    work.decide(other, await work.photograph(colleague), {}, colleague),
    work.decide(other, '', { ...reject, pictures: [] }, colleague),
  ])
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === refusals.PIECE_DECIDED.code)).toHaveLength(3)
  const { units } = await orderOf(orderNo)
  expect(units[0]?.state).toBe('passed')
  expect(['passed', 'rejected']).toContain(units[1]?.state)
})

test('what does not pass has no certificate; its price is asked back at once, and the others of its order go on', async () => {
  const { orderNo, unitIds } = await work.bringIn(2)
  const [one = '', other = ''] = unitIds
  const turned = await work.decide(one, '', { ...reject, pictures: [] })
  expect(turned.data).toMatchObject({ result: 'reject', certificateCode: '' })
  const after = await orderOf(orderNo)
  expect(after).toMatchObject({
    state: 'pending-platform-delivery',
    units: [{ state: 'rejected', isWithUs: true, left: '0.00' }, { state: 'with-us' }],
    refunds: [{ kind: 'refund', state: 'requested', amount: '12000.00', reason: reject.reason }],
  })
  await work.decide(other, '', { ...reject, pictures: [] })
  expect((await orderOf(orderNo)).state).toBe('refund-pending')
  await shop.workOff()
  const mails = await readRows(
    shop.database.pool,
    z.object({ body: z.string() }),
    sql`select body from mails where subject = ${`Order ${orderNo}: 2 items have not passed authentication`}`,
  )
  // Both within a moment: one mail, which says how the money of both comes.
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain('What you paid is refunded:\nHK$24,000 by bank transfer: we will ask you for the account')
})
