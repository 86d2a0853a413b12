import type { cardText } from '#language/browse/card.text.ts'
import type { homeText } from '#language/frame/home.text.ts'
import type { Spoken } from '#language/texts.ts'
import type { HomeBlockWire } from '#modules/content/home.contract.ts'
import type { Language } from '#language/languages.ts'
import { type CardView, cardView } from '../card/card-view.ts'

export type HomeWords = { language: Language; home: Spoken<typeof homeText>; card: Spoken<typeof cardText> }

type RailWire = Extract<HomeBlockWire, { kind: 'rail' }>
export type RailView = Omit<RailWire, 'list'> & { cards: CardView[] }
type SceneWire = Extract<HomeBlockWire, { kind: 'scene' }>
export type SceneView = Omit<SceneWire, 'pieces'> & { cards: CardView[] }
export type BlockView = Exclude<HomeBlockWire, RailWire | SceneWire> | RailView | SceneView

export const blockView = (block: HomeBlockWire, language: Language): BlockView => {
  if (block.kind === 'scene') {
    const { pieces, ...scene } = block
    return { ...scene, cards: pieces.map((piece) => cardView(piece, language)) }
  }
  if (block.kind !== 'rail') return block
  const { list, ...rail } = block
  return { ...rail, cards: list.map((card) => cardView(card, language)) }
}

const HERO_SIZES = '(min-width: 1024px) 38vw, (min-width: 768px) 50vw, 100vw'
const HALF_SIZES = '(min-width: 768px) 50vw, 100vw'
const QUARTER_SIZES = '(min-width: 1024px) 25vw, 50vw'
const SWIPE_SIZES = '(min-width: 768px) 25vw, 62vw'

/** From here on a scene is seen through its wide picture. */
export const WIDE_SCENE = '(min-width: 768px)'
export const SCENE_MOST = 2000

/** How wide the pictures of a block are shown. */
export const sizesOf: Record<'hero' | 'editorial' | 'story' | 'tiles' | 'rail' | 'brands', string> = {
  hero: HERO_SIZES,
  editorial: HALF_SIZES,
  story: '(min-width: 768px) 58vw, 100vw',
  tiles: QUARTER_SIZES,
  rail: SWIPE_SIZES,
  brands: SWIPE_SIZES,
}

type Opening = { picture: { hash: string; width: number }; sizes: string; most?: number; media?: string }

/** The pictures a page may open with, if it opens with one: the one whose `media` fits is asked for before anything else. */
export function openingPictures(blocks: readonly BlockView[]): Opening[] {
  const [block] = blocks
  if (block?.kind === 'scene')
    return [
      { picture: block.wide, sizes: '100vw', most: SCENE_MOST, media: WIDE_SCENE },
      { picture: block.tall, sizes: '100vw', most: SCENE_MOST, media: `not all and ${WIDE_SCENE}` },
    ]
  if (block?.kind === 'hero') return [{ picture: block.left.picture, sizes: sizesOf.hero }]
  if (block?.kind === 'editorial' && block.stories[0])
    return [{ picture: block.stories[0].picture, sizes: block.stories.length > 1 ? sizesOf.editorial : sizesOf.story }]
  if (block?.kind === 'tiles' && block.tiles[0]) return [{ picture: block.tiles[0].picture, sizes: sizesOf.tiles }]
  return []
}
