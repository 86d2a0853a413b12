import type { HomeBlockWire } from '#modules/content/home.contract.ts'
import type { Language } from '#language/languages.ts'
import { type CardView, cardView } from '../card/card-view.ts'

type RailWire = Extract<HomeBlockWire, { kind: 'rail' }>
export type RailView = Omit<RailWire, 'list'> & { cards: CardView[] }
export type BlockView = Exclude<HomeBlockWire, RailWire> | RailView

export const blockView = (block: HomeBlockWire, language: Language): BlockView => {
  if (block.kind !== 'rail') return block
  const { list, ...rail } = block
  return { ...rail, cards: list.map((card) => cardView(card, language)) }
}

const HERO_SIZES = '(min-width: 1024px) 38vw, (min-width: 768px) 50vw, 100vw'
const HALF_SIZES = '(min-width: 768px) 50vw, 100vw'
const QUARTER_SIZES = '(min-width: 1024px) 25vw, 50vw'
const SWIPE_SIZES = '(min-width: 768px) 25vw, 62vw'

/** How wide the pictures of a block are shown. */
export const sizesOf: Record<'hero' | 'editorial' | 'story' | 'tiles' | 'rail' | 'brands', string> = {
  hero: HERO_SIZES,
  editorial: HALF_SIZES,
  story: '(min-width: 768px) 58vw, 100vw',
  tiles: QUARTER_SIZES,
  rail: SWIPE_SIZES,
  brands: SWIPE_SIZES,
}

/** The picture a page opens with, if it opens with one: it is asked for before anything else. */
export function openingPicture(
  blocks: readonly BlockView[],
): { picture: { hash: string; width: number }; sizes: string } | undefined {
  const [block] = blocks
  if (block?.kind === 'hero') return { picture: block.left.picture, sizes: sizesOf.hero }
  if (block?.kind === 'editorial' && block.stories[0])
    return { picture: block.stories[0].picture, sizes: block.stories.length > 1 ? sizesOf.editorial : sizesOf.story }
  if (block?.kind === 'tiles' && block.tiles[0]) return { picture: block.tiles[0].picture, sizes: sizesOf.tiles }
  return undefined
}
