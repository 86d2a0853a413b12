import { afterAll, beforeAll, expect, test } from 'vitest'
import { allFieldProblems } from '#language/all-field-problems.ts'
import { type SearchFeed, startSearchFeed } from '#jobs/search/search-feed.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import {
  getProductEdit,
  listProductHistory,
  publishProduct,
  saveProduct,
  takeProductVersion,
} from '#modules/catalogue/editing/product-editing.paths.ts'
import { coatDocument } from '#modules/catalogue/editing/product-document.builders.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import { listCategoryShelves, moveCategory } from '#modules/catalogue/taxonomy/category-taxonomy.paths.ts'
import type { Term, TermOf } from '#modules/catalogue/attributes/attribute-terms.contract.ts'
import {
  getTermUse,
  listTerms,
  mergeTerm,
  placeTerm,
  removeTerm,
  saveTerm,
} from '#modules/catalogue/attributes/attribute-terms.paths.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import { searchProducts } from '#modules/search/search.paths.ts'
import { EVERYTHING, onChanged } from '#platform/cache/page-tags.server.ts'
import { createLog } from '#platform/log.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let feed: SearchFeed
let token: string
let bag: BuiltProduct
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
  bag = await shop.product({ categories: ['women/bags/tote-bags'] })
  await shop.product({ categories: ['women/shoes/pumps'] })
  feed = await startSearchFeed(shop.database, createLog('silent'))
})
afterAll(async () => {
  await feed.stop()
  await shop.stop()
})

const ask: TestShop['ask'] = (path, input, asked = {}) => shop.ask(path, input, { token, key: newId(), ...asked })
const terms = async <Kind extends Term['kind']>(kind: Kind) => (await ask(listTerms, { kind })).data.list as TermOf<Kind>[]
const term = async <Kind extends Term['kind']>(kind: Kind, id: string) =>
  (await terms(kind)).find((each) => each.id === id) as TermOf<Kind>
const idsOf = (list: readonly Term[]) => list.map(({ id }) => id)

/** Publishes a piece as a document says; answers what came of it, and the document. */
async function publish(changes: Partial<ProductDocument>, productId = bag.productId) {
  const { draft, liveVersion } = (await ask(getProductEdit, { productId })).data
  const document = { ...coatDocument(draft.document.spuCode, changes), brandCode: bag.brandCode }
  const { version } = (await ask(saveProduct, { ...draft, document })).data
  return { ...(await ask(publishProduct, { productId, version, liveVersion })), document }
}
const pageOf = async ({ brandCode, articleNumber }: ProductDocument, language: 'en_US' | 'cht_CN' = 'en_US') =>
  (await shop.ask(getProduct, { brandCode, code: articleNumber }, { language })).data
const found = async (wanted: Record<string, unknown>) => {
  await feed.catchUp()
  return (await shop.ask(searchProducts, SearchInput.parse(wanted))).data
}

const attribute = (changes: Partial<TermOf<'attribute'>['facts']> & { name?: Term['name'] } = {}): Term => {
  const { name = { en: 'Bottom feet', zh: '底釘' }, ...facts } = changes
  return {
    ...{ kind: 'attribute' as const, id: '', version: 0, name, retired: false },
    facts: {
      ...{ answer: 'choice', unit: { en: '', zh: '' }, categories: ['women/bags'] },
      choices: [
        { id: '', name: { en: 'Brass feet', zh: '黃銅底釘' }, retired: false },
        { id: '', name: { en: 'No feet', zh: '沒有底釘' }, retired: false },
      ],
      ...{ required: false, shown: true, searched: true, filtered: true, bands: [] },
      ...facts,
    },
  }
}

test('an empty shop begins with the standard attributes, colours, materials and sizes', async () => {
  expect(idsOf(await terms('colour'))).toEqual(expect.arrayContaining(['black', 'navy', 'gold']))
  expect((await terms('material')).length).toBeGreaterThan(60)
  expect(idsOf(await terms('attribute'))).toEqual(expect.arrayContaining(['heel-height', 'movement', 'closure']))
  const { facts } = await term('size-table', 'womenClothing')
  expect(facts.columns.map(({ scale }) => scale).slice(0, 6)).toEqual(['INT', 'IT', 'FR', 'EU', 'UK', 'US'])
  expect(facts.rows[3]?.slice(0, 6)).toEqual(['M', '42', '38', '36', '10', '6'])
})

