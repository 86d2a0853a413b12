import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stepBulkEdit } from '#modules/catalogue/bulk-edits/index.server.ts'
import {
  changeProduct,
  listBulkEditRest,
  listBulkEdits,
  previewBulkEdit,
  resumeBulkEdit,
  startBulkEdit,
  stopBulkEdit,
  takeBackChange,
  undoBulkEdit,
} from '#modules/catalogue/bulk-edits/bulk-edits.paths.ts'
import type { BulkEdit } from '#modules/catalogue/bulk-edits/product-edits.contract.ts'
import { lockProducts, readProductDocuments, writeProducts } from '#modules/catalogue/editing/index.server.ts'
import { coatDocument } from '#modules/catalogue/editing/product-document.builders.ts'
import { ProductListQuery } from '#modules/catalogue/admin-list/admin-list.contract.ts'
import type { Operator } from '#platform/actor.ts'
import { newId } from '#platform/ids.server.ts'
import { freeAbandonedJobs } from '#platform/jobs/job-queue.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

const COATS = 120

let shop: TestShop
let token: string
let by: Operator
let coats: string[]
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
  const { operatorId } = await shop.database.pool
    .selectFrom('operators')
    .select('operator_id as operatorId')
    .limit(1)
    .executeTakeFirstOrThrow()
  by = { kind: 'operator', id: operatorId, name: 'Ben' }
  // Brand and categories.
  await shop.product({ nameEn: 'Leather bag', categories: ['women/bags/tote-bags', 'women/sale'] })
  coats = await buildCoats(COATS)
})
afterAll(() => shop.stop())

async function buildCoats(count: number): Promise<string[]> {
  const changes = Array.from({ length: count }, (_, at) => ({
    productId: newId(),
    document: coatDocument(`CT${newId().slice(-8)}${at}`),
    live: undefined,
  }))
  await shop.database.inTransaction((tx) => writeProducts(tx, by, changes))
  return changes.map(({ productId }) => productId)
}

const ask: TestShop['ask'] = (path, input, asked = {}) => shop.ask(path, input, { token, key: newId(), ...asked })
const documents = async (ids = coats) => {
  const found = await readProductDocuments(shop.database.pool, ids)
  return ids.map((id) => found.get(id)?.document)
}
const editOf = async (editId: string) => (await ask(listBulkEdits, {})).data.list.find((edit) => edit.editId === editId)
const inSale: BulkEdit = { kind: 'seasonal-sale', on: true }
const allCoats = { query: ProductListQuery.parse({ word: 'coat' }) }
const start = async (
  edit: BulkEdit,
  confirmed?: number,
  selection: { query: ProductListQuery } | { productIds: string[] } = allCoats,
) => {
  const { total } = (await ask(previewBulkEdit, { selection, edit })).data
  return ask(startBulkEdit, { selection, edit, total, confirmed })
}
/** Somebody else is quicker. */
const touch = (productId: string) =>
  shop.database.inTransaction(async (tx) => {
    const live = (await lockProducts(tx, [productId])).get(productId)
    if (!live) throw new Error('no such product')
    const document = { ...live.document, madeIn: { en: 'France', zh: '法國' } }
    await writeProducts(tx, by, [{ productId, document, live }])
  })

test('all that match are changed step by step, and taken back to exactly what they were, except what somebody has changed since', async () => {
  const before = await documents()
  const { data } = await start(inSale)
  expect(data).toMatchObject({ state: 'running', total: COATS, done: 0 })
  await shop.workOff()
  expect(await editOf(data.editId)).toMatchObject({ state: 'done', done: COATS, changed: COATS, leftOut: 0 })
  expect((await documents()).every((document) => document?.seasonalSale)).toBe(true)
  await touch(coats[3]!)
  await ask(undoBulkEdit, { editId: data.editId })
  await shop.workOff()
  expect(await editOf(data.editId)).toMatchObject({ state: 'undone', lookedBack: COATS, takenBack: COATS - 1, undoneBy: 'Ada' })
  expect((await ask(listBulkEditRest, { editId: data.editId })).data).toMatchObject({
    total: 1,
    list: [{ productId: coats[3], reason: 'kept' }],
  })
  const after = await documents()
  expect(after[3]?.seasonalSale).toBe(true)
  expect(after.toSpliced(3, 1)).toEqual(before.toSpliced(3, 1))
})

test('whatever a bulk edit does, its way back restores every product', async () => {
  const few = await buildCoats(4)
  const percent = fc.integer({ min: -95, max: 30 }).filter((by) => by !== 0)
  const edits = fc.oneof(
    fc.record({ kind: fc.constantFrom('listed' as const, 'seasonal-sale' as const, 'points' as const), on: fc.boolean() }),
    fc.record({ kind: fc.constant('flag' as const), flag: fc.constant('careService' as const), on: fc.boolean() }),
    fc.record({
      kind: fc.constant('category' as const),
      path: fc.constantFrom('women/sale', 'women/bags/tote-bags'),
      on: fc.boolean(),
    }),
    fc.constant({ kind: 'end-sale' as const }),
    fc.record({
      kind: fc.constant('price' as const),
      way: fc.constantFrom('percent' as const, 'amount' as const),
      by: percent.map(String),
      round: fc.constantFrom('exact' as const, '100' as const),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 2 }), async (wanted) => {
      const before = await documents(few)
      const made: string[] = []
      for (const edit of wanted) {
        const { data } = await start(edit, few.length, { productIds: few })
        await shop.database.inTransaction((tx) => stepBulkEdit(tx, data.editId))
        made.push(data.editId)
      }
      for (const editId of made.toReversed()) {
        await ask(undoBulkEdit, { editId })
        await shop.database.inTransaction((tx) => stepBulkEdit(tx, editId))
      }
      expect(await documents(few)).toEqual(before)
    }),
    { numRuns: 12 },
  )
})

