import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { z } from 'zod'
import { importSome } from '#modules/catalogue/imports/index.server.ts'
import { NO_WAYS } from '#modules/catalogue/imports/file-ways.contract.ts'
import { matchColumns, moveImport, refusedRows, sayWays, sayWords } from '#modules/catalogue/imports/imports.paths.ts'
import { googleTsv, shopifyCsv, wooCsv } from '#modules/catalogue/imports/reading/sample-files.builders.ts'
import { getProductEdit, listDrafts } from '#modules/catalogue/editing/product-editing.paths.ts'
import { findPriceGuard } from '#modules/shop-settings/index.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { coat, fetchFile, heads, importDesk, readyForFiles, sendSheet, takeOut } from './imports.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop({ WEBHOOK_LOOPBACK: 'on' })
  await readyForFiles(shop)
  token = await shop.operator(['merchandiser'])
})
afterAll(() => shop.stop())

const ask: TestShop['ask'] = (path, input, asked = {}) => shop.ask(path, input, { token, ...asked })
const ways = { hold: async () => {}, guard: findPriceGuard }
const { detail, items, look, run, say } = importDesk(() => ({ shop, token }))
const productsNow = () =>
  readRows(
    shop.database.pool,
    z.object({ code: z.string(), version: z.number(), pieces: z.number() }),
    sql`select p.spu_code as code, p.version, coalesce(sum(o.available), 0)::int as pieces from products p join variants v using (product_id)
      left join offers o on o.sku_id = v.sku_id and o.merchant_id = (select merchant_id from merchants where is_house)
      group by p.product_id order by 1`,
  )

describe('a file of the shop’s own kind', () => {
  test('is looked at first, then makes what is whole live and keeps the rest as drafts, and the second time changes nothing', async () => {
    const before = await productsNow()
    const file = [heads, coat('K1'), coat('K2', { pictures: '' }), coat('K3', { sale_price: 'cheap' })].join('\n')
    const importId = await look(file)
    expect(await detail(importId)).toMatchObject({
      state: 'checked',
      products: 3,
      counts: { new: 2, changed: 0, same: 0, refused: 1 },
      whole: 1,
      marks: { stockLater: 1 },
    })
    expect(await productsNow()).toEqual(before)
    const [, , third] = await items(importId)
    expect(third).toMatchObject({ outcome: 'refused', problems: [{ row: 4, field: 'sale_price', problem: 'amount' }] })
    expect(await run(importId)).toMatchObject({ state: 'done', done: 3, counts: { new: 2, refused: 1 }, whole: 1 })
    const after = await productsNow()
    expect(after.length).toBe(before.length + 1)
    expect(after.find(({ code }) => !before.some((one) => one.code === code))?.pieces).toBe(4)
    const { list } = (await ask(listDrafts, {})).data
    expect(list.find(({ name }) => name === 'Coat K2')).toMatchObject({ isNew: true, gapNum: 1 })
    const again = await look(file)
    expect(await detail(again)).toMatchObject({ marks: { stockLater: 0 }, counts: { new: 0, changed: 0, same: 2, refused: 1 } })
    await run(again)
    expect(await productsNow()).toEqual(after)
    expect((await ask(listDrafts, {})).data.list.filter(({ name }) => name === 'Coat K2')).toHaveLength(1)
  })

  test('gives back its refused rows with their reasons, and once mended they are taken', async () => {
    const first = await look([heads, coat('M1', { list_price: '=1+1' }), coat('M2')].join('\n'))
    const refused = (await fetchFile(shop, token, refusedRows.path, { importId: first })).toString()
    expect(refused.split('\r\n').length + refused.split('\n').length).toBeGreaterThan(2)
    expect(refused).toContain("'=1+1")
    expect(refused).toContain('List price: Enter an amount such as 1280.50.')
    expect(refused).not.toContain('M2')
    const second = await look(refused.replace("'=1+1", '12800'))
    expect(await detail(second)).toMatchObject({ counts: { new: 1, refused: 0 } })
    expect((await detail(second)).columns.at(-1)).toMatchObject({ field: null })
  })

  test('takes what is said for all rows while they are still looked at, and looks at all of them with the last of it', async () => {
    const importId = await look([heads, coat('W1', { brand: '' }), coat('W2', { brand: '' })].join('\n'))
    expect(await detail(importId)).toMatchObject({ whole: 0 })
    const saying = (brand: string) => ask(sayWays, { importId, ways: { ...NO_WAYS, currency: 'HKD', brand } })
    expect((await saying('')).data).toMatchObject({ state: 'checking' })
    expect((await saying('aurelie')).data).toMatchObject({ state: 'checking', ways: { brand: 'aurelie' } })
    await shop.workOff()
    expect(await detail(importId)).toMatchObject({ state: 'checked', whole: 2 })
    expect((await ask(moveImport, { importId, move: 'remove' })).msg).toBe('')
  })

  test('as a list of prices or pieces changes those alone, and shouts when much falls', async () => {
    const first = await look(
      [heads, coat('P1', { item_number: 'P1-38' }), coat('P1', { item_number: 'P1-40', size: '40' })].join('\n'),
    )
    await run(first)
    const importId = await look('item_number;sale_price;stock\nP1-38;1.000,00;4\nP1-40;9600;0\nNONE-1;5;5\n')
    expect(await detail(importId)).toMatchObject({ counts: { changed: 2, refused: 1 }, marks: { priceFar: 1, stockToNone: 1 } })
    const list = await items(importId)
    expect(list.map(({ changes }) => changes)).toEqual([
      [{ path: 'variants.P1-38.salesPrice', before: '9600', after: '1000' }],
      [{ path: 'variants.P1-40.stock', before: '4', after: '0' }],
      expect.anything(),
    ])
    await run(importId, { farPrices: 'take' })
    const { productId } = list[0]!
    const edit = (await ask(getProductEdit, { productId })).data
    expect(edit.draft.document.colours[0]?.variants.map(({ listPrice, salesPrice }) => [listPrice, salesPrice])).toEqual([
      ['12800.00', '1000.00'],
      ['12800.00', '9600.00'],
    ])
    expect(edit.stock.map(({ available }) => available)).toEqual([4, 0])
  })

  test('that is stopped, and whose process dies, goes on where it was and doubles nothing', async () => {
    const many = 130
    const file = [heads, ...Array.from({ length: many }, (_, at) => coat(`S${at}`))].join('\n')
    const importId = await look(file)
    await ask(moveImport, { importId, move: 'run', publish: true, countStock: true })
    await importSome(shop.database, importId, ways)
    // In the middle of a step: nothing of it is there.
    const died = new Error('killed')
    await expect(
      importSome(shop.database, importId, {
        ...ways,
        hold: async () => {
          throw Object.assign(died, { code: '57P01' })
        },
      }),
    ).rejects.toThrow('killed')
    await ask(moveImport, { importId, move: 'stop' })
    await shop.workOff()
    const stopped = await detail(importId)
    expect(stopped).toMatchObject({ state: 'stopped', done: 25 })
    expect((await ask(moveImport, { importId, move: 'stop' })).code).toBe(refusals.IMPORT_MOVED_ON.code)
    await Promise.all([run(importId), importSome(shop.database, importId, ways).catch(() => {})])
    expect(await detail(importId)).toMatchObject({ state: 'done', done: many, counts: { new: many } })
    const made = await readRows(
      shop.database.pool,
      z.object({ num: z.number(), moves: z.number() }),
      sql`select count(distinct p.product_id) as num, count(s.change_id) as moves from products p join variants v using (product_id)
        join offers o using (sku_id) left join stock_changes s using (offer_id) where p.article_number ~ '^S[0-9]+$'`,
    )
    expect(made).toEqual([{ num: many, moves: many }])
  })
})

