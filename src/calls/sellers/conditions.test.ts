import sharp from 'sharp'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendFile } from '#calls/products/imports.builders.ts'
import { type BuiltMerchant, merchantOf } from '#flows/sellers/sellers.builders.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { addToBag, changeQuantity, getBag, getQuickBag, removeLines } from '#modules/bag/bag.paths.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { makeMerchantKey } from '#modules/merchants/merchant-keys.paths.ts'
import type { PutOffersInput } from '#modules/offers/selling/put-offers.contract.ts'
import { putOffers } from '#modules/offers/selling/put-offers.paths.ts'
import type { SaveOfferInput } from '#modules/offers/selling/selling.contract.ts'
import { endOffers, findItems, listOwnOffers, saveOffer, saveOffers } from '#modules/offers/selling/selling.paths.ts'
import { cancelOrder, getOrder } from '#modules/orders/orders.paths.ts'
import { FIRST_SELLING } from '#modules/shop-settings/setting-list.contract.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { sendUpload } from '#modules/uploads/uploads.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let operator: string
let tern: BuiltMerchant
let gull: BuiltMerchant
let photos: string[]
beforeAll(async () => {
  shop = await startTestShop()
  operator = await shop.operator()
  ;[tern, gull] = [await merchantOf(shop, 'TERN'), await merchantOf(shop, 'GULL')]
  await allow(true)
  photos = await sendPhotos(tern)
})
afterAll(() => shop.stop())

async function allow(conditions: boolean): Promise<void> {
  const { settings } = (await shop.ask(listSettings, {}, { token: operator })).data
  const version = settings.find(({ name }) => name === 'selling')?.version ?? 0
  const saved = await shop.ask(
    saveSetting,
    { name: 'selling', version, value: { ...FIRST_SELLING, conditions } },
    { token: operator },
  )
  expect(saved.msg).toBe('')
}

async function sendPhotos(by = tern, num = 3): Promise<string[]> {
  const picture = sharp({ create: { width: 800, height: 1_000, channels: 3, background: '#446' } })
  const file = await picture.jpeg().toBuffer()
  const sent: string[] = []
  for (let at = 0; at < num; at += 1)
    sent.push((await sendFile(shop, by.token, sendUpload('offer-picture'), {}, file)).data.uploadId)
  return sent
}

/** At HK$12,000 new, of the shop itself. */
const listed = () =>
  shop.product({
    brandCode: 'house',
    flags: ['lowestPrice'],
    colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ merchantCode: 'SHOP' }] }] }],
  })
const skuOf = ({ skuIds }: BuiltProduct): string => skuIds[0] ?? ''
const typed = (product: BuiltProduct, more: Partial<SaveOfferInput> = {}): SaveOfferInput => ({
  ...{ skuId: skuOf(product), condition: 'very-good', salesPrice: '7000', stock: 1, dispatchDays: 1, photos },
  ...more,
})
const offer = (product: BuiltProduct, more: Partial<SaveOfferInput> = {}, by = tern) =>
  shop.ask(saveOffer, typed(product, more), { token: by.token })
const offered = async (product: BuiltProduct, more: Partial<SaveOfferInput> = {}, by = tern) =>
  (await offer(product, more, by)).data.saved[0]?.offerId ?? expect.fail('it was not offered')
const shown = async ({ brandCode, spuCode }: BuiltProduct) =>
  (await shop.ask(getProduct, { brandCode, code: spuCode })).data.colours[0]?.variants[0] ?? expect.fail('it is not shown')
/** As orders name what is not new: by its offer. */
const bought = (product: BuiltProduct, offerId: string): BuiltProduct => ({ ...product, skuIds: [offerId], offerIds: [offerId] })

