import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishDueProducts } from '#flows/products/edit-product.ts'
import { allFieldProblems } from '#language/all-field-problems.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { lockProducts, writeProducts } from '#modules/catalogue/editing/index.server.ts'
import { coatDocument } from '#modules/catalogue/editing/product-document.builders.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import {
  beginProduct,
  checkProduct,
  discardProduct,
  getProductEdit,
  listDrafts,
  listProductHistory,
  mergeProduct,
  publishProduct,
  saveProduct,
  takeProductVersion,
} from '#modules/catalogue/editing/product-editing.paths.ts'
import { listStockHistory, moveStock } from '#modules/offers/stock/stock-moves.paths.ts'
import type { Operator } from '#platform/actor.ts'
import { MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { createLog } from '#platform/log.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let token: string
let ben: Operator
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
  const { operatorId } = await shop.database.pool
    .selectFrom('operators')
    .select('operator_id as operatorId')
    .limit(1)
    .executeTakeFirstOrThrow()
  ben = { kind: 'operator', id: operatorId, name: 'Ben' }
  // Brand and category.
  await shop.product()
})
afterAll(() => shop.stop())

const ask: TestShop['ask'] = (path, input, asked = {}) => shop.ask(path, input, { token, key: newId(), ...asked })
const edit = async (productId: string) => (await ask(getProductEdit, { productId })).data

/** A coat that shoppers see. */
async function publishedCoat() {
  const { productId } = (await ask(beginProduct, {})).data
  const { draft } = await edit(productId)
  const document = coatDocument(draft.document.spuCode)
  const { version } = (await ask(saveProduct, { ...draft, document })).data
  await ask(publishProduct, { productId, version, liveVersion: 0 })
  return { productId, document }
}
const shown = async ({ brandCode, articleNumber }: ProductDocument) => ask(getProduct, { brandCode, code: articleNumber })

test('a new product is kept with its gaps, told what is missing, and seen by shoppers once it is published', async () => {
  const { productId } = (await ask(beginProduct, {})).data
  const { draft, gaps } = await edit(productId)
  expect(gaps).toMatchObject({ brandCode: 'required', 'name.zh': 'required', colours: 'no-colours' })
  const half = { ...coatDocument(draft.document.spuCode), name: { en: 'Wool coat', zh: '' } }
  const saved = await ask(saveProduct, { ...draft, document: half })
  expect(saved.data.document).toEqual(half)
  const refused = await ask(publishProduct, { productId, version: saved.data.version, liveVersion: 0 })
  expect(refused).toMatchObject({
    code: refusals.INCOMPLETE.code,
    data: { fields: { 'document.name.zh': allFieldProblems.required.en } },
  })
  expect((await shown(half)).code).toBe(refusals.NOT_FOUND.code)
  const whole = await ask(saveProduct, { ...saved.data, document: { ...half, name: { en: 'Wool coat', zh: '羊毛大衣' } } })
  const live = await ask(publishProduct, { productId, version: whole.data.version, liveVersion: 0 })
  expect(live.data).toMatchObject({ state: 'none', liveVersion: 1, gaps: {} })
  const { data } = await shown(half)
  expect(data).toMatchObject({ productTitle: 'Wool coat' })
  expect(data.colours[0]?.variants.map(({ size, salesPrice, stock }) => [size, salesPrice, stock])).toEqual([
    ['38', '9600.00', 'out'],
    ['40', '9600.00', 'out'],
  ])
})

test('pieces that are received are for sale; what is counted and written off is kept with who and why', async () => {
  const { productId, document } = await publishedCoat()
  const itemNumber = document.colours[0]!.variants[0]!.itemNumber
  const move = (kind: 'received' | 'counted' | 'damaged', pieces: number, reason = 'Look') =>
    ask(moveStock, { itemNumber, kind, pieces, reason })
  await Promise.all(Array.from({ length: 5 }, () => move('received', 2)))
  expect((await move('counted', 9)).data.available).toBe(9)
  expect((await move('damaged', 8)).data.available).toBe(1)
  expect(await move('damaged', 2)).toMatchObject({ code: refusals.STOCK_SHORT.code })
  expect(await move('counted', 3, '')).toMatchObject({ data: { fields: { reason: allFieldProblems.required.en } } })
  expect((await shown(document)).data.colours[0]?.variants[0]?.stock).toBe('last')
  const history = (await ask(listStockHistory, { productId })).data
  expect(history.total).toBe(7)
  expect(history.list[0]).toMatchObject({ itemNumber, kind: 'damaged', change: -8, reason: 'Look', changedBy: 'Ada' })
})

