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
  const { unmappedValues, counts } = await detail(importId)
  expect([counts.new, new Set(unmappedValues.map(({ about }) => about))]).toEqual([2, new Set(['brand', 'category', 'colour'])])
  const words = unmappedValues.map(({ about, word }) => ({ about, word, target: '', make: true }))
  const other = await shop.operator(['support'])
  expect((await ask(sayWords, { importId, words }, { token: other })).code).not.toBe(200)
  await ask(sayWords, { importId, words })
  await shop.workOff()
  expect(await detail(importId)).toMatchObject({ state: 'checked', unmappedValues: [], counts: { new: 2, refused: 0 }, whole: 2 })
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

test('spellings of one colour meet, two are many colours, and one that is not known is asked about once, not for the next file', async () => {
  const said = ['Gray', 'dark grey', '灰', 'Ecru', '象牙白', 'Navy Blue', 'Bordeaux', '18k Gold', 'White / Red']
  const brought = async (number: string, words: string[]): Promise<string> =>
    look([heads, ...words.map((colour, at) => coat(`${number}${at}`, { colour, colour_en: '', colour_zh: '' }))].join('\n'))
  const importId = await brought('SP', [...said, 'Seafoam'])
  const { unmappedValues } = await detail(importId)
  expect(unmappedValues).toEqual([expect.objectContaining({ about: 'colour', word: 'Seafoam' })])
  await ask(sayWords, { importId, words: [{ about: 'colour', word: 'Seafoam', target: 'green' }] })
  await shop.workOff()
  await run(importId)
  const colours: string[] = []
  for (const { productId } of await items(importId))
    colours.push((await ask(getProductEdit, { productId })).data.draft.document.colours[0]?.colourId ?? '')
  const known = ['grey', 'grey', 'grey', 'off-white', 'off-white', 'navy', 'burgundy', 'gold', 'multicolour']
  expect(colours).toEqual([...known, 'green'])
  expect((await detail(await brought('SQ', ['seafoam']))).unmappedValues).toEqual([])
})

test('a group, something sold elsewhere and something that is no thing are refused by their names', async () => {
  const rows = ['1,grouped,GR,Set,', '2,external,EX,Elsewhere,90', '3,"simple, downloadable",DL,Pattern,90']
  const importId = await look(['ID,Type,SKU,Name,Regular price', ...rows].join('\n'))
  const reasons = (await items(importId)).map(({ outcome, problems }) => [outcome, problems.map(({ problem }) => problem)])
  for (const [at, reason] of ['grouped', 'external', 'not-goods'].entries())
    expect(reasons[at]).toEqual(['refused', expect.arrayContaining([reason])])
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
