import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeAsGuest } from '#flows/order.builders.ts'
import { receipt, upload } from '#flows/receipt.builders.ts'
import { find } from '#modules/finder/finder.paths.ts'
import type { FoundThing } from '#modules/finder/finder.contract.ts'
import { confirmPayment, startPayment, uploadReceipt } from '#modules/orders/payments/payments.paths.ts'
import { showToday } from '#modules/reports/reports.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let orderNo: string
let spuCode: string
let productId: string
beforeAll(async () => {
  shop = await startTestShop()
  const product = await shop.product({ brandCode: 'maison-verte', nameEn: 'Silk scarf', nameZh: '真絲圍巾' })
  spuCode = product.spuCode
  productId = product.productId
  const buy = async (): Promise<string> => {
    const { token, answer } = await placeAsGuest(shop, [product])
    const { paymentId } = (await shop.ask(startPayment, { orderNo: answer.data.orderNo, payType: 'bank' }, { token })).data
    await shop.ask(confirmPayment, { paymentId }, { token: await shop.operator(['finance']) })
    return answer.data.orderNo
  }
  await buy()
  clock.advance(7 * DAY)
  await buy()
  orderNo = await buy()
})
afterAll(async () => {
  clock.reset()
  await shop.stop()
})

const today = async (roles: string[]) => (await shop.ask(showToday, {}, { token: await shop.operator(roles) })).data
const found = async (word: string, roles: string[], language: 'en_US' | 'cht_CN' = 'en_US'): Promise<FoundThing[]> =>
  (await shop.ask(find, { word }, { token: await shop.operator(roles), language })).data.list
const kinds = async (word: string, roles: string[]) => [...new Set((await found(word, roles)).map(({ kind }) => kind))]

test('today stands beside the same day a week ago, and each role is shown only what it may see and do', async () => {
  const all = await today(['administrator'])
  expect(all.sales?.now).toMatchObject({ placed: 2, paid: 2, sales: '24000.00' })
  expect(all.sales?.before).toMatchObject({ placed: 1, paid: 1, sales: '12000.00' })
  expect(all.waiting).toHaveLength(24)
  expect(all.orders?.[0]?.orderNo).toBe(orderNo)
  const merchandiser = await today(['merchandiser'])
  expect([merchandiser.sales === null, merchandiser.orders]).toEqual([false, null])
  expect(merchandiser.waiting.map(({ room }) => room)).toEqual(['listings', 'approvals', 'drafts', 'price-changes'])
  const support = await today(['support'])
  expect(support.sales).toBeNull()
  expect(support.waiting.map(({ room }) => room)).toEqual([
    'applications',
    'merchant-accounts',
    'merchant-health',
    'closing-shops',
    'approvals',
    'moderation',
    'sourcing',
  ])
  expect((await today(['authenticator'])).waiting.map(({ room }) => room)).toEqual(['bench'])
})

test('backups that are late, or that there are none, wait in the first room of an administrator, and of nobody else', async () => {
  const waiting = async (roles = ['administrator']) => (await today(roles)).waiting.find(({ room }) => room === 'backups')?.num
  const say = (keeps: boolean, baseLate: string, walAt: string, filesLate: string) =>
    runSql(
      shop.database,
      sql`insert into backup_state (keeps, late_at, wal_at, files_late_at)
        values (${keeps}, now() + ${baseLate}::interval, now() - ${walAt}::interval, now() + ${filesLate}::interval)
        on conflict (only_one) do update set keeps = excluded.keeps, late_at = excluded.late_at, wal_at = excluded.wal_at,
          files_late_at = excluded.files_late_at`,
    )
  expect(await waiting()).toBe(0)
  const told: (number | undefined)[] = []
  for (const [keeps, baseLate, walAt, filesLate] of [
    [true, '1 hour', '1 minute', '1 hour'],
    [true, '-1 minute', '1 minute', '1 hour'],
    [true, '1 hour', '11 minutes', '1 hour'],
    [true, '1 hour', '1 minute', '-1 minute'],
    [false, '1 hour', '1 minute', '1 hour'],
  ] as const) {
    await say(keeps, baseLate, walAt, filesLate)
    told.push(await waiting())
  }
  expect(told).toEqual([0, 1, 1, 1, 1])
  expect(await waiting(['finance'])).toBe(undefined)
  await runSql(shop.database, sql`delete from backup_state`)
})

test('a picture of a transfer waits for whoever looks at the bank, until it is confirmed', async () => {
  const waiting = async () => (await today(['finance'])).waiting.find(({ room }) => room === 'receipts')?.num
  const { token, answer } = await placeAsGuest(shop, [await shop.product()])
  const { orderNo: waits } = answer.data
  const { paymentId } = (await shop.ask(startPayment, { orderNo: waits, payType: 'bank' }, { token })).data
  expect(await waiting()).toBe(0)
  const { uploadId } = (await upload(shop, token, await receipt())).data
  await shop.ask(uploadReceipt, { orderNo: waits, uploadId }, { token })
  expect(await waiting()).toBe(1)
  await shop.ask(confirmPayment, { paymentId }, { token: await shop.operator(['finance']) })
  expect(await waiting()).toBe(0)
})

test('what is looked for is found by number, code, name in both languages and contact, and by permission alone', async () => {
  expect((await found(orderNo.toLowerCase(), ['order-desk']))[0]).toMatchObject({ kind: 'order', id: orderNo })
  expect((await found(spuCode, ['merchandiser']))[0]).toMatchObject({ kind: 'product', id: productId })
  expect((await found('圍巾', ['merchandiser'], 'cht_CN'))[0]).toMatchObject({
    kind: 'product',
    name: expect.stringContaining('真絲圍巾'),
  })
  expect((await found('maison', ['merchandiser'])).map(({ kind }) => kind)).toContain('brand')
  expect(await kinds(orderNo, ['merchandiser'])).toEqual([])
  expect(await kinds('tai.man@example', ['order-desk'])).toEqual(['order'])
  expect(await kinds('tai.man@example', ['merchandiser'])).toEqual([])
})

test('a word that is too short or a sign of the search language finds nothing and harms nothing', async () => {
  for (const word of ['', 'a', 'ab', '%%%', '___', "' or 1=1 --", '\\\\\\'])
    expect(await found(word, ['administrator'])).toEqual([])
})