test('a new attribute is asked of its branch, shown in both languages, found by its words and kept in the history', async () => {
  const { data } = await ask(saveTerm, attribute())
  expect(data).toMatchObject({ id: 'bottom-feet', version: 1, facts: { choices: [{ id: 'brass-feet' }, { id: 'no-feet' }] } })
  const { code, document } = await publish({
    attributes: { 'bottom-feet': 'brass-feet', 'strap-drop': 21.5, lining: { en: 'Silk twill', zh: '真絲斜紋布' } },
  })
  expect(code).toBe(200)
  expect((await pageOf(document)).measurements).toEqual([
    { label: 'Lining', value: 'Silk twill' },
    { label: 'Strap or handle drop', value: '21.5 cm' },
    { label: 'Bottom feet', value: 'Brass feet' },
  ])
  expect((await pageOf(document, 'cht_CN')).measurements).toContainEqual({ label: '肩帶或手挽垂直長度', value: '21.5厘米' })
  expect((await found({ keyword: 'brass feet' })).list.map(({ spuCode }) => spuCode)).toEqual([document.spuCode])
  const history = (await ask(listProductHistory, { productId: bag.productId })).data.list[0]
  expect(history?.changes).toContainEqual({ path: 'attributes.bottom-feet', before: '', after: 'brass-feet' })
  expect((await pageOf((await publish({ attributes: {} })).document)).measurements).toEqual([])
  await ask(takeProductVersion, { productId: bag.productId, version: 0, taken: history!.version })
  expect((await ask(getProductEdit, { productId: bag.productId })).data.draft.document.attributes).toEqual(document.attributes)
})

test('lists of a kind are narrowed by its answers: bands of figures, choices, yes and no, as the desk keeps them', async () => {
  const { data: saved } = await ask(
    saveTerm,
    attribute({ name: { en: 'Removable strap', zh: '可拆肩帶' }, answer: 'yes-no', choices: [] }),
  )
  const { document } = await publish({ attributes: { closure: 'zip', 'strap-drop': 21.5, 'removable-strap': true } })
  const { productId } = await shop.product({ categories: ['women/bags/tote-bags'] })
  const other = (await publish({ attributes: { closure: 'open', 'strap-drop': 52 } }, productId)).document
  const inBags = { category: 'women/bags' }
  const offered = (await found(inBags)).filters.attribute
  expect(offered.map(({ name, values }) => [name, values.map((each) => [each.name, each.num])])).toEqual([
    [
      'Closure',
      [
        ['Zip', 1],
        ['Open top', 1],
      ],
    ],
    [
      'Strap or handle drop',
      [
        ['15 to 40 cm', 1],
        ['40 cm and above', 1],
      ],
    ],
    ['Removable strap', [['Yes', 1]]],
  ])
  const codes = async (...answers: string[]) =>
    (await found({ ...inBags, attribute: answers })).list.map(({ spuCode }) => spuCode)
  expect(await codes('closure:zip')).toEqual([document.spuCode])
  expect(await codes('closure:zip', 'strap-drop:40-')).toEqual([])
  expect((await codes('closure:zip', 'closure:open')).toSorted()).toEqual([document.spuCode, other.spuCode].toSorted())
  // Another limit makes other bands: an address with the old one shows the list, and the new one narrows it at once.
  const strap = await term('attribute', 'strap-drop')
  const bands = [
    [30, 20],
    [20, 30],
  ] as const
  expect((await ask(saveTerm, { ...strap, facts: { ...strap.facts, bands: [...bands[0]] } })).data).toMatchObject({
    field: 'facts.bands',
  })
  await ask(saveTerm, { ...strap, facts: { ...strap.facts, bands: [...bands[1]] } })
  expect(await codes('strap-drop:20-30')).toEqual([document.spuCode])
  expect((await codes('strap-drop:15-40')).length).toBe(2)
  await ask(saveTerm, { ...strap, version: strap.version + 1 })
  await publish({ attributes: {} })
  await ask(removeTerm, { kind: 'attribute', id: saved.id })
})

