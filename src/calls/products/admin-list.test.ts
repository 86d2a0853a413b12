import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProductListQuery } from '#modules/catalogue/admin-list/admin-list.contract.ts'
import {
  listAdminProducts,
  listProductViews,
  removeProductView,
  saveProductView,
} from '#modules/catalogue/admin-list/admin-list.paths.ts'
import { getProductEdit } from '#modules/catalogue/editing/product-editing.paths.ts'
import { removeTerm, saveTerm } from '#modules/catalogue/attributes/attribute-terms.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
})
afterAll(() => shop.stop())

const ask: TestShop['ask'] = (path, input) => shop.ask(path, input, { token })

test('the list is narrowed down by what a product is, has and lacks', async () => {
  const at = (day: string) => new Date(`2020-01-${day}`)
  const build = (nameEn: string, day: string, offer: object, rest: object = {}) =>
    shop.product({
      nameEn: `${nameEn} Kimono`,
      arrivedAt: at(day),
      categories: ['men/robes/silk'],
      gender: 'men',
      colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [offer] }] }],
      ...rest,
    })
  await build('Alpha', '01', { available: 0, salePriceCents: 500 })
  await build('Beta', '02', { available: 2, salePriceCents: 300, listPriceCents: 400 })
  await build('Gamma', '03', { available: 9, salePriceCents: 400 }, { listed: false, nameZh: '' })
  const found = async (query: object) =>
    (await ask(listAdminProducts, { word: 'kimono', ...query })).data.list.map((row) => row.productTitle.split(' ')[0])
  expect(await found({})).toEqual(['Gamma', 'Beta', 'Alpha'])
  expect(await found({ sort: 'name' })).toEqual(['Alpha', 'Beta', 'Gamma'])
  expect(await found({ sort: 'price-up' })).toEqual(['Beta', 'Gamma', 'Alpha'])
  expect(await found({ sort: 'stock-down' })).toEqual(['Gamma', 'Beta', 'Alpha'])
  expect(await found({ state: 'unlisted' })).toEqual(['Gamma'])
  expect(await found({ sale: 'yes' })).toEqual(['Beta'])
  expect(await found({ stock: 'none' })).toEqual(['Alpha'])
  expect(await found({ stock: 'low' })).toEqual(['Beta'])
  expect(await found({ lacks: 'chinese' })).toEqual(['Gamma'])
  expect(await found({ category: 'men/robes', gender: 'men', state: 'live' })).toEqual(['Beta', 'Alpha'])
  expect(await found({ category: 'men/rob' })).toEqual([])
  expect(await found({ since: '2020-01-03' })).toEqual(['Gamma'])
  expect(await found({ brand: 'nobody' })).toEqual([])
})

test('a piece lacks in the list what its editor names, also what is asked of its kind only later', async () => {
  const product = await shop.product({ categories: ['women/hats/berets'], nameEn: 'Felt Beret' })
  const inList = async (query: object = {}) => (await ask(listAdminProducts, { word: 'felt beret', ...query })).data.list
  const fields = Object.keys((await ask(getProductEdit, { productId: product.productId })).data.gaps)
  expect(fields).toEqual(['colours.0.pictures'])
  expect(await inList({ state: 'incomplete' })).toMatchObject([{ lacks: ['picture'] }])
  const answers = {
    unit: { en: 'cm', zh: '厘米' },
    choices: [],
    required: true,
    shown: true,
    searched: false,
    filtered: true,
    bands: [],
  }
  const asked = { kind: 'attribute' as const, id: '', version: 0, name: { en: 'Crown', zh: '帽高' }, retired: false }
  const { data: crown } = await shop.ask(
    saveTerm,
    { ...asked, facts: { answer: 'number', categories: ['women/hats'], ...answers } },
    { token, key: newId() },
  )
  await shop.workOff()
  expect(await inList({ lacks: 'attribute' })).toMatchObject([{ lacks: ['picture', 'attribute'] }])
  await shop.ask(removeTerm, { kind: 'attribute', id: crown.id }, { token, key: newId() })
  await shop.workOff()
  expect(await inList({ lacks: 'attribute' })).toEqual([])
})

test('a view is kept under its name, shared if wanted, and taken away by whoever kept it alone', async () => {
  const other = await shop.operator(['merchandiser'])
  const view = {
    name: 'Few left',
    shared: false,
    query: ProductListQuery.parse({ stock: 'low' }),
    columns: ['available' as const],
  }
  await ask(saveProductView, view)
  expect((await shop.ask(listProductViews, {}, { token: other })).data.list).toEqual([])
  const { list } = (await ask(saveProductView, { ...view, shared: true })).data
  expect(list).toMatchObject([{ name: 'Few left', shared: true, isOwn: true, query: { stock: 'low' }, columns: ['available'] }])
  const viewId = list[0]!.viewId
  expect((await shop.ask(listProductViews, {}, { token: other })).data.list).toMatchObject([{ isOwn: false, ownerName: 'Ada' }])
  expect((await shop.ask(removeProductView, { viewId }, { token: other })).code).toBe(refusals.NOT_FOUND.code)
  expect((await ask(removeProductView, { viewId })).data.list).toEqual([])
})