test('a process that dies in the middle leaves whole steps, and another goes on behind them', async () => {
  const { editId } = (await start({ kind: 'flag', flag: 'careService', on: true })).data
  await shop.database.inTransaction((tx) => stepBulkEdit(tx, editId))
  const half = await editOf(editId)
  expect(half).toMatchObject({ state: 'running', done: 100 })
  // It dies within the next one, with its job in its hands.
  await expect(
    shop.database.inTransaction(async (tx) => {
      await stepBulkEdit(tx, editId)
      throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  expect(await editOf(editId)).toEqual(half)
  await shop.database.inTransaction(async (tx) => {
    await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = 'dead' where locked_at is null`.execute(
      tx,
    )
    await freeAbandonedJobs(tx)
  })
  await shop.workOff()
  expect(await editOf(editId)).toMatchObject({ state: 'done', done: half!.total, changed: half!.total })
  const versions = await shop.database.pool
    .selectFrom('product_versions')
    .select(({ fn }) => ['product_id', fn.max('version').as('last'), fn.countAll<number>().as('count')])
    .where('product_id', '=', coats[0]!)
    .groupBy('product_id')
    .executeTakeFirstOrThrow()
  // Each version once: nothing was done twice.
  expect(versions.count).toBe(versions.last)
})

test('it can be stopped and carried on, and pressing twice changes nothing', async () => {
  const { editId } = (await start({ kind: 'category', path: 'women/sale', on: true })).data
  await shop.database.inTransaction((tx) => stepBulkEdit(tx, editId))
  await ask(stopBulkEdit, { editId })
  await shop.workOff()
  expect((await ask(stopBulkEdit, { editId })).data).toMatchObject({ state: 'stopped', done: 100 })
  await ask(resumeBulkEdit, { editId })
  await shop.workOff()
  expect((await ask(resumeBulkEdit, { editId })).data).toMatchObject({ state: 'done', changed: (await editOf(editId))?.total })
})

test('prices that move far are changed when the number of products has been typed, and what cannot be is left out and named', async () => {
  const few = await buildCoats(2)
  const selection = { productIds: few }
  const half: BulkEdit = { kind: 'price', way: 'percent', by: '-50', round: '10' }
  expect((await ask(previewBulkEdit, { selection, edit: half })).data).toEqual({
    total: 2,
    farOff: 2,
    percent: 30,
    secondPerson: false,
  })
  expect(await start(half, undefined, selection)).toMatchObject({
    code: refusals.PRICE_FAR_OFF.code,
    data: { total: 2, farOff: 2 },
  })
  expect(await ask(startBulkEdit, { selection, edit: half, total: 3, confirmed: 3 })).toMatchObject({
    code: refusals.SELECTION_MOVED.code,
    data: { total: 2 },
  })
  await start(half, 2, selection)
  await shop.workOff()
  expect((await documents(few)).flatMap((one) => one?.colours[0]?.variants.map((each) => each.salesPrice))).toEqual(
    Array.from({ length: 4 }, () => '4800.00'),
  )
  const up = await start({ kind: 'price', way: 'amount', by: '9000', round: 'exact' }, 2, selection)
  await shop.workOff()
  expect((await ask(listBulkEditRest, { editId: up.data.editId })).data.list.map(({ reason }) => reason)).toEqual([
    'above-list',
    'above-list',
  ])
})

test('what is incomplete does not go live with the others', async () => {
  const hidden = await shop.product({ nameEn: 'Silk scarf', listed: false })
  const { data } = await start({ kind: 'listed', on: true }, undefined, { productIds: [hidden.productId, coats[0]!] })
  await shop.workOff()
  expect(await editOf(data.editId)).toMatchObject({ done: 2, changed: 0, leftOut: 1 })
  expect((await ask(listBulkEditRest, { editId: data.editId })).data.list).toMatchObject([{ reason: 'incomplete' }])
})

test('a product is changed where it stands and taken back; who was slower is told, and a price that moves far is asked about', async () => {
  const [productId] = (await buildCoats(1)) as [string]
  const change = (version: number, amount: string, confirmed = false) =>
    ask(changeProduct, { productId, version, edit: { kind: 'sale-price', amount }, confirmed })
  expect(await change(1, '1280')).toMatchObject({ code: refusals.PRICE_FAR_OFF.code, data: { percent: 30 } })
  expect(await change(1, '20000', true)).toMatchObject({ code: refusals.EDIT_NOT_POSSIBLE.code, data: { reason: 'above-list' } })
  const { data } = await change(1, '1280', true)
  expect(data).toMatchObject({ version: 2, ownPrice: { listPrice: '12800.00', salesPrice: '1280.00', isOne: true } })
  expect((await change(1, '9000')).code).toBe(refusals.MOVED_ON.code)
  const back = await ask(takeBackChange, { productId, version: 2 })
  expect(back.data).toMatchObject({ version: 3, ownPrice: { salesPrice: '9600.00' } })
  const named = await ask(changeProduct, { productId, version: 3, edit: { kind: 'name', language: 'en', text: 'Cape' } })
  expect(named.data.productTitle).toBe('Cape')
})
