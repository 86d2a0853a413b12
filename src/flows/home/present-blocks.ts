import type { CardWire } from '#modules/catalogue/catalogue.contract.ts'
import type { HomeBlock, HomeBlockWire } from '#modules/content/home.contract.ts'
import { type HomeSide, inLanguage } from '#modules/content/index.server.ts'
import { findCards, nameBrands, searchProducts } from '#modules/search/index.server.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import { sexTypeOf, ZONE } from '#modules/search/search.rules.ts'
import { listTitles } from '#language/browse/list-titles.ts'
import type { Language } from '#language/languages.ts'
import { countFigures } from './count-figures.ts'

type Rail = Extract<HomeBlock, { kind: 'rail' }>
type Brands = Extract<HomeBlock, { kind: 'brands' }>
type Shown = Pick<Extract<HomeBlockWire, { kind: 'rail' }>, 'link' | 'total' | 'list'>

/** Two rows on a wide screen. */
const RAIL_SHOWS = 8

/** Even a page that nobody has arranged shows what is new. */
const bare: HomeBlock[] = [{ id: 'arrivals', kind: 'rail', title: listTitles.newArrivals, goods: { from: 'new' } }]

/** Blocks as shoppers of a side are shown them; one that has nothing to show is left out. */
export async function presentBlocks(blocks: readonly HomeBlock[], side: HomeSide, language: Language): Promise<HomeBlockWire[]> {
  const shown = await Promise.all((blocks.length > 0 ? blocks : bare).map((block) => presentBlock(block, side, language)))
  return shown.filter((block) => block !== undefined)
}

async function presentBlock(block: HomeBlock, side: HomeSide, language: Language): Promise<HomeBlockWire | undefined> {
  const { id, kind } = block
  if (kind === 'rail') {
    const shown = await presentRail(block.goods, side, language)
    return shown.list.length > 0 ? { id, kind, title: block.title[language], ...shown } : undefined
  }
  if (kind === 'scene') {
    const { codes, ...scene } = block
    const shown = await countFigures(inLanguage(scene, language), side, language)
    return { ...shown, pieces: await findCards(codes, language) }
  }
  if (kind === 'brands') {
    const brands = await presentBrands(block, side, language)
    return brands.length > 0 ? { id, kind, title: block.title[language], brands } : undefined
  }
  if (kind === 'designers') {
    const brands = nameBrands(block.codes)
    return brands.length > 0 ? { id, kind, title: block.title[language], brands } : undefined
  }
  return countFigures(inLanguage(block, language), side, language)
}

async function presentRail(goods: Rail['goods'], side: HomeSide, language: Language): Promise<Shown> {
  if (goods.from === 'codes') {
    const list = await findCards(goods.codes, language)
    return { link: null, total: list.length, list }
  }
  const { link, wanted } = listOf(goods)
  // A collection shows what it holds, on either side.
  const sexType = goods.from === 'collection' ? undefined : sexTypeOf(side)
  const found = await searchProducts(SearchInput.parse({ ...wanted, sexType }), language)
  // What is hidden has no list to lead to.
  if (!found.found || (goods.from === 'brand' && nameBrands([goods.code]).length === 0)) return { link: null, total: 0, list: [] }
  return { link, total: found.total, list: found.list.slice(0, RAIL_SHOWS) }
}

/** Where a rail's pieces come from, and the list that shows all of them. */
function listOf(goods: Exclude<Rail['goods'], { from: 'codes' }>): { link: string; wanted: SearchInput } {
  switch (goods.from) {
    case 'new':
      return { link: '/product/list?searchOrderType=2', wanted: { searchOrderType: ZONE.newArrivals } }
    case 'sale':
      return { link: '/product/list?searchOrderType=1', wanted: { searchOrderType: ZONE.seasonalSale } }
    case 'recommended':
      return { link: '/product/list', wanted: { sort: 'recommended' } }
    case 'category':
      return { link: `/product/list/${goods.path}`, wanted: { category: goods.path } }
    case 'collection':
      return { link: `/product/collection/${goods.code}`, wanted: { collection: goods.code } }
    case 'brand':
      return { link: `/product/brand/${encodeURIComponent(goods.code)}`, wanted: { brand: [goods.code] } }
  }
}

async function presentBrands({ brands }: Brands, side: HomeSide, language: Language) {
  const known = nameBrands(brands.map(({ code }) => code))
  return Promise.all(
    known.map(async (brand) => {
      const own = brands.find(({ code }) => code === brand.code)?.picture
      return { ...brand, picture: own ? inLanguage(own, language) : await pictureOfBrand(brand.code, side, language) }
    }),
  )
}

/** The first piece of the brand on this side, else of the brand at all. */
async function pictureOfBrand(code: string, side: HomeSide, language: Language): Promise<CardWire['productImg'] | null> {
  const first = async (sexType?: number) =>
    (await searchProducts(SearchInput.parse({ brand: [code], sexType }), language)).list[0]?.productImg
  return (await first(sexTypeOf(side))) ?? (await first()) ?? null
}
