import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { turnDuePrices } from '#modules/offers/index.server.ts'
import { getProductEdit, publishProduct } from '#modules/catalogue/editing/product-editing.paths.ts'
import { moveImport, sayWords } from '#modules/catalogue/imports/imports.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { coat, hash, heads, importDesk, readyForFiles, takeOut } from './imports.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  await readyForFiles(shop)
  token = await shop.operator(['merchandiser'])
})
afterAll(() => shop.stop())
afterEach(() => clock.reset())

const ask: TestShop['ask'] = (path, input, asked = {}) => shop.ask(path, input, { token, key: newId(), ...asked })
const { detail, items, look, run, say } = importDesk(() => ({ shop, token }))
const piecesOf = async (productId: string) =>
  (await ask(getProductEdit, { productId })).data.stock.map(({ available }) => available)

test('what was sold since the shop wrote a file stays sold when the file comes back, and what the file adds is added', async () => {
  const first = await look([heads, coat('SO1', { stock: '9' }), coat('SO2', { stock: '9' })].join('\n'))
  await run(first)
  const [one, two] = await items(first)
  const file = (await takeOut(shop, token, { format: 'csv', word: 'Coat SO' })).toString()
  await runSql(
    shop.database,
    sql`update offers o set available = 7 from variants v where v.sku_id = o.sku_id and v.item_number in ('SO1-38', 'SO2-38')`,
  )
  const untouched = await look(file)
  expect(await detail(untouched)).toMatchObject({ counts: { same: 2, changed: 0 }, marks: { stockCounted: 0 } })
  await run(untouched)
  expect(await piecesOf(one!.productId)).toEqual([7])
  // Five more came of the second.
  const lines = file
    .trim()
    .split('\n')
    .map((line) => (line.includes('SO2-38') ? line.replace(/,9,9(?=,|$)/m, ',14,9') : line))
  const more = await look(lines.join('\n'))
  expect(await detail(more)).toMatchObject({ counts: { same: 1, changed: 1 } })
  await run(more)
  expect([await piecesOf(one!.productId), await piecesOf(two!.productId)]).toEqual([[7], [12]])
})

test('of a file that does not know what there was, somebody says whether pieces in the shop are counted anew; new ones have theirs either way', async () => {
  await run(await look([heads, coat('CN1', { stock: '5' })].join('\n')))
  const importId = await look([heads, coat('CN1', { stock: '8' }), coat('CN2', { stock: '3' })].join('\n'))
  expect(await detail(importId)).toMatchObject({ marks: { stockCounted: 1 } })
  await run(importId, { countStock: false, newStock: true })
  const [known, fresh] = await items(importId)
  expect([await piecesOf(known!.productId), await piecesOf(fresh!.productId)]).toEqual([[5], [3]])
})

const english =
  'brand,article_number,categories,name_en,description_en,colour,pictures,item_number,size,list_price,sale_price,stock,sale_until'

test('a product in one language goes live, its words stand in on the pages of the other, and the office counts what is missing', async () => {
  const importId = await look(
    `${english}\naurelie,EN1,women/bags/tote-bags,Pier bag,A bag.,black,${hash} | Bag,EN1-1,38,900,900,2,\n`,
  )
  expect(await run(importId)).toMatchObject({ whole: 1, made: { live: 1, drafts: 0, variants: 1, pieces: 2, pictures: 1 } })
  const { data } = await ask(getProduct, { brandCode: 'aurelie', code: 'EN1' }, { language: 'cht_CN' })
  expect(data).toMatchObject({ productTitle: 'Pier bag', description: 'A bag.' })
  const { productId } = (await items(importId))[0]!
  const edit = (await ask(getProductEdit, { productId })).data
  // Nobody has written the Chinese: the editor and a file say so.
  expect(edit).toMatchObject({ oneLanguage: true, gaps: {}, draft: { document: { name: { en: 'Pier bag', zh: '' } } } })
  expect((await takeOut(shop, token, { format: 'csv', word: 'Pier bag' })).toString()).not.toContain('Pier bag,Pier bag')
  const translated = await look('article_number,brand,name_zh\nEN1,aurelie,碼頭手袋\n')
  await run(translated)
  expect((await ask(getProduct, { brandCode: 'aurelie', code: 'EN1' }, { language: 'cht_CN' })).data).toMatchObject({
    productTitle: '碼頭手袋',
    description: 'A bag.',
  })
})