test.each([
  ['a choice that is none', { closure: 'glue' }, 'document.attributes.closure', 'choose-one'],
  ['words for a figure', { 'strap-drop': 'long' }, 'document.attributes.strap-drop', 'figure'],
  ['one language alone', { lining: { en: 'Silk', zh: '' } }, 'document.attributes.lining.zh', 'required'],
  ['an attribute that is none', { wings: 'two' }, 'document.attributes.wings', 'no-such-attribute'],
] as const)('%s does not go live', async (_, attributes, field, problem) => {
  const answer = await publish({ attributes })
  expect(answer.code).toBe(refusals.INCOMPLETE.code)
  expect(answer.data).toMatchObject({ fields: { [field]: allFieldProblems[problem].en } })
})

test('what is required holds up a piece of its branch until it is answered, and no other piece', async () => {
  const { data } = await ask(saveTerm, attribute({ name: { en: 'Handles', zh: '手挽數目' }, answer: 'number', required: true }))
  expect(await publish({ attributes: {} })).toMatchObject({
    data: { fields: { [`document.attributes.${data.id}`]: expect.any(String) } },
  })
  expect((await publish({ attributes: { [data.id]: 2 } })).code).toBe(200)
  const shoes = await shop.product({ categories: ['women/shoes/pumps'] })
  expect((await publish({ categories: ['women/shoes/pumps'] }, shoes.productId)).code).toBe(200)
  // It follows the branch when that is moved.
  const versionOf = async (path: string) =>
    (await ask(listCategoryShelves, {})).data.list.find((one) => one.path === path)?.version ?? 0
  const bags = { path: 'women/bags', version: await versionOf('women/bags') }
  await ask(moveCategory, { ...bags, parent: 'women/shoes', before: '' })
  expect((await term('attribute', data.id)).facts.categories).toEqual(['women/shoes/bags'])
  const moved = { path: 'women/shoes/bags', version: await versionOf('women/shoes/bags') }
  await ask(moveCategory, { ...moved, parent: 'women', before: '' })
  const handles = await term('attribute', data.id)
  await ask(saveTerm, { ...handles, facts: { ...handles.facts, required: false } })
  await publish({ attributes: {} })
  expect((await ask(removeTerm, { kind: 'attribute', id: data.id })).code).toBe(200)
})

test('what pieces have been answered cannot be taken away: a choice is retired, and its kind of answer stays', async () => {
  await publish({ attributes: { 'bottom-feet': 'brass-feet' } })
  const feet = await term('attribute', 'bottom-feet')
  const changed = (facts: Partial<typeof feet.facts>) => ask(saveTerm, { ...feet, facts: { ...feet.facts, ...facts } })
  const without = feet.facts.choices.filter(({ id }) => id !== 'brass-feet')
  expect((await changed({ choices: without })).data).toMatchObject({ field: 'facts.choices' })
  expect((await changed({ answer: 'text' })).data).toMatchObject({ field: 'facts.answer' })
  expect((await ask(removeTerm, { kind: 'attribute', id: 'bottom-feet' })).code).toBe(refusals.TERM_IN_USE.code)
  expect((await ask(getTermUse, { kind: 'attribute', id: 'bottom-feet' })).data).toEqual({ pieces: 1, others: 0 })
  const retired = feet.facts.choices.map((choice) => ({ ...choice, retired: choice.id === 'brass-feet' }))
  expect((await changed({ choices: retired })).code).toBe(200)
})