test('of two people who change one piece the second is told who was quicker, and nothing is lost', async () => {
  const { productId } = await publishedCoat()
  const { draft } = await edit(productId)
  const saves = await Promise.all(
    ['One', 'Two'].map((en) => ask(saveProduct, { ...draft, document: { ...draft.document, name: { en, zh: '大衣' } } })),
  )
  const [won, lost] = saves[0]?.code === 200 ? saves : saves.toReversed()
  expect(won?.code).toBe(200)
  expect(lost).toMatchObject({ code: refusals.MOVED_ON.code, data: { by: 'Ada' } })
  expect((await edit(productId)).draft).toEqual(won?.data)
  // An old tab does not write into the draft that follows a discarded one.
  await ask(discardProduct, { productId, version: won!.data.version })
  const next = (await ask(saveProduct, { ...draft, version: 0 })).data
  expect((await ask(saveProduct, { ...draft, version: won!.data.version })).code).toBe(refusals.MOVED_ON.code)
  expect(next.version).toBeGreaterThan(won!.data.version)
})

test('a draft is not published over what somebody else has changed in the shop meanwhile without being seen', async () => {
  const { productId, document } = await publishedCoat()
  const { draft, liveVersion } = await edit(productId)
  const { version } = (await ask(saveProduct, { ...draft, document: { ...document, madeIn: { en: 'France', zh: '法國' } } })).data
  await shop.database.inTransaction(async (tx) => {
    const live = (await lockProducts(tx, [productId])).get(productId)
    const change = { productId, document: { ...document, seasonalSale: true }, live }
    await writeProducts(tx, ben, [change])
  })
  expect(await ask(publishProduct, { productId, version, liveVersion })).toMatchObject({
    code: refusals.MOVED_ON.code,
    data: { by: 'Ben' },
  })
  const seen = await edit(productId)
  expect(seen).toMatchObject({ passedBy: 'Ben', liveVersion: liveVersion + 1 })
  // Either over it, or with what Ben has done taken over.
  const merged = (await ask(mergeProduct, { productId, version })).data
  expect(merged).toMatchObject({ passedBy: '', draft: { baseVersion: seen.liveVersion } })
  expect(merged.draft.document).toEqual({ ...document, madeIn: { en: 'France', zh: '法國' }, seasonalSale: true })
  expect((await ask(publishProduct, { productId, version, liveVersion: seen.liveVersion })).code).toBe(refusals.MOVED_ON.code)
  const published = { productId, version: merged.draft.version, liveVersion: seen.liveVersion }
  expect((await ask(publishProduct, published)).code).toBe(200)
})

test('a variant that is left out is no longer sold, and is the same one when it comes back', async () => {
  const { productId, document } = await publishedCoat()
  const [first, second] = document.colours[0]!.variants
  await ask(moveStock, { itemNumber: second!.itemNumber, kind: 'received', pieces: 4, reason: '' })
  const before = (await shown(document)).data.colours[0]!.variants[1]!
  await republish(productId, { ...document, colours: [{ ...document.colours[0]!, variants: [first!] }] })
  expect((await shown(document)).data.colours[0]!.variants.map(({ itemNumber }) => itemNumber)).toEqual([first!.itemNumber])
  // In another colour of the same piece.
  const green = { ...document.colours[0]!, colourId: 'green', name: { en: 'Green', zh: '綠色' }, variants: [second!] }
  await republish(productId, { ...document, colours: [green, { ...document.colours[0]!, variants: [first!] }] })
  const after = (await shown(document)).data.colours[0]!
  expect(after.name).toBe('Green')
  expect(after.variants[0]).toMatchObject({ skuId: before.skuId, stock: before.stock })
})

async function republish(productId: string, document: ProductDocument) {
  const { draft, liveVersion } = await edit(productId)
  const { version } = (await ask(saveProduct, { ...draft, document })).data
  const answer = await ask(publishProduct, { productId, version, liveVersion })
  expect(answer.msg).toBe('')
}

test('the history says what was before and after, and any state of it can be had back', async () => {
  const { productId, document } = await publishedCoat()
  const cheaper = structuredClone(document)
  cheaper.colours[0]!.variants[0]!.salesPrice = '8000'
  await republish(productId, { ...cheaper, name: { en: 'Warm coat', zh: '羊毛大衣' } })
  const { list } = (await ask(listProductHistory, { productId })).data
  const item = document.colours[0]!.variants[0]!.itemNumber
  expect(list.map(({ version, changedBy }) => [version, changedBy])).toEqual([
    [2, 'Ada'],
    [1, 'Ada'],
  ])
  expect(list[0]?.changes).toEqual([
    { path: 'name.en', before: 'Wool coat', after: 'Warm coat' },
    { path: `variants.${item}.salesPrice`, before: '9600', after: '8000' },
  ])
  const taken = (await ask(takeProductVersion, { productId, version: 0, taken: 1 })).data
  await ask(publishProduct, { productId, version: taken.draft.version, liveVersion: taken.liveVersion })
  expect((await shown(document)).data).toMatchObject({ productTitle: 'Wool coat' })
})