test('a sale price with an end is asked until then, and once more the file changes nothing', async () => {
  const until = new Date(clock.now().getTime() + 3 * DAY).toISOString().slice(0, 10)
  const file = `${english}\naurelie,DT1,women/bags/tote-bags,Dated bag,A bag.,black,${hash} | Bag,DT1-1,38,900,600,2,${until}\n`
  await run(await look(file))
  const priceNow = async () => {
    await shop.database.inTransaction((tx) => turnDuePrices(tx, 50))
    return (await ask(getProduct, { brandCode: 'aurelie', code: 'DT1' })).data.colours[0]?.variants[0]?.salesPrice
  }
  expect(await priceNow()).toBe('600.00')
  expect(await detail(await look(file))).toMatchObject({ counts: { same: 1, changed: 0, refused: 0 } })
  clock.advance(5 * DAY)
  expect(await priceNow()).toBe('900.00')
})

const shopify = (rows: string[]): string =>
  [
    'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status',
    ...rows,
  ].join('\n')

test('a bare file of another tool goes live with what is said once for all of its rows', async () => {
  const importId = await look(
    shopify([
      `bare,Bare bag,<p>Words.</p>,,,Title,Default Title,BR-1,6,100,${hash},active`,
      `later,Later bag,<p>Words.</p>,,,Title,Default Title,BR-2,6,100,${hash},draft`,
    ]),
  )
  expect(await detail(importId)).toMatchObject({ kind: 'shopify', asksCurrency: true, whole: 0 })
  expect((await ask(moveImport, { importId, move: 'run', publish: true })).code).toBe(refusals.IMPORT_CURRENCY.code)
  await say(importId, { brand: 'aurelie', category: 'women/bags/tote-bags', colour: 'as-shown', currency: 'USD', rate: '7.8' })
  expect(await run(importId)).toMatchObject({ whole: 1, made: { live: 1, drafts: 1, pieces: 12 } })
  const [live, draft] = await items(importId)
  expect(draft?.problems).toMatchObject([{ problem: 'stays-draft' }])
  const { data } = await ask(getProduct, { brandCode: 'aurelie', code: 'bare' })
  expect(data.colours).toMatchObject([{ colourId: 'as-shown', name: 'As shown', variants: [{ salesPrice: '780.00' }] }])
  expect(await piecesOf(live!.productId)).toEqual([6])
  // The pieces of a draft are there once it is published by hand.
  const { draft: opened, liveVersion } = (await ask(getProductEdit, { productId: draft!.productId })).data
  await ask(publishProduct, { productId: draft!.productId, version: opened.version, liveVersion })
  expect(await piecesOf(draft!.productId)).toEqual([6])
})

test('a number of Google’s tree is a category to choose, and none to make', async () => {
  const feed = `id\ttitle\timage_link\tprice\tbrand\tgoogle_product_category\nGT-1\tScarf\t${hash}\t500 HKD\taurelie\t2580\n`
  const importId = await look(feed)
  expect((await detail(importId)).unmappedValues).toMatchObject([{ about: 'category', word: '2580' }])
  await ask(sayWords, { importId, words: [{ about: 'category', word: '2580', target: '', make: true }] })
  await shop.workOff()
  expect((await detail(importId)).unmappedValues).toMatchObject([{ about: 'category', word: '2580' }])
  await ask(sayWords, { importId, words: [{ about: 'category', word: '2580', target: 'women/bags/tote-bags' }] })
  await shop.workOff()
  expect((await detail(importId)).unmappedValues).toEqual([])
})
