import { HomeBlock, type StoredPicture } from '../src/modules/content/home.contract.ts'
import { referenceCategories } from '../src/modules/catalogue/index.server.ts'
import { DAY } from '../src/platform/clock.ts'
import { newId } from '../src/platform/ids.server.ts'
import type { DemoProduct } from './catalogue/demo-types.ts'
import { demoAnnouncements, type HomeLink, type HomePage } from './catalogue/home-content.ts'
import { CollectionDocument } from '../src/modules/storefront/collections.contract.ts'
import type { HomeScene } from './catalogue/home-scenes.ts'
import type { Tables } from './catalogue-rows.ts'
import type { PlacedPictures } from './place-pictures.ts'

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

type Sources = { products: ReadonlyMap<string, DemoProduct>; placed: PlacedPictures; now: Date }

const WEEKS_APART = 6

/** Every page there has been, so that an operator may choose among them; the newest is what shoppers see. */
export async function putHomePage(tables: Tables, page: HomePage, sources: Sources): Promise<void> {
  const hero = await heroBlock(page, sources)
  const rest = [...(await upperBlocks(page, sources)), ...(await lowerBlocks(page, sources))]
  await putSeason(tables, page, sources)
  const second = await sceneBlock('second', page.second, sources)
  for (const [at, { scene, note }] of page.releases.entries()) {
    const opening = scene ? await sceneBlock('opening', scene, sources) : hero
    const live = at === page.releases.length - 1
    tables.get('home_releases')?.push({
      side: page.gender,
      number: at + 1,
      blocks: HomeBlock.array().parse([opening, ...(live ? withSecond(rest, second) : rest)]),
      note,
      released_by: 'PRAYA',
      released_at: new Date(sources.now.getTime() - (page.releases.length - 1 - at) * WEEKS_APART * 7 * DAY),
      again_of: null,
    })
  }
}

/** Before the sale: the page has said who and what by then. */
function withSecond(blocks: HomeBlock[], second: HomeBlock): HomeBlock[] {
  return blocks.flatMap((block) => (block.id === 'sale' ? [second, block] : [block]))
}

async function sceneBlock(id: string, scene: HomeScene, { placed }: Sources): Promise<HomeBlock> {
  const { name, season, title, words, link, room, alt, spuCodes } = scene
  const [wide, tall] = await Promise.all([
    placed.placeWhole(`scene-${name}-wide`, 9 / 16),
    placed.placeWhole(`scene-${name}-tall`, 4 / 3),
  ])
  return {
    id,
    kind: 'scene',
    season,
    title,
    words,
    label: link.label,
    link: addressOf(link.path),
    wide: { ...wide, alt },
    tall: { ...tall, alt },
    room,
    codes: spuCodes,
  }
}

const fieldOf = async (spuCode: string, { path, label }: HomeLink, sources: Sources) => ({
  picture: await pictureOf(spuCode, sources),
  link: addressOf(path),
  label,
})

async function heroBlock({ hero }: HomePage, sources: Sources): Promise<HomeBlock> {
  return {
    id: 'opening',
    kind: 'hero',
    season: hero.season,
    title: hero.title,
    words: hero.text,
    label: hero.first.label,
    link: addressOf(hero.first.path),
    left: await fieldOf(hero.leftSpuCode, hero.first, sources),
    right: await fieldOf(hero.rightSpuCode, hero.second, sources),
  }
}

/** What leads the page is a collection, as an operator makes one. */
async function putSeason(tables: Tables, { season }: HomePage, { placed, now }: Sources): Promise<void> {
  const { code, title, story, scene, spuCodes } = season
  const rule = { brands: [], categories: [], flags: [], minPrice: null, maxPrice: null, since: '' as const, word: '' }
  const document: CollectionDocument = {
    ...{ title, story, picture: { ...(await placed.placeWhole(`scene-${scene.name}-wide`, 9 / 16)), alt: scene.alt } },
    ...{ by: 'hand', codes: spuCodes, rule: { ...rule, sale: false, isNew: false, inStock: false } },
    ...{ from: '', until: '', shown: true, isSeason: false },
  }
  const kept = { document: CollectionDocument.parse(document), changed_by: 'PRAYA', changed_at: now }
  tables.get('storefront_parts')?.push({ kind: 'collection', code, version: 1, ...kept })
}

async function upperBlocks({ newArrivals, tiles, season }: HomePage, sources: Sources): Promise<HomeBlock[]> {
  return [
    { id: 'arrivals', kind: 'rail', title: newArrivals.title, goods: { from: 'collection', code: season.code } },
    {
      id: 'categories',
      kind: 'tiles',
      title: tiles.title,
      tiles: await Promise.all(tiles.links.map((tile) => fieldOf(tile.spuCode, tile, sources))),
    },
  ]
}

async function lowerBlocks(
  { designers, editorials, looks, brands, sale, promises }: HomePage,
  sources: Sources,
): Promise<HomeBlock[]> {
  const stories = editorials.map(async ({ title, text, link, spuCodes }) => ({
    title,
    words: text,
    label: link.label,
    link: addressOf(link.path),
    picture: await pictureOf(spuCodes[0] ?? '', sources),
  }))
  const seen = looks.map(async ({ name, title, words, link, alt }) => ({
    title,
    words,
    label: link.label,
    link: addressOf(link.path),
    picture: { ...(await sources.placed.placeWhole(`scene-${name}-tall`, 4 / 3)), alt },
  }))
  const faces = brands.brandCodes.map(async (code, at) => ({
    code,
    picture: await pictureOf(brands.spuCodes[at] ?? '', sources),
  }))
  return [
    { id: 'designers', kind: 'designers', title: designers.title, codes: designers.brandCodes },
    ...(seen.length > 0 ? [{ id: 'looks', kind: 'editorial' as const, stories: await Promise.all(seen) }] : []),
    { id: 'stories', kind: 'editorial', stories: await Promise.all(stories) },
    {
      id: 'brands',
      kind: 'brands',
      title: brands.title,
      brands: await Promise.all(faces),
    },
    { id: 'sale', kind: 'rail', title: sale.title, goods: { from: 'sale' } },
    { id: 'promises', kind: 'promises', promises: promises.map(({ title, text }) => ({ name: title, words: text })) },
  ]
}

async function pictureOf(spuCode: string, { products, placed }: Sources): Promise<StoredPicture> {
  const first = products.get(spuCode)?.colours[0]?.pictures[0]
  if (!first) throw new Error('the home page names a product without a picture')
  return { ...(await placed.place(first)), alt: first.alt }
}
