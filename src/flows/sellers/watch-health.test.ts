import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  getKeptHealth,
  getKeptMerchant,
  listKeptMerchants,
  reviewMerchantHealth,
} from '#modules/merchants/kept-merchants.paths.ts'
import { getHealth } from '#modules/orders/pieces/consignments.paths.ts'
import { showToday } from '#modules/reports/reports.paths.ts'
import { FIRST_HEALTH } from '#modules/shop-settings/health-rules.contract.ts'
import { listSettingHistory, listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { returnsOf } from '../aftercare/returns.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { lastMailTo } from '../members/sign-in.builders.ts'
import { type BuiltMerchant, merchantOf } from './sellers.builders.ts'
import { watchHealth } from './watch-health.ts'

let shop: TestShop
let work: Awaited<ReturnType<typeof returnsOf>>
beforeAll(async () => {
  shop = await startTestShop()
  work = await returnsOf(shop)
})
/** Days pass here that no session lasts. */
const stay = () => runSql(shop.database, sql`update sessions set expires_at = expires_at + interval '1 year'`)
afterEach(() => clock.reset())
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

/** What an operator says of limits, and the history of settings with it. */
async function limit(value: Partial<typeof FIRST_HEALTH>): Promise<void> {
  const { settings } = (await shop.ask(listSettings, {}, { token: work.office })).data
  const version = settings.find(({ name }) => name === 'sellerHealth')?.version ?? 0
  const saved = { name: 'sellerHealth' as const, version, value: { ...FIRST_HEALTH, ...value } }
  expect((await shop.ask(saveSetting, saved, { token: work.office })).code).toBe(200)
}
const offeredBy = ({ code }: BuiltMerchant) => ({
  colours: [
    {
      colourId: 'black',
      nameEn: 'Black',
      nameZh: '黑色',
      variants: [{ offers: [{ merchantCode: code, available: 50 }] }],
    },
  ],
})
const figureOf = async ({ merchantId, token }: BuiltMerchant, days: 30 | 90 = 30) => {
  const own = (await shop.ask(getHealth, { days }, { token })).data
  expect((await shop.ask(getKeptHealth, { merchantId, days }, { token: work.support })).data).toEqual(own)
  return { ...own, described: own.figures.find(({ figure }) => figure === 'described') }
}
const queue = async () => (await shop.ask(listKeptMerchants, { queue: 'health' }, { token: work.support })).data.list
const kept = async ({ merchantId }: BuiltMerchant) =>
  (await shop.ask(getKeptMerchant, { merchantId }, { token: work.support })).data

test('what comes back as not as described counts, owners are told above a limit, and a colleague reviews it, for thirty days', async () => {
  const grebe = await merchantOf(shop, 'Grebe')
  const [kind, other] = [await work.received({ product: offeredBy(grebe) }), await work.received({ product: offeredBy(grebe) })]
  // A change of mind, and what is faulty, are no wrong description.
  const back = async (order: typeof kind, reason: 'faulty' | 'not-as-described') => {
    const units = order.unitIds.map((unitId) => ({ unitId, reason }))
    const returnNo = await work.arrived(order, { units })
    for (const unitId of order.unitIds) await work.inspect(returnNo, unitId)
  }
  await back(kind, 'faulty')
  expect((await figureOf(grebe)).described).toMatchObject({ num: 0, of: 2, rows: [] })
  await back(other, 'not-as-described')
  expect((await figureOf(grebe)).described).toMatchObject({
    ...{ num: 1, of: 2, share: '50.0', limit: '1.0', standing: 'few' },
    rows: [{ orderNo: other.orderNo, unitCode: `${other.orderNo}-1` }],
  })
  await watchHealth(shop.database)
  expect(await queue()).toEqual([])

  await limit({ fewest: 2 })
  const { list } = (await shop.ask(listSettingHistory, { pageNum: 1 }, { token: work.office })).data
  expect(list[0]).toMatchObject({ name: 'sellerHealth' })
  expect((await figureOf(grebe)).described).toMatchObject({ standing: 'over' })
  await Promise.all([watchHealth(shop.database), watchHealth(shop.database)])
  expect(await lastMailTo(shop, grebe.email)).toMatchObject({
    subject: 'Grebe Limited is over a limit',
    body: expect.stringContaining('Not as described'),
  })
  expect(await queue()).toMatchObject([{ merchantId: grebe.merchantId }])
  const today = (await shop.ask(showToday, {}, { token: work.support })).data.waiting
  expect(today).toContainEqual({ room: 'merchant-health', num: 1 })
  expect((await figureOf(grebe, 90)).follows).toMatchObject({ over: ['described'], isInReview: true, reviewTime: '' })

  const { merchantId } = grebe
  const { version, healthSince } = await kept(grebe)
  expect(healthSince).not.toBe('')
  const review = (reason: { en: string; zh: string }, token = work.support) =>
    shop.ask(reviewMerchantHealth, { merchantId, version, reason, note: 'Asked for photographs.' }, { token })
  expect((await review({ en: 'Say what is worn.', zh: '' })).data).toMatchObject({ field: 'reason.zh' })
  expect((await review({ en: '', zh: '' }, work.finance)).code).toBe(refusals.NOT_PERMITTED.code)
  const done = await review({ en: 'Say what is worn.', zh: '請註明磨損。' })
  expect(done.data).toMatchObject({ healthSince: '', steps: [{ act: 'review-health', words: 'Say what is worn.' }] })
  expect((await review({ en: '', zh: '' })).code).toBe(refusals.MERCHANT_MOVED_ON.code)
  expect((await lastMailTo(shop, grebe.email)).body).toContain('Reason: Say what is worn.')
  expect((await figureOf(grebe, 90)).follows).toMatchObject({ isInReview: false, warning: 'Say what is worn.' })

  // It is a shop that sells as before, and is looked at again a month later where nothing has become better.
  await watchHealth(shop.database)
  expect([await queue(), (await kept(grebe)).state]).toEqual([[], 'active'])
  await stay()
  clock.advance(31 * DAY)
  await watchHealth(shop.database)
  expect(await queue()).toMatchObject([{ merchantId }])
  clock.advance(60 * DAY)
  await watchHealth(shop.database)
  expect(await queue()).toEqual([])
})
