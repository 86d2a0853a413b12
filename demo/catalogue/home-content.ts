/** The home page of the demo shop, for women and for men, and the announcements above every page. Products are picked by rule. */
import { readFileSync } from 'node:fs'
import type { Both, DemoBrand, DemoProduct } from './demo-types.ts'
import { type HomeScene, sceneFor, type SceneWords } from './home-scenes.ts'
import { isRender } from './pictures.ts'

export type HomeLink = { label: Both; path: string }
type HomeHero = {
  season: Both
  title: Both
  text: Both
  first: HomeLink
  second: HomeLink
  leftSpuCode: string
  rightSpuCode: string
}
type HomeEditorial = { title: Both; text: Both; link: HomeLink; spuCodes: string[] }
type HomePromise = { title: Both; text: Both }
type HomeTile = HomeLink & { spuCode: string }
/** What arrived lately and is as the page promises, with a page of its own. */
type HomeSeason = { code: string; title: Both; story: Both; scene: HomeScene; spuCodes: string[] }
type Named = { title: Both }
export type HomePage = {
  gender: 'women' | 'men'
  /** oldest first, the last one is live; one without a scene opens with the hero */
  releases: { scene: HomeScene | undefined; note: string }[]
  /** stands further down the page */
  second: HomeScene
  hero: HomeHero
  season: HomeSeason
  /** each a scene with its words, side by side */
  looks: HomeScene[]
  newArrivals: Named
  tiles: Named & { links: HomeTile[] }
  designers: Named & { brandCodes: string[] }
  editorials: [HomeEditorial, HomeEditorial]
  /** each with the product that stands for it */
  brands: Named & { brandCodes: string[]; spuCodes: string[] }
  sale: Named
  promises: HomePromise[]
}
export type DemoAnnouncement = { text: Both; path: string }

type PageWords = Omit<HomePage, 'gender' | 'promises' | 'tiles' | 'releases' | 'second' | 'season' | 'looks' | 'brands'> & {
  brands: Named & { brandCodes: string[] }
  season: Omit<HomeSeason, 'scene' | 'spuCodes'> & { scene: string }
  looks: string[]
  releases: { scene?: string; note: string }[]
  second: string
  heroLeaves: [string, string]
  editorialLeaves: [string[], string[]]
  tiles: Named & { links: (HomeLink & { leaf: string })[] }
}
type HomeWords = {
  women: PageWords
  men: PageWords
  scenes: Record<string, SceneWords>
  promises: HomePromise[]
  announcements: DemoAnnouncement[]
}

const words = JSON.parse(readFileSync(new URL('./words/home-page.json', import.meta.url), 'utf8')) as HomeWords

export const demoAnnouncements: DemoAnnouncement[] = words.announcements

const isRendered = (product: DemoProduct) => product.colours[0]?.pictures.slice(0, 1).some(isRender) === true
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

/** As dear as the page’s first words promise, in whole dollars. */
const LEAST_OF_SEASON = 2_500
const SEASON_SHOWS = 12
/** How long something is new to the season. */
const SEASON_DAYS = 60
const departmentsOfSeason = {
  women: ['women/bags/', 'women/shoes/', 'women/clothing/', 'women/accessories/', 'watches-and-jewellery/watches/'],
  men: ['men/shoes/', 'men/bags/', 'watches-and-jewellery/watches/', 'men/clothing/', 'men/accessories/'],
}

/** The newest of every department in turn: modelled, at their full price, and none of them a small thing. */
function newestOfSeason(side: 'women' | 'men', products: DemoProduct[]): string[] {
  const able = products
    .filter(
      (product) => isRendered(product) && hasStock(product) && product.arrivedDaysAgo <= SEASON_DAYS && isFullyPriced(product),
    )
    .sort(byArrival)
  const rows = departmentsOfSeason[side].map((path) =>
    able.filter(({ gender, categories }) => categories[0]?.startsWith(path) && (gender === side || gender === 'unisex')),
  )
  const longest = Math.max(...rows.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at]?.spuCode ?? []))
    .flat()
    .slice(0, SEASON_SHOWS)
}

const isFullyPriced = ({ colours }: DemoProduct): boolean =>
  colours
    .flatMap(({ variants }) => variants.flatMap(({ offers }) => offers))
    .every((offer) => offer.salePriceCents === offer.listPriceCents && offer.salePriceCents >= LEAST_OF_SEASON * 100)

/** The dearest piece of a house that is modelled and can be had, for this side where there is one. */
function faceOf(code: string, side: 'women' | 'men', products: DemoProduct[]): string {
  const own = products.filter((product) => product.brandCode === code && hasStock(product))
  const here = own.filter(({ gender }) => gender === side || gender === 'unisex')
  const dearest = [...(here.some(isRendered) ? here : own)]
    .filter(isRendered)
    .sort((one, other) => priceOf(other) - priceOf(one))[0]
  if (!dearest) throw new Error(`nothing stands for ${code}`)
  return dearest.spuCode
}
const priceOf = ({ colours }: DemoProduct): number => colours[0]?.variants[0]?.offers[0]?.salePriceCents ?? 0

/** The scene in which a house has a piece of its own. */
export function coversOf(products: readonly DemoProduct[]): Map<string, HomeScene> {
  const covers = new Map<string, HomeScene>()
  for (const name of COVERS) {
    const spoken = words.scenes[name]
    const scene = spoken && sceneFor(name, spoken, name === 'men' ? 'men' : 'women', products)
    for (const code of scene?.spuCodes ?? []) {
      const brand = products.find(({ spuCode }) => spuCode === code)?.brandCode
      if (scene && brand && !covers.has(brand)) covers.set(brand, scene)
    }
  }
  return covers
}
/** Those of few houses first. */
const COVERS = ['women', 'shoes', 'jewellery', 'bags', 'men', 'beauty', 'home', 'gifts']

function pageFor(gender: 'women' | 'men', products: DemoProduct[], brands: DemoBrand[]): HomePage {
  const { heroLeaves, editorialLeaves, tiles, releases, second, season, looks, ...page } = words[gender]
  const sceneOf = (name: string): HomeScene => {
    const spoken = words.scenes[name]
    if (!spoken) throw new Error(`no words for the scene ${name}`)
    return sceneFor(name, spoken, gender, products)
  }
  const taken = new Set<string>()
  const [left, right] = heroLeaves
  const hero = { ...page.hero, leftSpuCode: newestOf(products, left, taken), rightSpuCode: newestOf(products, right, taken) }
  const filled = (editorial: HomeEditorial, leaves: string[]): HomeEditorial => ({
    ...editorial,
    spuCodes: leaves.map((leaf) => newestOf(products, leaf, taken)),
  })
  const known = new Set(brands.map((brand) => brand.code))
  const inShop = <T extends { brandCodes: string[] }>(block: T): T => ({
    ...block,
    brandCodes: block.brandCodes.filter((code) => known.has(code)),
  })
  const houses = inShop(page.brands)
  return {
    ...page,
    gender,
    releases: releases.map(({ scene, note }) => ({ scene: scene ? sceneOf(scene) : undefined, note })),
    second: sceneOf(second),
    season: { ...season, scene: sceneOf(season.scene), spuCodes: newestOfSeason(gender, products) },
    looks: looks.map(sceneOf),
    hero,
    tiles: { ...tiles, links: tiles.links.map(({ leaf, ...link }) => ({ ...link, spuCode: newestOf(products, leaf, taken) })) },
    designers: inShop(page.designers),
    brands: { ...houses, spuCodes: houses.brandCodes.map((code) => faceOf(code, gender, products)) },
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
