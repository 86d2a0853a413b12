import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { lastMailTo } from '#flows/members/sign-in.builders.ts'
import { type BuiltMerchant, merchantOf } from '#flows/sellers/sellers.builders.ts'
import { listAudit } from '#modules/audit/audit.paths.ts'
import { addMerchantHoliday } from '#modules/merchants/days-away.paths.ts'
import { enterSellerCentre, getKeptMerchant, getVisit, leaveSellerCentre } from '#modules/merchants/kept-merchants.paths.ts'
import { listOwnOffers } from '#modules/offers/selling/selling.paths.ts'
import { scopeFor } from '#platform/call.server.ts'
import { clock, dayAfter, dayInHongKong, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { servicesOf } from '../../services.ts'
import { allCalls } from '../../subjects.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

const calls = allCalls(servicesOf(readSettings({}), () => '')).filter(({ access }) => scopeFor(access) !== undefined)

let shop: TestShop
let support: string
let alpha: BuiltMerchant
let beta: BuiltMerchant
beforeAll(async () => {
  shop = await startTestShop()
  support = await shop.operator(['support'])
  alpha = await merchantOf(shop, 'Godwit')
  beta = await merchantOf(shop, 'Curlew')
})
afterEach(() => clock.reset())
afterAll(() => shop.stop())

const REASON = 'You asked us to correct a price.'
const enter = (of: BuiltMerchant, token = support, reason = REASON) =>
  shop.ask(enterSellerCentre, { merchantId: of.merchantId, reason }, { token })

async function make({ method, path }: { method: string; path: string }, merchantId: string, token = support) {
  const response = await fetch(shop.url + BASE_PATH + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': newId(),
      Authorization: `Bearer ${token}`,
      Merchant: merchantId,
    },
    ...(method === 'POST' ? { body: '{}' } : {}),
  })
  return z.object({ code: z.number() }).parse(await response.json()).code
}

test('offers and orders of the one merchant are open, its money and team are not, and no other merchant is', async () => {
  await enter(alpha)
  const closed = new Set(['money', 'team', 'talk'])
  // A file has no envelope; its call is of the same scope as others here.
  for (const call of calls.filter(({ carries }) => carries !== 'file')) {
    const isClosed = closed.has(scopeFor(call.access) ?? '')
    const isRefused = (await make(call, alpha.merchantId)) === refusals.NOT_PERMITTED.code
    // What is for a person of the merchant alone is refused, too, whatever its scope.
    expect([call.path, isRefused || !isClosed]).toEqual([call.path, true])
    const elsewhere = await make(call, beta.merchantId)
    expect([call.path, elsewhere]).toEqual([call.path, refusals[isClosed ? 'NOT_PERMITTED' : 'NOT_FOUND'].code])
  }
  for (const call of [listOwnOffers]) expect(await make(call, alpha.merchantId)).toBe(200)
})

test('nobody enters without the permission, without a reason, or where they sell themselves, and half an hour later it is over', async () => {
  expect(await enter(alpha, await shop.operator(['finance']))).toMatchObject({ code: refusals.NOT_PERMITTED.code })
  expect(await enter(alpha, support, ' ')).toMatchObject({ code: refusals.BAD_INPUT.code, data: { field: 'reason' } })
  expect(await enter({ ...alpha, merchantId: newId() })).toMatchObject({ code: refusals.NOT_FOUND.code })
  expect(await make(listOwnOffers, alpha.merchantId, await shop.operator(['support']))).toBe(refusals.NOT_PERMITTED.code)
  await enter(alpha)
  clock.advance(29 * MINUTE)
  expect(await make(listOwnOffers, alpha.merchantId)).toBe(200)
  clock.advance(2 * MINUTE)
  expect(await make(listOwnOffers, alpha.merchantId)).toBe(refusals.NOT_PERMITTED.code)
  expect((await shop.ask(getVisit, {}, { token: support })).data).toMatchObject({ merchantId: '' })
})

test('its owners are told, the history says who came and left, and what is done carries the name of the operator', async () => {
  const answer = (await enter(beta)).data
  expect(answer).toMatchObject({ merchantId: beta.merchantId, scopes: ['offer', 'ship'], reason: REASON })
  const mail = await lastMailTo(shop, beta.email)
  expect(mail.subject).toContain('Curlew Limited')
  expect(mail.body).toContain(REASON)
  const day = dayAfter(dayInHongKong(clock.now()), 20)
  const given = await shop.ask(addMerchantHoliday, { firstDay: day, lastDay: day }, { token: support })
  expect(given.code).toBe(200)
  await shop.ask(leaveSellerCentre, {}, { token: support })
  expect(await make(listOwnOffers, beta.merchantId)).toBe(refusals.NOT_PERMITTED.code)
  const { steps } = (await shop.ask(getKeptMerchant, { merchantId: beta.merchantId }, { token: support })).data
  expect(steps.map(({ act, actor }) => [act, actor]).slice(-2)).toEqual([
    ['visit', 'Ada'],
    ['leave', 'Ada'],
  ])
  const { list } = (await shop.ask(listAudit, { subjectId: beta.merchantId }, { token: await shop.operator() })).data
  const named = list.map(({ action, actor }: { action: string; actor: string }) => [action, actor])
  expect(named).toContainEqual(['merchant-visited', 'Ada'])
  expect(named).toContainEqual(['seller-holiday-named', 'Ada @ Curlew Limited'])
})

test('of two merchants an operator is at the last alone', async () => {
  await enter(alpha)
  await enter(beta)
  expect(await make(listOwnOffers, alpha.merchantId)).toBe(refusals.NOT_FOUND.code)
  const [open] = await readRows(
    shop.database.pool,
    z.object({ num: z.int() }),
    sql`select count(*)::int as num from merchant_visits where ended_at is null`,
  )
  expect(open?.num).toBe(1)
})