test('a price that a workbook has worked out is taken to the cent, and its refused rows say the same when they come back', async () => {
  const columns = heads.split(',')
  const line = (number: string, name: string) =>
    coat(number, { description_en: 'A coat', name_zh: name, sale_price: '' })
      .split(',')
      .map((value, at) => ({ value: columns[at]?.endsWith('_price') ? 89.99 * 7.8 : value }))
  const long = '大'.repeat(200)
  const lines = [columns.map((value) => ({ value })), line('V1', '大衣'), line('V2', long)]
  const importId = await look(await writeWorkbook(lines).toBuffer())
  await run(importId)
  const refused = (await fetchFile(shop, token, refusedRows.path, { importId })).toString()
  await run(await look(refused.replace(long, '大衣')))
  const prices = await readRows(
    shop.database.pool,
    z.object({ item: z.string(), cents: z.number() }),
    sql`select item_number as item, sale_price_cents as cents from variants join offers using (sku_id) where item_number ~ '^V[12]-' order by 1`,
  )
  expect(prices.map(({ item, cents }) => [item, cents])).toEqual([
    ['V1-38', 70_192],
    ['V2-38', 70_192],
  ])
})

describe('a file of another tool', () => {
  test('tells which words are not known, and once they are said new products need only what it lacks', async () => {
    const importId = await look(shopifyCsv.replaceAll('Aurelie', 'Maison Zoé').replaceAll('Tote bags', 'Outerwear coats'))
    const found = await detail(importId)
    expect(found).toMatchObject({ kind: 'shopify', counts: { new: 2 }, whole: 0 })
    expect(found.unmappedValues).toEqual(
      expect.arrayContaining([expect.objectContaining({ about: 'brand', word: 'Maison Zoé', rows: 2 })]),
    )
    await ask(sayWords, {
      importId,
      words: [
        { about: 'brand', word: 'Maison Zoé', target: '', make: true },
        { about: 'category', word: 'Apparel & Accessories > Clothing > Outerwear > Coats', target: 'women/clothing/coats' },
      ],
    })
    await shop.workOff()
    const said = await detail(importId)
    expect(said.unmappedValues.map(({ about }) => about)).not.toContain('brand')
    await say(importId, {})
    await run(importId)
    const { list } = (await ask(listDrafts, {})).data
    const coats = list.find(({ name }) => name === 'Wool Coat')
    const { draft, gaps } = (await ask(getProductEdit, { productId: coats!.productId })).data
    expect(draft.document).toMatchObject({
      brandCode: 'maison-zoe',
      categories: ['women/clothing/coats'],
      articleNumber: 'wool-coat',
    })
    expect(draft.document.colours.map(({ colourId, name }) => [colourId, name.zh])).toEqual([
      ['black', '黑色'],
      ['camel', '駝色'],
    ])
    // Its words stand in for those of the other language.
    expect(gaps).toEqual({ 'colours.0.pictures': 'no-pictures', 'colours.1.pictures': 'no-pictures' })
    const again = await look(shopifyCsv.replaceAll('Aurelie', 'Maison Zoé').replaceAll('Tote bags', 'Outerwear coats'))
    expect(await detail(again)).toMatchObject({ counts: { same: 2 } })
  })

  test.each([
    ['woocommerce', wooCsv, { new: 2, refused: 0 }],
    ['google', googleTsv, { new: 1, refused: 1 }],
  ] as const)('%s is known by its columns', async (kind, file, counts) => {
    expect(await detail(await look(file))).toMatchObject({ kind, counts })
  })

  test('is read by other columns when somebody says so, which is remembered', async () => {
    const file = 'Ref,Wording,Outlay\nZ1,A hat,12\nZ2,A cap,12\n'
    const importId = await look(file)
    expect((await detail(importId)).columns.map(({ field }) => field)).toEqual([null, null, null])
    await ask(matchColumns, { importId, kind: 'praya', columns: ['article_number', 'name_en', null] })
    await shop.workOff()
    expect(await detail(importId)).toMatchObject({ products: 2, counts: { new: 2 } })
    expect((await detail(await look(file))).columns.map(({ field }) => field)).toEqual(['article_number', 'name_en', null])
  })
})

