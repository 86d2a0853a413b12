/** The home page of the demo shop, for women and for men, and the notices above every page. Products are picked by rule. */
import { readFileSync } from 'node:fs'
import type { Both, DemoBrand, DemoProduct } from './demo-types.ts'

export type HomeLink = { label: Both; path: string }
export type HomeHero = {
  season: Both
  title: Both
  text: Both
  first: HomeLink
  second: HomeLink
  leftSpuCode: string
  rightSpuCode: string
}
export type HomeEditorial = { title: Both; text: Both; link: HomeLink; spuCodes: string[] }
export type HomePromise = { title: Both; text: Both }
export type HomePage = {
  gender: 'women' | 'men'
  hero: HomeHero
  newArrivals: { title: Both; link: HomeLink; spuCodes: string[] }
  designers: { title: Both; link: HomeLink; brandCodes: string[] }
  editorials: [HomeEditorial, HomeEditorial]
  promises: HomePromise[]
}
export type DemoNotice = { text: Both; path: string; background: string; colour: string }

type HomeWords = {
  women: Omit<HomePage, 'gender' | 'promises'> & { heroLeaves: [string, string]; editorialLeaves: [string[], string[]] }
  men: Omit<HomePage, 'gender' | 'promises'> & { heroLeaves: [string, string]; editorialLeaves: [string[], string[]] }
  promises: HomePromise[]
  notices: DemoNotice[]
}

const words = JSON.parse(readFileSync(new URL('./words/home-page.json', import.meta.url), 'utf8')) as HomeWords

export const demoNotices: DemoNotice[] = words.notices

const isRendered = (product: DemoProduct) => product.colours[0]?.pictures[0]?.from === 'render'
const hasStock = (product: DemoProduct) =>
  product.colours.some((colour) => colour.variants.some((variant) => variant.offers.some((offer) => offer.stock > 0)))
const byArrival = (one: DemoProduct, other: DemoProduct) =>
  one.arrivedDaysAgo - other.arrivedDaysAgo || one.spuCode.localeCompare(other.spuCode)

/** The newest rendered product of a leaf that can be bought: the home page never leads to something sold out. */
function newestOf(products: DemoProduct[], leaf: string, taken: Set<string>): string {
  const able = products
    .filter((product) => product.categories[0] === leaf && hasStock(product) && !taken.has(product.spuCode))
    .sort(byArrival)
  const found = able.find(isRendered) ?? able[0]
  if (!found) throw new Error(`nothing for the home page in ${leaf}`)
  taken.add(found.spuCode)
  return found.spuCode
}

/** Eight new arrivals from eight brands and eight leaves, so that the row shows the breadth of the shop. */
function newArrivalsFor(products: DemoProduct[], gender: 'women' | 'men', taken: Set<string>): string[] {
  const brands = new Set<string>()
  const leaves = new Set<string>()
  const fitting = products
    .filter((product) => product.gender === gender && isRendered(product) && hasStock(product))
    .sort(byArrival)
  const picked: string[] = []
  for (const product of fitting) {
    const leaf = product.categories[0] ?? ''
    if (picked.length === 8 || brands.has(product.brandCode) || leaves.has(leaf) || taken.has(product.spuCode)) continue
    brands.add(product.brandCode)
    leaves.add(leaf)
    taken.add(product.spuCode)
    picked.push(product.spuCode)
  }
  return picked
}

function pageFor(gender: 'women' | 'men', products: DemoProduct[], brands: DemoBrand[]): HomePage {
  const { heroLeaves, editorialLeaves, ...page } = words[gender]
  const taken = new Set<string>()
  const [left, right] = heroLeaves
  const hero = { ...page.hero, leftSpuCode: newestOf(products, left, taken), rightSpuCode: newestOf(products, right, taken) }
  const filled = (editorial: HomeEditorial, leaves: string[]): HomeEditorial => ({
    ...editorial,
    spuCodes: leaves.map((leaf) => newestOf(products, leaf, taken)),
  })
  const known = new Set(brands.map((brand) => brand.code))
  return {
    gender,
    hero,
    newArrivals: { ...page.newArrivals, spuCodes: newArrivalsFor(products, gender, taken) },
    designers: { ...page.designers, brandCodes: page.designers.brandCodes.filter((code) => known.has(code)) },
    editorials: [filled(page.editorials[0], editorialLeaves[0]), filled(page.editorials[1], editorialLeaves[1])],
    promises: words.promises,
  }
}

export function buildHomePages(catalogue: { brands: DemoBrand[]; products: DemoProduct[] }): { women: HomePage; men: HomePage } {
  return {
    women: pageFor('women', catalogue.products, catalogue.brands),
    men: pageFor('men', catalogue.products, catalogue.brands),
  }
}