test('what is not new needs photographs of its own, sent by its own seller alone', async () => {
  const product = await listed()
  expect(await offer(product, { photos: undefined })).toMatchObject({ code: refusals.OFFER_NEEDS_PHOTOS.code })
  expect(await offer(product, { photos: [photos[0]!, photos[0]!, photos[0]!] })).toMatchObject({
    code: refusals.OFFER_NEEDS_PHOTOS.code,
  })
  expect((await offer(product, { photos: [newId(), newId(), newId()] })).code).toBe(refusals.NOT_FOUND.code)
  expect((await offer(product, {}, gull)).code).toBe(refusals.NOT_FOUND.code)
  expect((await offer(product, { photos: Array.from({ length: 11 }, newId) })).code).toBe(refusals.BAD_INPUT.code)
  expect((await offer(product)).code).toBe(200)
  const [own] = (await shop.ask(listOwnOffers, {}, { token: tern.token })).data.list
  expect(own).toMatchObject({ condition: 'very-good', standing: 'first', rank: 1, ranked: 1, rivals: [] })
  expect(own?.photos.map(({ uploadId }) => uploadId)).toEqual(photos)
  // A price alone leaves the photographs; others replace them.
  expect((await offer(product, { salesPrice: '6900', stockWas: 1, photos: undefined })).code).toBe(200)
  const others = [photos[2]!, ...(await sendPhotos(tern, 2))]
  expect((await offer(product, { stockWas: 1, photos: others })).code).toBe(200)
  expect((await shown(product)).used[0]?.photos.map(({ hash }) => hash)).toEqual(others.map((id) => id.replaceAll('-', '')))
})

test('it is shown beside the new ones by condition and price, and changes neither their price nor their rank', async () => {
  const product = await listed()
  const good = await offered(product, { condition: 'good', salesPrice: '5000' })
  const dearer = await offered(product, { salesPrice: '7100' })
  const cheaper = await offered(product, { salesPrice: '7000', photos: await sendPhotos(gull) }, gull)
  const variant = await shown(product)
  expect(variant).toMatchObject({ salesPrice: '12000.00', offers: [{ salesPrice: '12000.00' }] })
  expect(variant.used).toMatchObject([
    { skuPriceId: cheaper, condition: 'very-good', salesPrice: '7000.00', merchantName: 'GULL Limited', stock: 'last' },
    { skuPriceId: dearer, condition: 'very-good', salesPrice: '7100.00' },
    { skuPriceId: good, condition: 'good', salesPrice: '5000.00' },
  ])
  const list = (await shop.ask(listOwnOffers, {}, { token: tern.token })).data.list.filter(
    ({ skuId }) => skuId === skuOf(product),
  )
  expect(Object.fromEntries(list.map(({ condition, rank, best }) => [condition, [rank, best]]))).toEqual({
    good: [1, '5000.00'],
    'very-good': [2, '7000.00'],
  })
  const found = (await shop.ask(findItems, { word: list[0]!.itemNumber }, { token: tern.token })).data.list[0]
  expect(found?.used).toEqual([{ condition: 'like-new', rivals: [] }])
})

test('new and used of one variant lie in a bag side by side, and each is the one that was chosen', async () => {
  const product = await listed()
  const used = await offered(product)
  await offered(product, { salesPrice: '6000', photos: await sendPhotos(gull) }, gull)
  const token = await shop.visitor()
  const list = [skuOf(product), used].map((skuId) => ({ skuId, quantity: 1 }))
  const bag = (await shop.ask(addToBag, { list }, { token })).data
  expect(bag.total).toBe('19000.00')
  const line = bag.productList.find(({ skuId }) => skuId === used)
  expect(line).toMatchObject({ skuPriceId: used, salesPrice: '7000.00', title: expect.stringMatching(/ · Very good$/) })
  expect(line?.productImg.hash).toBe(photos[0]!.replaceAll('-', ''))
  expect((await shop.ask(changeQuantity, { skuId: used, quantity: 5 }, { token })).data.productList).toHaveLength(2)
  const quick = await shop.ask(getQuickBag, { skuId: used, quantity: 1 }, { token })
  expect(quick.data.productList).toMatchObject([{ skuPriceId: used, problem: null }])
  await shop.ask(endOffers, { offerIds: [used] }, { token: tern.token })
  const after = (await shop.ask(getBag, {}, { token })).data
  expect(after.invalidList).toMatchObject([{ skuId: used, problem: 'sold-out' }])
  expect(after.total).toBe('12000.00')
  const left = (await shop.ask(removeLines, { skuIds: [used] }, { token })).data
  expect([...left.productList, ...left.invalidList].map(({ skuId }) => skuId)).toEqual([skuOf(product)])
})

