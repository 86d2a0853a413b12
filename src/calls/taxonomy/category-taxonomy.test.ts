import { afterAll, beforeAll, expect, test } from 'vitest'
import { getHomeDraft, saveHomeDraft } from '#modules/content/admin-home.paths.ts'
import { getNavigation, getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { emptyDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import { beginProduct, getProductEdit, saveProduct } from '#modules/catalogue/editing/product-editing.paths.ts'
import type { CategoryShelvesWire } from '#modules/catalogue/taxonomy/category-taxonomy.contract.ts'
import {
  addCategory,
  listCategoryProducts,
  listCategoryShelves,
  mergeCategory,
  moveCategory,
  saveCategory,
  splitCategory,
} from '#modules/catalogue/taxonomy/category-taxonomy.paths.ts'
import { readSearchTaxonomy } from '#modules/catalogue/index.server.ts'
import { startSearchFeed, type SearchFeed } from '#jobs/search/search-feed.ts'
import { emit } from '#events/events.server.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import { searchProducts } from '#modules/search/search.paths.ts'
import { allFieldProblems } from '#language/all-field-problems.ts'
import { createLog } from '#platform/log.server.ts'
import { newId } from '#platform/ids.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let feed: SearchFeed
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
  feed = await startSearchFeed(shop.database, createLog('silent'))
})
afterAll(async () => {
  await feed.stop()
  await shop.stop()
})

const ask: TestShop['ask'] = (path, input, asked = {}) => shop.ask(path, input, { token, key: newId(), ...asked })
const pathsOf = ({ list }: CategoryShelvesWire): string[] => list.map(({ path }) => path)
const versionOf = async (path: string): Promise<number> =>
  (await ask(listCategoryShelves, {})).data.list.find((one) => one.path === path)?.version ?? 0
const found = async (category: string, type: string[] = []) => {
  await feed.catchUp()
  return (await shop.ask(searchProducts, SearchInput.parse({ category, type }))).data
}
/** One that lists know of. */
async function product(categories: string[]) {
  const built = await shop.product({ categories })
  await shop.database.inTransaction((tx) => emit(tx, 'product-changed', { productIds: [built.productId] }))
  await feed.catchUp()
  return built
}
const named = (en: string) => ({ en, zh: `${en}類` })

test('what was asked for by an old address is found where it stands now, and a draft, a filter and the home page follow', async () => {
  const { spuCode, brandCode, articleNumber } = await product(['garden/pots/clay'])
  await ask(addCategory, { parent: '', slug: 'outside', name: named('Outside') })
  const { productId } = (await ask(beginProduct, {})).data
  const { draft } = (await ask(getProductEdit, { productId })).data
  const document = { ...emptyDocument(draft.document.spuCode), categories: ['garden/pots/clay', 'garden/pots'] }
  await ask(saveProduct, { ...draft, document })
  const home = (await ask(getHomeDraft, { sexType: 'women' })).data
  const rail = {
    id: 'pots',
    kind: 'rail' as const,
    title: named('Pots'),
    goods: { from: 'category' as const, path: 'garden/pots' },
  }
  await ask(saveHomeDraft, { sexType: 'women', version: home.version, blocks: [rail] })

  await ask(moveCategory, { path: 'garden/pots', version: 1, parent: 'outside', before: '' })
  const again = await ask(moveCategory, {
    path: 'outside/pots',
    version: await versionOf('outside/pots'),
    parent: '',
    before: 'garden',
  })
  expect(pathsOf(again.data).slice(0, 3)).toEqual(['pots', 'pots/clay', 'garden'])
  for (const old of ['garden/pots/clay', 'outside/pots/clay']) {
    const answer = await found(old)
    expect(answer).toMatchObject({ found: true, total: 1, moved: { category: 'pots/clay' } })
    expect(answer.list[0]).toMatchObject({ spuCode })
  }
  expect(await found('', ['garden/pots###clay'])).toMatchObject({ total: 1, moved: { type: ['pots###clay'] } })
  expect((await found('pots/clay')).moved).toBeNull()
  const piece = (await shop.ask(getProduct, { brandCode, code: articleNumber })).data
  expect(piece.breadcrumb.map(({ code }) => code)).toEqual(['pots', 'pots/clay'])
  const edit = (await ask(getProductEdit, { productId })).data
  expect(edit.draft.document.categories).toEqual(['pots/clay', 'pots'])
  // Who has had it open since before saves the old paths.
  const saved = await ask(saveProduct, { ...edit.draft, document })
  expect(saved.data.document.categories).toEqual(['pots/clay', 'pots'])
  expect((await ask(getHomeDraft, { sexType: 'women' })).data.blocks).toMatchObject([{ goods: { path: 'pots' } }])
  const { formerCategories } = await readSearchTaxonomy(shop.database.pool)
  expect(formerCategories.filter(({ former }) => former === 'garden/pots')).toEqual([{ former: 'garden/pots', present: 'pots' }])
})

