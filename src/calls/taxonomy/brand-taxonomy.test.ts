import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProduct, listAppBrands } from '#modules/catalogue/catalogue.paths.ts'
import type { BrandShelf } from '#modules/catalogue/taxonomy/brand-taxonomy.contract.ts'
import { getBrandShelf, listBrandShelves, saveBrandShelf } from '#modules/catalogue/taxonomy/brand-taxonomy.paths.ts'
import { type SearchFeed, startSearchFeed } from '#jobs/search/search-feed.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import { searchProducts } from '#modules/search/search.paths.ts'
import { createLog } from '#platform/log.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let feed: SearchFeed
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
  await shop.product({ brandCode: 'lune' })
  feed = await startSearchFeed(shop.database, createLog('silent'))
})
afterAll(async () => {
  await feed.stop()
  await shop.stop()
})

const ask: TestShop['ask'] = (path, input) => shop.ask(path, input, { token })
const brand = async (code: string): Promise<BrandShelf> => (await ask(getBrandShelf, { code })).data
const save = async (code: string, changes: Partial<BrandShelf>) => ask(saveBrandShelf, { ...(await brand(code)), ...changes })
const found = async (brandCode: string) => {
  await feed.catchUp()
  return (await shop.ask(searchProducts, SearchInput.parse({ brandCode }))).data
}

test('a changed name and story are on the page of the brand; its former address leads on, that of its pieces too', async () => {
  const piece = await shop.product({ brandCode: 'orla' })
  await save('orla', { name: 'Orla Vane', code: 'orla-vane', story: { en: 'A new story.', zh: '新故事。' } })
  await save('orla-vane', { code: 'orla-v' })
  for (const former of ['orla', 'orla-vane']) {
    const answer = await found(former)
    expect(answer).toMatchObject({ found: true, total: 1, title: 'Orla Vane', moved: { brandCode: 'orla-v' } })
    expect(answer.brand).toMatchObject({ story: 'A new story.' })
    const { data } = await shop.ask(getProduct, { brandCode: former, code: piece.articleNumber })
    expect(data).toMatchObject({ brandCode: 'orla-v', brandName: 'Orla Vane' })
  }
  const { list } = (await ask(listBrandShelves, { word: 'orla' })).data
  expect(list).toMatchObject([{ code: 'orla-v', productNum: 1, formers: ['orla', 'orla-vane'] }])
})

test('a hidden brand has no page and stands in no list; the lowest place comes first', async () => {
  await shop.product({ brandCode: 'zora' })
  const listed = async () => (await shop.ask(listAppBrands, {})).data.brands.map(({ code }) => code)
  expect((await listed())[0]).not.toBe('zora')
  await save('zora', { position: 1 })
  expect((await listed())[0]).toBe('zora')
  await save('zora', { hidden: true })
  expect(await listed()).not.toContain('zora')
  expect((await found('zora')).found).toBe(false)
})

test('two who change one brand are told of each other, and no two brands have one address', async () => {
  const seen = await brand('lune')
  await save('lune', { name: 'Lune Atelier' })
  expect(await ask(saveBrandShelf, { ...seen, name: 'Lune' })).toMatchObject({
    code: refusals.MOVED_ON.code,
    data: { by: 'Ada' },
  })
  const added = { ...seen, was: '', version: 0, code: 'nova', name: 'Nova' }
  expect((await ask(saveBrandShelf, added)).data).toMatchObject({ code: 'nova', version: 1 })
  expect((await ask(saveBrandShelf, { ...added, code: 'lune' })).data).toMatchObject({ field: 'code' })
})