test('a renamed material is on the page and in search at once, and every page of the shop is drawn anew', async () => {
  const { document } = await publish({
    composition: [{ part: { en: 'Body', zh: '袋身' }, materialId: 'calfskin', percent: 100 }],
  })
  await feed.catchUp()
  const told: string[] = []
  const stop = onChanged((tags) => told.push(...tags))
  const calf = await term('material', 'calfskin')
  expect((await ask(saveTerm, { ...calf, name: { en: 'Box calf', zh: '盒裝小牛皮' } })).data).toMatchObject({ version: 2 })
  expect((await pageOf(document)).composition).toEqual([{ label: 'Body', value: '100% Box calf' }])
  expect((await found({ keyword: 'box calf' })).list.map(({ spuCode }) => spuCode)).toContain(document.spuCode)
  expect(told).toContain(EVERYTHING)
  stop()
  // Who has not seen it is told.
  expect(await ask(saveTerm, calf)).toMatchObject({ code: refusals.MOVED_ON.code, data: { by: 'Ada' } })
})

test('a colour under a family is found as that; merged, its pieces, filters and older versions are of the other', async () => {
  const added = await ask(saveTerm, {
    ...{ kind: 'colour' as const, id: '', version: 0, name: { en: 'Midnight', zh: '午夜藍色' }, retired: false },
    facts: { hex: '#101828', family: 'navy' },
  })
  expect(added.data.id).toBe('midnight')
  const { document } = await publish({})
  const inMidnight = { colours: document.colours.map((colour) => ({ ...colour, colourId: 'midnight' })) }
  const shown = await publish({ ...inMidnight, articleNumber: document.articleNumber })
  expect(shown.code).toBe(200)
  for (const colour of ['navy', 'midnight']) {
    const { list, total } = await found({ colour: [colour] })
    expect([total, list[0]?.spuCode]).toEqual([1, document.spuCode])
  }
  expect(await ask(saveTerm, { ...(await term('colour', 'navy')), facts: { hex: '#000000', family: 'black' } })).toMatchObject({
    data: { field: 'facts.family' },
  })
  expect((await ask(removeTerm, { kind: 'colour', id: 'midnight' })).code).toBe(refusals.TERM_IN_USE.code)
  const before = (await ask(listProductHistory, { productId: bag.productId })).data.list[0]!.version
  const merged = await ask(mergeTerm, { kind: 'colour', id: 'midnight', into: 'blue' })
  expect(idsOf(merged.data.list)).not.toContain('midnight')
  expect((await found({ colour: ['midnight'] })).list.map(({ spuCode }) => spuCode)).toEqual([document.spuCode])
  expect((await found({ colour: ['blue'] })).total).toBe(1)
  await ask(takeProductVersion, { productId: bag.productId, version: 0, taken: before })
  expect((await ask(getProductEdit, { productId: bag.productId })).data.draft.document.colours[0]?.colourId).toBe('blue')
})

test('order is kept, names stand once, and a table of sizes shows on the page as it is kept', async () => {
  const placed = (await ask(placeTerm, { kind: 'colour', id: 'gold', place: 1 })).data.list
  expect(idsOf(placed).slice(0, 2)).toEqual(['gold', 'black'])
  const black = await term('colour', 'black')
  expect(await ask(saveTerm, { ...black, name: { en: 'Gold', zh: '黑色' } })).toMatchObject({
    data: { fields: { 'name.en': allFieldProblems['term-twice'].en } },
  })
  const table = await ask(saveTerm, {
    ...{ kind: 'size-table' as const, id: '', version: 0, name: { en: 'House sizes', zh: '本店尺碼' }, retired: false },
    facts: {
      side: 'both',
      columns: [
        { name: { en: 'House', zh: '本店' }, scale: 'House' },
        { name: { en: 'IT', zh: '意大利' }, scale: 'IT' },
      ],
      rows: [
        ['Petite', '38'],
        ['Grand', '42'],
      ],
    },
  })
  const { document } = await publish({ sizeTable: table.data.id })
  expect(await pageOf(document, 'cht_CN')).toMatchObject({
    sizeTable: [
      ['本店', '意大利'],
      ['Petite', '38'],
      ['Grand', '42'],
    ],
    sizeScales: ['House', 'IT'],
  })
})
