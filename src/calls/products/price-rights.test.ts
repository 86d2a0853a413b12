import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changeProduct,
  startBulkEdit,
  stopBulkEdit,
  takeBackChange,
  undoBulkEdit,
} from '#modules/catalogue/bulk-edits/bulk-edits.paths.ts'
import { setSale } from '#modules/offers/scheduled-prices/scheduled-prices.paths.ts'
import { readProductDocuments } from '#modules/catalogue/editing/index.server.ts'
import { coatDocument } from '#modules/catalogue/editing/product-document.builders.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import {
  beginProduct,
  getProductEdit,
  publishProduct,
  saveProduct,
  takeProductVersion,
} from '#modules/catalogue/editing/product-editing.paths.ts'
import { putPrices, putProducts } from '#modules/catalogue/imports/batches.paths.ts'
import { matchColumns } from '#modules/catalogue/imports/imports.paths.ts'
import { ensureCategories } from '#modules/catalogue/index.server.ts'
import { makeKey } from '#modules/operators/api-keys.paths.ts'
import { addRole } from '#modules/operators/roles.paths.ts'
import type { Permission } from '#platform/access/permissions.ts'
import { newId } from '#platform/ids.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { coat as row, heads, importDesk } from './imports.builders.ts'

let shop: TestShop
/** Who may do everything; who writes and publishes and sets no price; who sets prices and nothing else. */
let [chief, writer, pricer]: string[] = []
beforeAll(async () => {
  shop = await startTestShop()
  await shop.database.inTransaction(ensureCategories)
  chief = await shop.operator()
  await shop.product({ categories: ['women/bags/tote-bags'] })
  writer = await operatorWith('Writers', ['read-products', 'edit-products', 'publish-products', 'import-products', 'move-stock'])
  pricer = await operatorWith('Pricing', ['read-products', 'change-prices'])
})
afterAll(() => shop.stop())

async function operatorWith(nameEn: string, permissions: Permission[]): Promise<string> {
  const { data } = await shop.ask(addRole, { nameEn, nameZh: `${nameEn}組`, permissions }, { token: chief! })
  return shop.operator([data.list.find((role) => role.nameEn === nameEn)!.roleId])
}

const by =
  (token: () => string): TestShop['ask'] =>
  (path, input, asked = {}) =>
    shop.ask(path, input, { token: token(), key: newId(), ...asked })
const asWriter = by(() => writer!)
const asPricer = by(() => pricer!)
const asChief = by(() => chief!)
const { code: closed } = refusals.NOT_PERMITTED

/** A coat that is live at 9,600, in two sizes. */
async function coat(): Promise<{ productId: string; document: ProductDocument }> {
  const document = coatDocument(`RC${newId().slice(-8)}`)
  const sent = await asChief(putProducts, { products: [document], publish: true })
  return { productId: sent.data.rows[0]!.productId, document }
}
const liveOf = async (productId: string) => (await readProductDocuments(shop.database.pool, [productId])).get(productId)!.document
const pricesIn = ({ colours }: ProductDocument) => colours.flatMap(({ variants }) => variants.map((each) => each.salesPrice))
const withVariants = (
  document: ProductDocument,
  change: (variants: ProductDocument['colours'][number]['variants']) => ProductDocument['colours'][number]['variants'],
): ProductDocument => ({ ...document, colours: document.colours.map((each) => ({ ...each, variants: change(each.variants) })) })

const draftOf = async (productId: string) => (await asWriter(getProductEdit, { productId })).data