test('merging loses no product, keeps which category is its first, and both old addresses lead to the one that is left', async () => {
  const both = await product(['paper/cards', 'paper/notes'])
  await product(['paper/cards/birthday'])
  await ask(mergeCategory, { path: 'paper/cards', version: 1, into: 'paper/notes' })
  expect(await found('paper/cards')).toMatchObject({ total: 2, moved: { category: 'paper/notes' } })
  expect(await found('paper/cards/birthday')).toMatchObject({ total: 1, moved: { category: 'paper/notes/birthday' } })
  const { data } = await shop.ask(getProduct, { brandCode: both.brandCode, code: both.articleNumber })
  expect(data.breadcrumb.at(-1)).toMatchObject({ code: 'paper/notes' })
  // A category may come to stand where another once stood: its address is its own again.
  const { data: tree } = await ask(addCategory, { parent: 'paper', slug: 'cards', name: named('New cards') })
  expect(tree.list.find(({ path }) => path === 'paper/notes')?.formers).toEqual([])
  expect((await found('paper/cards')).moved).toBeNull()
})

test('some products of a category are put into a new one beside it', async () => {
  const one = await product(['toys/bears'])
  await product(['toys/bears'])
  const { list } = (await ask(listCategoryProducts, { path: 'toys/bears', word: one.spuCode })).data
  expect(list.map(({ spuCode }) => spuCode)).toEqual([one.spuCode])
  const split = { path: 'toys/bears', slug: 'pandas', name: named('Pandas'), productIds: [one.productId] }
  const { data: tree } = await ask(splitCategory, split)
  expect(tree.list.filter(({ parent }) => parent === 'toys')).toMatchObject([
    { path: 'toys/bears', productNum: 1 },
    { path: 'toys/pandas', productNum: 1 },
  ])
  expect((await found('toys/pandas')).list.map(({ spuCode }) => spuCode)).toEqual([one.spuCode])
  const stranger = { ...split, slug: 'koalas', name: named('Koalas'), productIds: [newId()] }
  expect((await ask(splitCategory, stranger)).data).toMatchObject({
    fields: { productIds: allFieldProblems['no-such-product'].en },
  })
})

test('a hidden category stands in no menu and has no page; what is called as its neighbour, or stands in itself, is refused', async () => {
  await product(['tools/saws'])
  await product(['tools/files'])
  const saw = (await ask(listCategoryShelves, {})).data.list.find(({ path }) => path === 'tools/saws')!
  const save = (changes: Partial<typeof saw>) => ask(saveCategory, { ...saw, ...changes })
  expect((await save({ name: { en: 'Files ', zh: '鋸' } })).data).toMatchObject({ field: 'name.en' })
  expect((await ask(moveCategory, { path: 'tools', version: 1, parent: 'tools/saws', before: '' })).data).toMatchObject({
    fields: { parent: allFieldProblems['category-inside'].en },
  })
  expect((await ask(mergeCategory, { path: 'tools', version: 1, into: 'tools/saws' })).data).toMatchObject({ field: 'into' })
  await save({ name: { en: 'Handsaws', zh: '手鋸' }, slug: 'handsaws' })
  expect(await found('tools/saws')).toMatchObject({ title: 'Handsaws', moved: { category: 'tools/handsaws' } })
  const menu = async () => JSON.stringify((await shop.ask(getNavigation, {})).data)
  expect(await menu()).toContain('tools/handsaws')
  await save({
    path: 'tools/handsaws',
    version: await versionOf('tools/handsaws'),
    slug: 'handsaws',
    name: { en: 'Handsaws', zh: '手鋸' },
    hidden: true,
  })
  expect((await found('tools/handsaws')).found).toBe(false)
  expect(await menu()).not.toContain('tools/handsaws')
})
