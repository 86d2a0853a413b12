import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'
import type { HomeWire } from './content.contract.ts'

const both = z.object({ en: z.string(), zh: z.string() })
const picture = z.object({ hash: z.string(), width: z.number(), height: z.number(), placeholder: z.string(), alt: both })
const field = z.object({ picture, link: z.string(), label: both })

/** What a block of each kind holds; links lead inside the shop and carry no language. */
const HomeBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hero'),
    season: both,
    title: both,
    words: both,
    label: both,
    link: z.string(),
    left: field,
    right: field,
  }),
  z.object({ kind: z.literal('designers'), codes: z.array(z.string()) }),
  z.object({ kind: z.literal('editorial'), title: both, words: both, label: both, link: z.string(), picture }),
  z.object({ kind: z.literal('sale'), title: both }),
])
export type HomeBlock = z.output<typeof HomeBlock>
export type HomeSide = 'women' | 'men'

export async function listHomeBlocks(tx: Tx, side: HomeSide): Promise<HomeBlock[]> {
  const found = await sql<{
    kind: string
    content: object
  }>`select kind, content from home_blocks where side = ${side} order by position`.execute(tx)
  return found.rows.map(({ kind, content }) => HomeBlock.parse({ ...content, kind }))
}

const nothing = { en: '', zh: '' }
const noPicture = { hash: '', width: 0, height: 0, placeholder: '', alt: nothing }
const noField = { picture: noPicture, link: '', label: nothing }
const noHero: Extract<HomeBlock, { kind: 'hero' }> = {
  kind: 'hero',
  season: nothing,
  title: nothing,
  words: nothing,
  label: nothing,
  link: '',
  left: noField,
  right: noField,
}

type Beside = Pick<HomeWire, 'newArrivals' | 'designers'> & { saleCards: HomeWire['sale']['list'] }

/** The home page of one side; a shop without blocks still has its new arrivals. */
export function presentHome(
  blocks: readonly HomeBlock[],
  language: Language,
  { newArrivals, designers, saleCards }: Beside,
): HomeWire {
  const showPicture = ({ alt, ...rest }: z.output<typeof picture>) => ({ ...rest, alt: alt[language] })
  const showField = (one: z.output<typeof field>) => ({
    picture: showPicture(one.picture),
    link: one.link,
    label: one.label[language],
  })
  const hero = blocks.find((block) => block.kind === 'hero') ?? noHero
  const sale = blocks.find((block) => block.kind === 'sale')
  return {
    hero: {
      season: hero.season[language],
      title: hero.title[language],
      words: hero.words[language],
      label: hero.label[language],
      link: hero.link,
      left: showField(hero.left),
      right: showField(hero.right),
    },
    newArrivals,
    designers,
    editorial: blocks
      .filter((block) => block.kind === 'editorial')
      .map((block) => ({
        title: block.title[language],
        words: block.words[language],
        label: block.label[language],
        link: block.link,
        picture: showPicture(block.picture),
      })),
    sale: { title: sale?.title[language] ?? '', list: saleCards },
  }
}
