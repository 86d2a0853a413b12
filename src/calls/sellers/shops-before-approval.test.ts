import { afterAll, beforeAll, expect, test } from 'vitest'
import { join } from '#flows/members/sign-in.builders.ts'
import { beginApplication, openShop, withdrawApplication } from '#modules/applications/applications.paths.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { getMerchantPage } from '#modules/merchants/merchant-page.paths.ts'
import { listOwnMerchants } from '#modules/merchants/people.paths.ts'
import { listKeptMerchants } from '#modules/merchants/kept-merchants.paths.ts'
import { listDocuments } from '#modules/applications/documents.paths.ts'
import { findBestOffers } from '#modules/offers/index.server.ts'
import { countOwnOffers, listOwnOffers, saveOffer } from '#modules/offers/selling/selling.paths.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { readRows } from '#platform/read-rows.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { applicantsIn, filledIn } from './applications.builders.ts'

let shop: TestShop
let people: ReturnType<typeof applicantsIn>
let reviewer = ''
beforeAll(async () => {
  shop = await startTestShop()
  people = applicantsIn(shop)
  reviewer = await shop.operator(['support'])
})
afterAll(() => shop.stop())

const MOVED_ON = refusals.APPLICATION_MOVED_ON.code
const item = (): Promise<BuiltProduct> =>
  shop.product({
    brandCode: 'house',
    colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ merchantCode: 'SHOP' }] }] }],
  })
const offer = (token: string, product: BuiltProduct, salesPrice = '11000') =>
  shop.ask(saveOffer, { skuId: product.skuIds[0] ?? '', salesPrice, stock: 2, dispatchDays: 2 }, { token })
const open = (token: string, applicationNo: string) => shop.ask(openShop, { applicationNo }, { token })
const merchantsOf = async (token: string) => (await shop.ask(listOwnMerchants, {}, { token })).data.list
const bestOf = async (product: BuiltProduct) =>
  (await findBestOffers(shop.database.pool, product.skuIds)).get(product.skuIds[0] ?? '')?.merchantId
const codeOf = async (merchantId = '') => {
  const Code = z.object({ code: z.string() })
  const named = sql`select merchant_code as code from merchants where merchant_id = ${merchantId}`
  return (await readRows(shop.database.pool, Code, named))[0]?.code ?? ''
}

test('offers are written while documents are read, no one sees them or their seller, and they go live with the approval', async () => {
  const product = await item()
  const { token, applicationNo, fields } = await people.apply('company', filledIn(), { but: 'pledge' })
  expect((await people.own(token)).application?.shop).toBe('may-open')
  expect((await open(token, applicationNo)).data.application).toMatchObject({ state: 'draft', shop: 'open' })
  expect((await open(token, applicationNo)).code).toBe(MOVED_ON)
  const [own] = await merchantsOf(token)
  expect(own).toMatchObject({ name: fields.shopName, role: 'owner' })
  expect((await offer(token, product)).code).toBe(200)
  expect((await shop.ask(countOwnOffers, {}, { token })).data.state).toBe('applying')
  expect((await shop.ask(listDocuments, {}, { token })).data.list.some(({ mayReplace }) => mayReplace)).toBe(false)
  const code = await codeOf(own?.merchantId)
  expect((await shop.ask(getMerchantPage, { code })).code).toBe(refusals.NOT_FOUND.code)
  const kept = () => shop.ask(listKeptMerchants, { word: code }, { token: reviewer })
  expect((await kept()).data.list).toEqual([])
  expect(await bestOf(product)).not.toBe(own?.merchantId)
  await people.send(token, applicationNo, 'pledge', fields, [])
  await people.acceptAll(reviewer, applicationNo)
  expect((await people.own(token)).application).toMatchObject({ state: 'approved', shop: 'none' })
  expect((await shop.ask(countOwnOffers, {}, { token })).data.state).toBe('active')
  expect(await merchantsOf(token)).toEqual([own])
  expect(await bestOf(product)).toBe(own?.merchantId)
  expect((await shop.ask(listOwnOffers, {}, { token })).data.list).toMatchObject([{ standing: 'first', rank: 1 }])
  expect((await shop.ask(getMerchantPage, { code })).code).toBe(200)
  expect((await kept()).data.list).toMatchObject([{ code }])
  await shop.workOff()
})

test('what is changed before the approval is what the seller is called', async () => {
  const { token, applicationNo, fields } = await people.apply('individual')
  await open(token, applicationNo)
  await people.details(token, applicationNo, { ...fields, shopName: 'Second Thoughts' })
  await people.acceptAll(reviewer, applicationNo)
  expect(await merchantsOf(token)).toMatchObject([{ name: 'Second Thoughts', kind: 'individual' }])
})

test.each(['withdrawn', 'declined'])(
  'an application that is %s takes its offers with it, and another can be begun',
  async (ending) => {
    const product = await item()
    const { token, applicationNo } = await people.apply('company')
    await open(token, applicationNo)
    await offer(token, product)
    if (ending === 'withdrawn') await shop.ask(withdrawApplication, { applicationNo }, { token })
    else await people.close(reviewer, applicationNo, 'decline', { en: 'Not now.', zh: '暫不接納。' })
    expect(await merchantsOf(token)).toEqual([])
    expect((await offer(token, product)).code).not.toBe(200)
    expect((await people.own(token, applicationNo)).application?.shop).toBe('none')
    const again = await people.apply('company', filledIn(), { token })
    expect((await open(token, again.applicationNo)).code).toBe(200)
    expect(await bestOf(product)).not.toBe((await merchantsOf(token))[0]?.merchantId)
  },
)

test('before the shop is described, for a kind that places no offers, and for someone else’s application there is none', async () => {
  const { token } = await join(shop)
  const applicationNo = (await people.begin(token, 'company')).data.application?.applicationNo ?? ''
  expect((await people.own(token)).application?.shop).toBe('none')
  expect((await open(token, applicationNo)).code).toBe(MOVED_ON)
  const buyer = await people.apply('global-buyer')
  expect((await open(buyer.token, buyer.applicationNo)).code).toBe(MOVED_ON)
  expect((await open(token, buyer.applicationNo)).code).toBe(refusals.NOT_FOUND.code)
  const fields = filledIn()
  await people.details(token, applicationNo, fields)
  await open(token, applicationNo)
  const changed = await shop.ask(beginApplication, { kind: 'individual', adult: true, terms: true }, { token })
  expect(changed).toMatchObject({ code: refusals.BAD_INPUT.code, data: { fields: { kind: expect.any(String) } } })
})