test('who may not set prices writes and publishes the rest of a product, and no price in it becomes another', async () => {
  const { productId } = await coat()
  const { draft, liveVersion } = await draftOf(productId)
  const cheaper = withVariants(draft.document, (variants) => variants.map((each) => ({ ...each, salesPrice: '9000.00' })))
  expect(await asWriter(saveProduct, { ...draft, document: cheaper })).toMatchObject({
    code: closed,
    data: { field: 'document.colours.0.variants.0.salesPrice' },
  })
  const renamed = { ...draft.document, name: { en: 'Long coat', zh: '長大衣' } }
  // A size is taken out and added again under another number, and a new one beside it: one has its price again, the other none.
  const resized = withVariants(renamed, (variants) => [
    variants[0]!,
    { ...variants[1]!, itemNumber: 'AGAIN-1', listPrice: '', salesPrice: '' },
    { ...variants[1]!, itemNumber: 'MORE-1', size: '44', listPrice: '', salesPrice: '' },
  ])
  const saved = await asWriter(saveProduct, { ...draft, document: resized })
  expect(pricesIn(saved.data.document)).toEqual(['9600.00', '9600.00', ''])
  const priced = withVariants(saved.data.document, (variants) =>
    variants.with(2, { ...variants[2]!, listPrice: '12800.00', salesPrice: '9600.00' }),
  )
  // Who may sets it in the same draft; it is published by who may not.
  const { version } = (await asChief(saveProduct, { ...saved.data, document: priced })).data
  expect((await asWriter(publishProduct, { productId, version, liveVersion })).code).toBe(200)
  expect((await liveOf(productId)).name.en).toBe('Long coat')
  expect(pricesIn(await liveOf(productId))).toEqual(['9600.00', '9600.00', '9600.00'])
})

test('a copy and an older version come to them with the prices there are', async () => {
  const { productId } = await coat()
  const copy = (await asWriter(beginProduct, { copyOf: productId })).data
  expect(pricesIn((await draftOf(copy.productId)).draft.document)).toEqual(['', ''])
  const mine = (await asChief(beginProduct, { copyOf: productId })).data
  expect(pricesIn((await draftOf(mine.productId)).draft.document)).toEqual(['9600.00', '9600.00'])
  await asChief(changeProduct, { productId, version: 1, edit: { kind: 'sale-price', amount: '9000' } })
  const taken = await asWriter(takeProductVersion, { productId, version: 0, taken: 1 })
  expect(pricesIn(taken.data.draft.document)).toEqual(['9000.00', '9000.00'])
})

test('in the list and in bulk prices are for those who set them, and the rest for those who publish', async () => {
  const { productId } = await coat()
  const lower = { kind: 'sale-price' as const, amount: '9000' }
  const hide = { kind: 'listed' as const, on: false }
  expect((await asWriter(changeProduct, { productId, version: 1, edit: lower })).code).toBe(closed)
  expect((await asPricer(changeProduct, { productId, version: 1, edit: hide })).code).toBe(closed)
  expect((await asPricer(changeProduct, { productId, version: 1, edit: lower })).data.version).toBe(2)
  expect((await asWriter(takeBackChange, { productId, version: 2 })).code).toBe(closed)
  expect((await asPricer(takeBackChange, { productId, version: 2 })).data.version).toBe(3)
  expect((await asWriter(changeProduct, { productId, version: 3, edit: hide })).data.version).toBe(4)
  expect((await asPricer(takeBackChange, { productId, version: 4 })).code).toBe(closed)
  expect((await asWriter(takeBackChange, { productId, version: 4 })).data.version).toBe(5)

  const selection = { productIds: [productId] }
  const down = { kind: 'price' as const, way: 'percent' as const, by: '-10', round: 'exact' as const }
  expect((await asWriter(startBulkEdit, { selection, edit: down, total: 1 })).code).toBe(closed)
  expect((await asPricer(startBulkEdit, { selection, edit: hide, total: 1 })).code).toBe(closed)
  const { editId } = (await asPricer(startBulkEdit, { selection, edit: down, total: 1 })).data
  expect((await asWriter(stopBulkEdit, { editId })).code).toBe(closed)
  await shop.workOff()
  expect(pricesIn(await liveOf(productId))).toEqual(['8640.00', '8640.00'])
  expect((await asWriter(undoBulkEdit, { editId })).code).toBe(closed)
  expect((await asPricer(undoBulkEdit, { editId: newId() })).code).toBe(refusals.NOT_FOUND.code)
  await asPricer(undoBulkEdit, { editId })
  await shop.workOff()
  expect(pricesIn(await liveOf(productId))).toEqual(['9600.00', '9600.00'])
  const sale = { name: 'Week', brandCode: '', category: '', product: 'PR1', percent: '10', price: '' }
  expect((await asWriter(setSale, { ...sale, from: '2027-01-01T00:00', until: '2027-01-02T00:00' })).code).toBe(closed)
})

