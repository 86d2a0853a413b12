import { HomeBlock, type StoredPicture } from '../src/modules/content/home.contract.ts'
import { referenceCategories } from '../src/modules/catalogue/index.server.ts'
import { newId } from '../src/platform/ids.server.ts'
import type { DemoProduct } from './catalogue/demo-types.ts'
import { demoAnnouncements, type HomePage } from './catalogue/home-content.ts'
import type { Tables } from './catalogue-rows.ts'
import type { PicturePlan } from './picture-plan.ts'

const byDashes = new Map(referenceCategories.map(({ id }) => [id.replaceAll('/', '-'), id]))
const LIST = '/product/list/'

/** Lists are addressed by the category's path. */
function addressOf(path: string): string {
  const category = path.startsWith(LIST) ? byDashes.get(path.slice(LIST.length)) : undefined
  return category ? LIST + category : path
}

export function putAnnouncements(tables: Tables): void {
  for (const [position, { text, path }] of demoAnnouncements.entries()) {
    tables.get('announcements')?.push({
      announcement_id: newId(),
      position,
      text_en: text.en,
      text_zh: text.zh,
      link: path === '' ? null : addressOf(path),
      shown: true,
    })
  }
}

type Sources = { products: ReadonlyMap<string, DemoProduct>; plan: PicturePlan; now: Date }

/** The page as its first release. */
export async function putHomePage(tables: Tables, page: HomePage, sources: Sources): Promise<void> {
  const blocks = [...(await openingBlocks(page, sources)), ...(await lowerBlocks(page, sources))]
  tables.get('home_releases')?.push({
    side: page.gender,
    number: 1,
    blocks: HomeBlock.array().parse(blocks),
    note: '',
    released_by: 'PRAYA',
    released_at: sources.now,
    again_of: null,
  })
}

async function openingBlocks({ hero, newArrivals, tiles }: HomePage, sources: Sources): Promise<HomeBlock[]> {
  const field = async (spuCode: string, { path, label }: typeof hero.first) => ({
    picture: await pictureOf(spuCode, sources),
    link: addressOf(path),
    label,
  })
  return [
    {
      id: 'opening',
      kind: 'hero',
      season: hero.season,
      title: hero.title,
      words: hero.text,
      label: hero.first.label,
      link: addressOf(hero.first.path),
      left: await field(hero.leftSpuCode, hero.first),
      right: await field(hero.rightSpuCode, hero.second),
    },
    { id: 'arrivals', kind: 'rail', title: newArrivals.title, goods: { from: 'new' } },
    {
      id: 'categories',
      kind: 'tiles',
      title: tiles.title,
      tiles: await Promise.all(tiles.links.map((tile) => field(tile.spuCode, tile))),
    },
  ]
}

async function lowerBlocks({ designers, editorials, brands, sale, promises }: HomePage, sources: Sources): Promise<HomeBlock[]> {
  const stories = editorials.map(async ({ title, text, link, spuCodes }) => ({
    title,
    words: text,
    label: link.label,
    link: addressOf(link.path),
    picture: await pictureOf(spuCodes[0] ?? '', sources),
  }))
  return [
    { id: 'designers', kind: 'designers', title: designers.title, codes: designers.brandCodes },
    { id: 'stories', kind: 'editorial', stories: await Promise.all(stories) },
    {
      id: 'brands',
      kind: 'brands',
      title: brands.title,
      brands: brands.brandCodes.map((code) => ({ code, picture: null })),
    },
    { id: 'sale', kind: 'rail', title: sale.title, goods: { from: 'sale' } },
    { id: 'promises', kind: 'promises', promises: promises.map(({ title, text }) => ({ name: title, words: text })) },
  ]
}

async function pictureOf(spuCode: string, { products, plan }: Sources): Promise<StoredPicture> {
  const colour = products.get(spuCode)?.colours[0]
  const first = colour?.pictures[0]
  if (!colour || !first) throw new Error('the home page names a product without a picture')
  const { hash, width, height, placeholder } = await plan.place(first, colour.hex)
  return { hash, width, height, placeholder, alt: first.alt }
}