test('the order names the condition in both languages, promises no lowest price, and gives back what it took', async () => {
  const product = await listed()
  const used = await offered(product)
  const token = await shop.visitor()
  await shop.ask(addToBag, { list: [{ skuId: used, quantity: 1 }] }, { token })
  const { answer } = await placeAsGuest(shop, [bought(product, used)], { token, quick: false })
  expect(answer.msg).toBe('')
  const { orderNo, total } = answer.data
  expect(total).toBe('7000.00')
  expect((await shop.ask(getBag, {}, { token })).data.count).toBe(0)
  expect((await shown(product)).used).toEqual([])
  const titles = await Promise.all(
    (['en_US', 'cht_CN'] as const).map(
      async (language) => (await shop.ask(getOrder, { orderNo }, { token, language })).data.productItems[0]?.title,
    ),
  )
  expect(titles).toEqual([expect.stringMatching(/ · Very good$/), expect.stringMatching(/ · 輕微使用痕跡$/)])
  await shop.ask(cancelOrder, { orderNo }, { token })
  const back = (await shop.ask(getBag, {}, { token })).data
  expect(back.productList).toMatchObject([{ skuId: used, problem: null, quantity: 1 }])
})

test('of two who buy the one item at once one has it', async () => {
  const product = await listed()
  const used = await offered(product)
  const both = await Promise.all([0, 1].map(() => placeAsGuest(shop, [bought(product, used)])))
  expect(new Set(both.map(({ answer }) => answer.code))).toEqual(new Set([200, refusals.SOLD_OUT.code]))
})

test('neither the variant’s name nor another offer’s opens the price of what is not new', async () => {
  const product = await listed()
  const used = await offered(product)
  for (const items of [
    { ...product, offerIds: [used] },
    { ...bought(product, used), offerIds: product.offerIds },
  ])
    expect((await placeAsGuest(shop, [items])).answer.code).toBe(refusals.OFFER_GONE.code)
})

test('a shop that sells only what is new takes no other offers, shows none and sells none', async () => {
  const product = await listed()
  const used = await offered(product)
  const token = await shop.visitor()
  await shop.ask(addToBag, { list: [{ skuId: used, quantity: 1 }] }, { token })
  await allow(false)
  try {
    expect((await offer(product, { condition: 'good' })).code).toBe(refusals.OFFER_CONDITION_OFF.code)
    const many = await shop.ask(saveOffers, { list: [typed(product, { stockWas: 1 })] }, { token: tern.token })
    expect(many.data.refused).toMatchObject([{ code: refusals.OFFER_CONDITION_OFF.code }])
    expect((await shown(product)).used).toEqual([])
    expect((await shop.ask(getBag, {}, { token })).data.invalidList).toMatchObject([{ problem: 'sold-out' }])
    expect((await placeAsGuest(shop, [bought(product, used)])).answer.code).toBe(refusals.OFFER_GONE.code)
  } finally {
    await allow(true)
  }
})

test('a program changes what is not new, and does not offer it for the first time: photographs come by hand', async () => {
  const product = await listed()
  const by = { token: (await shop.ask(makeMerchantKey, { name: 'Prices', days: 30 }, { token: tern.token })).data.token }
  const rows = async (offers: PutOffersInput['offers']) => (await shop.ask(putOffers, { offers }, by)).data.rows
  const [variant] = (await shop.ask(getProduct, { brandCode: product.brandCode, code: product.spuCode })).data.colours[0]!
    .variants
  const itemNumber = variant?.itemNumber ?? ''
  expect(await rows([{ itemNumber, condition: 'good', price: '5000', quantity: 1 }])).toMatchObject([
    { outcome: 'refused', problems: [{ field: 'condition', problem: 'OFFER_NEEDS_PHOTOS' }] },
  ])
  const offerId = await offered(product, { condition: 'good', salesPrice: '5000' })
  expect(await rows([{ offerId, price: '4900' }])).toMatchObject([{ outcome: 'changed' }])
  const { used } = await shown(product)
  expect(used).toMatchObject([{ salesPrice: '4900.00', condition: 'good' }])
  expect(used[0]?.photos).toHaveLength(3)
})

test('a suspended merchant sells nothing used either', async () => {
  const product = await listed()
  const used = await offered(product, { photos: await sendPhotos(gull) }, gull)
  await runSql(shop.database, sql`update merchants set state = 'suspended' where merchant_id = ${gull.merchantId}`)
  expect((await shown(product)).used).toEqual([])
  expect((await placeAsGuest(shop, [bought(product, used)])).answer.code).toBe(refusals.OFFER_GONE.code)
  await runSql(shop.database, sql`update merchants set state = 'active' where merchant_id = ${gull.merchantId}`)
})
