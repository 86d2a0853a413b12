import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveByTwo } from '#flows/approvals/by-two.builders.ts'
import { lastMailTo } from '#flows/members/sign-in.builders.ts'
import { merchantOf, paidOrderOf, productOf } from '#flows/sellers/sellers.builders.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { FIRST_MERCHANT_KINDS } from '#modules/merchants/merchant-kinds.contract.ts'
import { listOwnOffers, saveOffer } from '#modules/offers/selling/selling.paths.ts'
import { getConsignment } from '#modules/orders/pieces/consignments.paths.ts'
import { listSettings } from '#modules/shop-settings/shop-settings.paths.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let office: string
beforeAll(async () => {
  shop = await startTestShop()
  office = await shop.operator()
})
afterAll(() => shop.stop())

const sellerOf = async ({ brandCode, spuCode }: BuiltProduct) =>
  (await shop.ask(getProduct, { brandCode, code: spuCode })).data.colours[0]?.variants[0]?.offers[0]?.merchantName

test('once a kind places no offers, those of its sellers end, their people read why, and what is paid goes on', async () => {
  const [company, individual] = [await merchantOf(shop, 'Curlew'), await merchantOf(shop, 'Dunlin')]
  await runSql(shop.database, sql`update merchants set kind = 'individual' where merchant_id = ${individual.merchantId}`)
  const [theirs, other] = [await productOf(shop, company), await productOf(shop, individual)]
  const { orderNo } = await paidOrderOf(shop, office, [theirs])
  const { settings } = (await shop.ask(listSettings, {}, { token: office })).data
  const version = settings.find(({ name }) => name === 'merchantKinds')?.version ?? 0
  const kinds = FIRST_MERCHANT_KINDS.kinds.map((rules) => (rules.kind === 'company' ? { ...rules, placesOffers: false } : rules))
  expect((await saveByTwo(shop, office, { name: 'merchantKinds', version, value: { kinds } })).code).toBe(200)
  await shop.workOff()
  expect([await sellerOf(theirs), await sellerOf(other)]).toEqual([undefined, 'Dunlin Limited'])
  const by = { token: company.token }
  expect((await shop.ask(listOwnOffers, { state: 'ended' }, by)).data.total).toBe(1)
  const told = await lastMailTo(shop, company.email)
  expect(told.subject).toBe('We have ended offers of yours')
  expect(told.body).toContain('Sellers of your kind place no offers any more.')
  const offer = { skuId: theirs.skuIds[0] ?? '', salesPrice: '900', stock: 1, dispatchDays: 2 }
  expect((await shop.ask(saveOffer, offer, by)).code).toBe(refusals.OFFERS_NOT_OF_KIND.code)
  expect((await shop.ask(getConsignment, { orderNo }, by)).code).toBe(200)
})