test('a file of theirs leaves every price aside and says so; whoever sets prices looks at it again and takes them', async () => {
  const { productId, document } = await coat()
  const [first] = document.colours[0]!.variants
  const file = [
    heads,
    row('PRC-1'),
    row('', { item_number: first!.itemNumber, name_en: 'Renamed', sale_price: '9000', list_price: '', stock: '' }),
  ].join('\n')
  const writers = importDesk(() => ({ shop, token: writer! }))
  const importId = await writers.look(file)
  expect(await writers.detail(importId)).toMatchObject({ takesPrices: false, hasPrices: true, counts: { new: 1, changed: 1 } })
  const told = (await writers.items(importId)).map(({ isWhole, problems }) => ({
    isWhole,
    problems: problems.map(({ field, problem }) => [field, problem]),
  }))
  expect(told).toEqual([
    { isWhole: false, problems: [['sale_price', 'price-closed']] },
    { isWhole: true, problems: [['sale_price', 'price-closed']] },
  ])
  await writers.run(importId)
  expect(await liveOf(productId)).toMatchObject({ name: { en: 'Renamed' } })
  expect(pricesIn(await liveOf(productId))).toEqual(['9600.00', '9600.00'])

  const chiefs = importDesk(() => ({ shop, token: chief! }))
  const { columns, kind } = await chiefs.detail(importId)
  await asChief(matchColumns, { importId, kind, columns: columns.map(({ field }) => field) })
  await shop.workOff()
  expect(await chiefs.detail(importId)).toMatchObject({ takesPrices: true })
  await chiefs.run(importId)
  expect(pricesIn(await liveOf(productId))).toEqual(['9000.00', '9600.00'])

  // Looked at by who may, begun by who may not: no price comes in.
  const again = await chiefs.look(`product_code,item_number,sale_price\n${document.spuCode},${first!.itemNumber},8800`)
  await writers.run(again)
  expect(pricesIn(await liveOf(productId))).toEqual(['9000.00', '9600.00'])
})

test('a key without it keeps products and is refused their prices; one with nothing else sends prices', async () => {
  const keyOf = async (permissions: Permission[]) =>
    (await asChief(makeKey, { name: 'Till', permissions, perMinute: 600, days: 30 })).data.token
  const [words, prices] = [
    await keyOf(['read-products', 'edit-products', 'publish-products']),
    await keyOf(['read-products', 'change-prices']),
  ]
  const { productId, document } = await coat()
  const live = await liveOf(productId)
  const renamed = { ...live, name: { en: 'Sent again', zh: '大衣' } }
  const dearer = withVariants(renamed, (variants) =>
    variants.map((each) => ({ ...each, listPrice: '20000', salesPrice: '20000' })),
  )
  const send = async (wanted: ProductDocument) =>
    (await asWriter(putProducts, { products: [wanted], publish: true }, { token: words })).data.rows[0]
  expect(await send(dearer)).toMatchObject({
    outcome: 'refused',
    problems: [{ path: 'colours.0.variants.0.salesPrice', problem: 'price-closed' }, { problem: 'price-closed' }],
  })
  expect(await send(renamed)).toMatchObject({ outcome: 'changed', problems: [] })
  const [first] = document.colours[0]!.variants
  const price = { prices: [{ itemNumber: first!.itemNumber, listPrice: '12800', salesPrice: '9500' }] }
  expect((await asWriter(putPrices, price, { token: words })).code).toBe(closed)
  expect((await asPricer(putPrices, price, { token: prices })).data.rows).toMatchObject([{ outcome: 'changed' }])
  expect(pricesIn(await liveOf(productId))).toEqual(['9500.00', '9600.00'])
})
