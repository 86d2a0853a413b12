import type { HomeBlock } from '../src/modules/content/index.server.ts'
import { referenceCategories } from '../src/modules/catalogue/index.server.ts'
import { newId } from '../src/platform/ids.server.ts'
import type { DemoProduct } from './catalogue/demo-types.ts'
import { demoNotices, type HomePage } from './catalogue/home-content.ts'
import type { Tables } from './catalogue-rows.ts'
import type { PicturePlan } from './picture-plan.ts'

type BlockPicture = Extract<HomeBlock, { kind: 'editorial' }>['picture']

const byDashes = new Map(referenceCategories.map(({ id }) => [id.replaceAll('/', '-'), id]))
const LIST = '/product/list/'

/** Lists are addressed by the category's path. */
function addressOf(path: string): string {
  const category = path.startsWith(LIST) ? byDashes.get(path.slice(LIST.length)) : undefined
  return category ? LIST + category : path
}

export function putNotices(tables: Tables): void {
  for (const [position, { text, path }] of demoNotices.entries()) {
    tables.get('notices')?.push({
      notice_id: newId(),
      position,
      text_en: text.en,
      text_zh: text.zh,
      link: path === '' ? null : addressOf(path),
      shown: true,
    })
  }
}

export async function putHomePage(
  tables: Tables,
  page: HomePage,
  products: ReadonlyMap<string, DemoProduct>,
  plan: PicturePlan,
): Promise<void> {
  const { hero, designers, editorials } = page
  const field = async (spuCode: string, { path, label }: typeof hero.first) => ({
    picture: await pictureOf(products.get(spuCode), plan),
    link: addressOf(path),
    label,
  })
  const blocks: HomeBlock[] = [
    {
      kind: 'hero',
      season: hero.season,
      title: hero.title,
      words: hero.text,
      label: hero.first.label,
      link: addressOf(hero.first.path),
      left: await field(hero.leftSpuCode, hero.first),
      right: await field(hero.rightSpuCode, hero.second),
    },
    { kind: 'designers', codes: designers.brandCodes },
  ]
  for (const { title, text, link, spuCodes } of editorials) {
    blocks.push({
      kind: 'editorial',
      title,
      words: text,
      label: link.label,
      link: addressOf(link.path),
      picture: await pictureOf(products.get(spuCodes[0] ?? ''), plan),
    })
  }
  blocks.push({ kind: 'sale', title: { en: 'Seasonal sale', zh: '季節優惠' } })
  for (const [position, { kind, ...content }] of blocks.entries())
    tables.get('home_blocks')?.push({ block_id: newId(), side: page.gender, position, kind, content })
}

async function pictureOf(product: DemoProduct | undefined, plan: PicturePlan): Promise<BlockPicture> {
  const colour = product?.colours[0]
  const first = colour?.pictures[0]
  if (!colour || !first) throw new Error('the home page names a product without a picture')
  const { hash, width, height, placeholder } = await plan.place(first, colour.hex)
  return { hash, width, height, placeholder, alt: first.alt }
}
