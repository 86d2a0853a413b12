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
type Named = { title: Both }
export type HomePage = {
  gender: 'women' | 'men'
  /** oldest first, the last one is live; one without a scene opens with the hero */
  releases: { scene: HomeScene | undefined; note: string }[]
  /** stands further down the page */
  second: HomeScene
  hero: HomeHero
  newArrivals: Named
  tiles: Named & { links: HomeTile[] }
  designers: Named & { brandCodes: string[] }
  editorials: [HomeEditorial, HomeEditorial]
  brands: Named & { brandCodes: string[] }
  sale: Named
  promises: HomePromise[]
}
export type DemoAnnouncement = { text: Both; path: string }

type PageWords = Omit<HomePage, 'gender' | 'promises' | 'tiles' | 'releases' | 'second'> & {
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

function pageFor(gender: 'women' | 'men', products: DemoProduct[], brands: DemoBrand[]): HomePage {
  const { heroLeaves, editorialLeaves, tiles, releases, second, ...page } = words[gender]
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
  return {
    ...page,
    gender,
    releases: releases.map(({ scene, note }) => ({ scene: scene ? sceneOf(scene) : undefined, note })),
    second: sceneOf(second),
    hero,
    tiles: { ...tiles, links: tiles.links.map(({ leaf, ...link }) => ({ ...link, spuCode: newestOf(products, leaf, taken) })) },
    designers: inShop(page.designers),
    brands: inShop(page.brands),
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