describe('what goes out', () => {
  test.each(['csv', 'xlsx'] as const)('as %s changes nothing when it comes in again', async (format) => {
    const file = await takeOut(shop, token, { format })
    const importId = await look(file)
    const { counts, products } = await detail(importId)
    const list = (await items(importId)).filter(({ outcome }) => outcome !== 'same')
    expect(list).toEqual([])
    expect(counts).toEqual({ new: 0, changed: 0, same: products, refused: 0 })
  })
})

test('a draft that came without a colour goes out as a file, and with the colour written in comes back whole, with its pieces', async () => {
  const first = await look([heads, coat('DR1', { colour: '', colour_en: '', colour_zh: '' })].join('\n'))
  expect(await run(first)).toMatchObject({ state: 'done', made: { live: 0, drafts: 1, pieces: 4 } })
  const file = (await takeOut(shop, token, { format: 'csv', what: 'drafts' })).toString()
  const [head = '', ...lines] = file.trim().split('\n')
  const names = head.replace('\ufeff', '').split(',')
  const cells = parse(lines.find((each) => each.includes('DR1')) ?? '')[0] as string[]
  expect(cells[names.indexOf('stock')]).toBe('4')
  cells[names.indexOf('colour')] = 'black'
  const second = await look(stringify([names, cells]))
  expect(await run(second)).toMatchObject({ whole: 1, counts: { changed: 1, refused: 0 } })
  expect((await takeOut(shop, token, { format: 'csv', what: 'drafts' })).toString()).not.toContain('DR1')
  const [made] = await items(second)
  const edit = (await ask(getProductEdit, { productId: made!.productId })).data
  expect(edit.draft.document.colours.map(({ colourId, name, variants }) => [colourId, name.en, variants.length])).toEqual([
    ['black', 'Black', 1],
  ])
  expect(edit.stock).toMatchObject([{ itemNumber: 'DR1-38', available: 4 }])
})

test('whoever may not bring files in, or publish, is told so', async () => {
  const reader = await shop.operator(['support'])
  expect((await sendSheet(shop, reader, heads)).code).toBe(refusals.NOT_PERMITTED.code)
  expect((await sendSheet(shop, token, Buffer.from([1, 2, 3]))).code).toBe(refusals.IMPORT_UNREADABLE.code)
})
