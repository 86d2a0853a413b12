import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changeProduct,
  listBulkEdits,
  startBulkEdit,
  takeBackChange,
  undoBulkEdit,
} from '#modules/catalogue/bulk-edits/bulk-edits.paths.ts'
import type { BulkEdit } from '#modules/catalogue/bulk-edits/product-edits.contract.ts'
import { readProductDocuments, writeProducts } from '#modules/catalogue/editing/index.server.ts'
import { coatDocument } from '#modules/catalogue/editing/product-document.builders.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import { getBrandShelf, saveBrandShelf } from '#modules/catalogue/taxonomy/brand-taxonomy.paths.ts'
import { addCategory, moveCategory } from '#modules/catalogue/taxonomy/category-taxonomy.paths.ts'
import type { Term } from '#modules/catalogue/attributes/attribute-terms.contract.ts'
import { mergeTerm, saveTerm } from '#modules/catalogue/attributes/attribute-terms.paths.ts'
import type { Operator } from '#platform/actor.ts'
import { newId } from '#platform/ids.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let token: string
let by: Operator
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
  const operators = shop.database.pool.selectFrom('operators').select('operator_id as operatorId').limit(1)
  by = { kind: 'operator', id: (await operators.executeTakeFirstOrThrow()).operatorId, name: 'Ben' }
})
afterAll(() => shop.stop())

const ask: TestShop['ask'] = (path, input, asked = {}) => shop.ask(path, input, { token, key: newId(), ...asked })
const named = (en: string) => ({ en, zh: `${en}類` })

/** Coats that shoppers see, of a brand and in a category of their own, in a colour and of a material that may become others. */
async function coatsOf(name: string, categories = [`${name}/coats`, 'sale']): Promise<string[]> {
  await shop.product({ brandCode: name, categories: [`${name}/coats`, `${name}/other`, 'sale'] })
  for (const kind of ['colour', 'material'] as const) await ask(saveTerm, term(kind, name))
  const material = { part: { en: '', zh: '' }, materialId: name, percent: 100 }
  const changes = ['A', 'B'].map((letter) => {
    const document = coatDocument(`${name.toUpperCase()}${letter}`, { brandCode: name, categories, composition: [material] })
    return { productId: newId(), document: withColour(document, name), live: undefined }
  })
  await shop.database.inTransaction((tx) => writeProducts(tx, by, changes))
  return changes.map(({ productId }) => productId)
}
const withColour = (document: ProductDocument, colourId: string): ProductDocument => ({
  ...document,
  colours: document.colours.map((colour) => ({ ...colour, colourId })),
})
/** New ones, known by their English name. */
const term = (kind: 'colour' | 'material', id: string): Term => {
  const shared = { id: '', version: 0, name: named(id), retired: false }
  return kind === 'colour' ? { kind, ...shared, facts: { hex: '#123456', family: '' } } : { kind, ...shared, facts: {} }
}
const documents = async (ids: readonly string[]) => {
  const found = await readProductDocuments(shop.database.pool, ids)
  return ids.map((id) => found.get(id)!.document)
}
async function edited(productIds: string[], edit: BulkEdit): Promise<string> {
  const { data, msg } = await ask(startBulkEdit, { selection: { productIds }, edit, total: productIds.length })
  expect(msg).toBe('')
  await shop.workOff()
  return data.editId
}
/** Category, brand, colour and material are others now. */
async function move(name: string): Promise<void> {
  const brand = (await ask(getBrandShelf, { code: name })).data
  const moves = [
    await ask(moveCategory, { path: `${name}/coats`, version: 1, parent: `${name}/other`, before: '' }),
    await ask(saveBrandShelf, { ...brand, code: `${name}-new` }),
    await ask(mergeTerm, { kind: 'colour', id: name, into: 'black' }),
    await ask(mergeTerm, { kind: 'material', id: name, into: 'silk' }),
  ]
  expect(moves.map(({ msg }) => msg)).toEqual(['', '', '', ''])
}
const back = async (editId: string) => {
  await ask(undoBulkEdit, { editId })
  await shop.workOff()
  return (await ask(listBulkEdits, {})).data.list.find((one) => one.editId === editId)
}

test('a bulk edit is taken back after category, brand, colour and material have become others: they stay what they are now', async () => {
  const ids = await coatsOf('lune')
  const before = await documents(ids)
  const editId = await edited(ids, { kind: 'category', path: 'sale', on: false })
  await move('lune')
  expect(await back(editId)).toMatchObject({ state: 'undone', lookedBack: 2, takenBack: 2 })
  const composition = [expect.objectContaining({ materialId: 'silk' })]
  const parts = { brandCode: 'lune-new', categories: ['lune/other/coats', 'sale'], composition }
  expect(await documents(ids)).toEqual(before.map((document) => ({ ...withColour(document, 'black'), ...parts })))
})

test('pieces do not fall into a new category that stands where theirs once stood when an edit of something else is taken back', async () => {
  const ids = await coatsOf('mira', ['mira/coats'])
  const editId = await edited(ids, { kind: 'seasonal-sale', on: true })
  await ask(moveCategory, { path: 'mira/coats', version: 1, parent: 'mira/other', before: '' })
  await ask(addCategory, { parent: 'mira', slug: 'coats', name: named('Coats') })
  expect(await back(editId)).toMatchObject({ state: 'undone', takenBack: 2 })
  for (const { categories, seasonalSale } of await documents(ids))
    expect({ categories, seasonalSale }).toEqual({ categories: ['mira/other/coats'], seasonalSale: false })
})

test('a change of one product is taken back after its category and brand have become others', async () => {
  const [productId = ''] = await coatsOf('nova')
  const edit = { kind: 'name', language: 'en', text: 'Cape' } as const
  expect((await ask(changeProduct, { productId, version: 1, edit })).msg).toBe('')
  await move('nova')
  const taken = await ask(takeBackChange, { productId, version: 2 })
  expect(taken.data).toMatchObject({ version: 3, productTitle: 'Wool coat' })
  expect((await documents([productId]))[0]).toMatchObject({ brandCode: 'nova-new', colours: [{ colourId: 'black' }] })
})