/** The time that was set for a draft is now. */
const letTimeCome = (productId: string) =>
  runSql(shop.database, sql`update product_drafts set publish_at = now() - interval '1 second' where product_id = ${productId}`)

test('what has a time goes live when it has come, and what cannot by then waits where it is seen', async () => {
  const { productId, document } = await publishedCoat()
  const { draft, liveVersion } = await edit(productId)
  const { version } = (await ask(saveProduct, { ...draft, document: { ...document, name: { en: 'Later', zh: '稍後' } } })).data
  const time = new Date(Date.now() + 60 * MINUTE).toISOString()
  const waiting = (await ask(publishProduct, { productId, version, liveVersion, time })).data
  expect(waiting).toMatchObject({ state: 'checked', publishTime: time, liveVersion })
  const due = () => publishDueProducts({ database: shop.database, log: createLog('silent') }, 10)
  expect(await due()).toBe(0)
  await letTimeCome(productId)
  expect(await due()).toBe(1)
  expect((await shown(document)).data.productTitle).toBe('Later')
  // Its number is taken before its time comes.
  const other = (await ask(beginProduct, { copyOf: productId })).data.productId
  const copy = await edit(other)
  const third = coatDocument(copy.draft.document.spuCode)
  const second = (await ask(saveProduct, { ...copy.draft, document: third })).data
  const soon = new Date(Date.now() + 60 * MINUTE).toISOString()
  expect((await ask(publishProduct, { productId: other, version: second.version, liveVersion: 0, time: soon })).code).toBe(200)
  const rival = (await ask(beginProduct, {})).data.productId
  const rivalDraft = (await edit(rival)).draft
  const stolen = { ...coatDocument(rivalDraft.document.spuCode), articleNumber: third.articleNumber }
  const saved = (await ask(saveProduct, { ...rivalDraft, document: stolen })).data
  await ask(publishProduct, { productId: rival, version: saved.version, liveVersion: 0 })
  await letTimeCome(other)
  expect(await due()).toBe(1)
  expect(await edit(other)).toMatchObject({ heldUp: true, publishTime: '', liveVersion: 0 })
})

test('who begins with what shoppers no longer see is told so before a word is saved over it', async () => {
  const { productId, document } = await publishedCoat()
  const { draft } = await edit(productId)
  await shop.database.inTransaction(async (tx) => {
    const live = (await lockProducts(tx, [productId])).get(productId)
    await writeProducts(tx, ben, [{ productId, document: { ...document, seasonalSale: true }, live }])
  })
  expect(await ask(saveProduct, draft)).toMatchObject({ code: refusals.MOVED_ON.code, data: { by: 'Ben' } })
  expect((await ask(saveProduct, (await edit(productId)).draft)).code).toBe(200)
})

test('numbers that another product has are refused beside their fields', async () => {
  const { document } = await publishedCoat()
  const { productId } = (await ask(beginProduct, {})).data
  const { draft } = await edit(productId)
  const twin = { ...document, spuCode: draft.document.spuCode, brandCode: 'aurelie' }
  const { version } = (await ask(saveProduct, { ...draft, document: twin })).data
  expect(await ask(publishProduct, { productId, version, liveVersion: 0 })).toMatchObject({
    code: refusals.INCOMPLETE.code,
    data: {
      fields: {
        'document.articleNumber': allFieldProblems['number-taken'].en,
        'document.colours.0.variants.0.itemNumber': allFieldProblems['number-taken'].en,
      },
    },
  })
})

test('a draft that was checked is to be checked again once it is changed', async () => {
  const { productId } = await publishedCoat()
  const { draft } = await edit(productId)
  const saved = (await ask(saveProduct, draft)).data
  const checked = (await ask(checkProduct, { productId, version: saved.version, checked: true })).data
  expect(checked.state).toBe('checked')
  const again = (await ask(saveProduct, saved)).data
  expect((await edit(productId)).state).toBe('draft')
  const { list } = (await ask(listDrafts, {})).data
  expect(list.find((row) => row.productId === productId)).toMatchObject({ state: 'draft', isNew: false, gapNum: 0 })
  await ask(discardProduct, { productId, version: again.version })
  expect((await edit(productId)).state).toBe('none')
})
