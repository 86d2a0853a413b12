import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProductEdit } from '#modules/catalogue/editing/product-editing.paths.ts'
import { exportProducts, sayWords } from '#modules/catalogue/imports/imports.paths.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { coat, fetchFile, heads, importDesk, readyForFiles } from './imports.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  await readyForFiles(shop)
  token = await shop.operator(['merchandiser'])
})
afterAll(() => shop.stop())

const ask: TestShop['ask'] = (path, input, asked = {}) => shop.ask(path, input, { token, ...asked })
const { detail, items, look, run } = importDesk(() => ({ shop, token }))

test('brands, categories and colours that a file names and the shop lacks are made with one press, by whoever keeps the shelves', async () => {
  const file = [
    heads,
    coat('N1', { brand: 'Maison Nouvelle', categories: 'Women > Shoes > Clogs', colour: 'Persimmon' }),
    coat('N2', { brand: 'Maison Nouvelle', categories: 'Women > Shoes > Clogs', colour: 'PERSIMMON' }),
  ].join('\n')
  const importId = await look(file)
  const { openWords, counts } = await detail(importId)
  expect([counts.new, new Set(openWords.map(({ about }) => about))]).toEqual([2, new Set(['brand', 'category', 'colour'])])
  const words = openWords.map(({ about, word }) => ({ about, word, target: '', make: true }))
  const other = await shop.operator(['support'])
  expect((await ask(sayWords, { importId, words }, { token: other })).code).not.toBe(200)
  await ask(sayWords, { importId, words })
  await shop.workOff()
  expect(await detail(importId)).toMatchObject({ state: 'checked', openWords: [], counts: { new: 2, refused: 0 }, whole: 2 })
  await run(importId)
  const [one, two] = await items(importId)
  const documentOf = async (productId: string) => (await ask(getProductEdit, { productId })).data.draft.document
  const [first, second] = [await documentOf(one!.productId), await documentOf(two!.productId)]
  expect(first).toMatchObject({
    brandCode: 'maison-nouvelle',
    categories: ['women/shoes/clogs'],
    colours: [{ colourId: 'persimmon' }],
  })
  expect(second.colours[0]?.colourId).toBe('persimmon')
})

test('columns are read as attributes by their names and codes, and a wrong answer is told with its row', async () => {
  const file = [
    `${heads},Strap or handle drop,開合方式,attribute:lining`,
    `${coat('Q1')},"21,5 cm",拉鏈,Silk | 真絲`,
    `${coat('Q2')},long,Zip,`,
  ].join('\n')
  const importId = await look(file)
  expect((await detail(importId)).columns.slice(-3).map(({ field }) => field)).toEqual([
    'attribute:strap-drop',
    'attribute:closure',
    'attribute:lining',
  ])
  await run(importId)
  const [one, two] = await items(importId)
  const attributes = async (productId: string) => (await ask(getProductEdit, { productId })).data.draft.document.attributes
  expect(await attributes(one!.productId)).toEqual({ 'strap-drop': 21.5, closure: 'zip', lining: { en: 'Silk', zh: '真絲' } })
  expect(two).toMatchObject({ isWhole: false, problems: [{ field: 'attribute:strap-drop', problem: 'figure' }] })
  const exported = (await fetchFile(shop, token, exportProducts.path, { format: 'csv' })).toString()
  expect(exported.split('\n')[0]).toContain('attribute:closure')
  expect(exported).toContain('Silk | 真絲')
})
