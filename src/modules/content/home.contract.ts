import { z } from 'zod'
import type { Schema } from '#platform/value-schema.ts'
import { CardWire, PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { homeLimits } from './home.rules.ts'
import { ShopLink } from './shop-link.contract.ts'

const Id = z.string().regex(/^[\w-]{1,40}$/)
const Code = z.string().trim().min(1, 'required').max(80)

const written = (most: number) => z.string().trim().min(1, 'required').max(most, 'too-long')
const Both = (most: number) => z.object({ en: written(most), zh: written(most) })
const Spoken = (_: number) => z.string()

export const StoredPicture = z.object({
  hash: z.string().regex(/^[0-9a-f]{32}$/, 'picture'),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.object({ en: written(160), zh: written(160) }),
})
export type StoredPicture = z.output<typeof StoredPicture>

/** The blocks that read the same as they are kept, but for the language: kept in both, shown in one. */
function wordBlocks<W extends Schema, P extends Schema>(words: (most: number) => W, picture: P) {
  const field = z.object({ picture, link: ShopLink, label: words(40) })
  const story = z.object({ title: words(60), words: words(240), label: words(40), link: ShopLink, picture })
  return {
    hero: z.object({
      id: Id,
      kind: z.literal('hero'),
      season: words(40),
      title: words(60),
      words: words(240),
      label: words(40),
      link: ShopLink,
      left: field,
      right: field,
    }),
    editorial: z.object({ id: Id, kind: z.literal('editorial'), stories: z.array(story).min(1).max(homeLimits.stories) }),
    tiles: z.object({
      id: Id,
      kind: z.literal('tiles'),
      title: words(60),
      tiles: z.array(field).min(homeLimits.fewestTiles, 'few').max(homeLimits.tiles),
    }),
    promises: z.object({
      id: Id,
      kind: z.literal('promises'),
      promises: z
        .array(z.object({ name: words(40), words: words(160) }))
        .min(homeLimits.fewestPromises, 'few')
        .max(homeLimits.promises),
    }),
  }
}

const { room } = homeLimits
/**
 * One large picture of several pieces, photographed once for wide screens and once for phones. `room`: the part of the wide
 * one, from its upper corner on that side and in hundredths, that words may cover because no piece stands there.
 */
const sceneOf = <W extends Schema, P extends Schema>(words: (most: number) => W, picture: P) => ({
  id: Id,
  kind: z.literal('scene'),
  season: words(40),
  title: words(40),
  words: words(160),
  label: words(40),
  link: ShopLink,
  wide: picture,
  tall: picture,
  room: z.object({
    side: z.enum(['left', 'right']),
    width: z.number().int().min(room.narrowest).max(room.widest),
    height: z.number().int().min(room.lowest).max(room.highest),
  }),
})

/** What a rail shows; `codes` are hand-picked pieces in their order. */
const Goods = z.discriminatedUnion('from', [
  z.object({ from: z.literal('new') }),
  z.object({ from: z.literal('sale') }),
  z.object({ from: z.literal('recommended') }),
  z.object({ from: z.literal('category'), path: z.string().min(1, 'choose-one').max(120) }),
  z.object({ from: z.literal('brand'), code: z.string().min(1, 'choose-one').max(80) }),
  z.object({ from: z.literal('collection'), code: z.string().min(1, 'choose-one').max(60) }),
  z.object({ from: z.literal('codes'), codes: z.array(Code).min(1, 'few').max(homeLimits.codes) }),
])

const kept = wordBlocks(Both, StoredPicture)
/** One block of a home page as an operator arranges it. */
export const HomeBlock = z.discriminatedUnion('kind', [
  kept.hero,
  kept.editorial,
  kept.tiles,
  kept.promises,
  z.object({
    ...sceneOf(Both, StoredPicture),
    /** The pieces it shows, for those who want one of them. */
    codes: z.array(Code).min(1, 'few').max(homeLimits.scenePieces),
  }),
  z.object({ id: Id, kind: z.literal('rail'), title: Both(60), goods: Goods }),
  z.object({
    id: Id,
    kind: z.literal('brands'),
    title: Both(60),
    /** Without a picture of its own a card shows the brand's newest piece. */
    brands: z
      .array(z.object({ code: Code, picture: StoredPicture.nullable() }))
      .min(homeLimits.fewestBrands, 'few')
      .max(homeLimits.brands),
  }),
  z.object({
    id: Id,
    kind: z.literal('designers'),
    title: Both(60),
    codes: z.array(Code).min(1, 'few').max(homeLimits.designers),
  }),
])
export type HomeBlock = z.output<typeof HomeBlock>

const shown = wordBlocks(Spoken, PictureWire)
const BrandName = z.object({ code: z.string(), name: z.string() })
/** The same blocks as shoppers are shown them: one language, pieces as cards, brands with their names. */
const HomeBlockWire = z.discriminatedUnion('kind', [
  shown.hero,
  shown.editorial,
  shown.tiles,
  shown.promises,
  z.object({ ...sceneOf(Spoken, PictureWire), pieces: z.array(CardWire) }),
  z.object({
    id: Id,
    kind: z.literal('rail'),
    title: z.string(),
    /** Where all of them stand; hand-picked pieces have no such list. */
    link: z.string().nullable(),
    total: z.number(),
    list: z.array(CardWire),
  }),
  z.object({
    id: Id,
    kind: z.literal('brands'),
    title: z.string(),
    brands: z.array(BrandName.extend({ picture: PictureWire.nullable() })),
  }),
  z.object({ id: Id, kind: z.literal('designers'), title: z.string(), brands: z.array(BrandName) }),
])
export type HomeBlockWire = z.output<typeof HomeBlockWire>

/** The released page of a side; `number` counts its releases, 0 before the first. */
export const HomeWire = z.object({ number: z.number(), blocks: z.array(HomeBlockWire) })
export type HomeWire = z.output<typeof HomeWire>

const side = z.enum(['men', 'women'])
export const HomeDraftInput = z.object({ sexType: side })
export type HomeDraftInput = z.output<typeof HomeDraftInput>
export const HomeDraftWire = z.object({
  sexType: side,
  /** Moves with every change; a change names the version it was made to. */
  version: z.number(),
  /** Whether the draft differs from what shoppers see. */
  changed: z.boolean(),
  changedBy: z.string(),
  changeTime: z.string(),
  blocks: z.array(HomeBlock),
  /** The draft as shoppers would be shown it. */
  shown: z.array(HomeBlockWire),
  /** Newest first; the first one is live. */
  releases: z.array(
    z.object({ number: z.number(), note: z.string(), by: z.string(), time: z.string(), againOf: z.number().nullable() }),
  ),
})
export type HomeDraftWire = z.output<typeof HomeDraftWire>

const version = z.int32().min(0)
const note = z.string().trim().max(homeLimits.note, 'note-length')
const number = z.int32().min(1)
export const SaveHomeInput = z.object({ sexType: side, version, blocks: z.array(HomeBlock).max(homeLimits.blocks) })
export type SaveHomeInput = z.output<typeof SaveHomeInput>
export const ReleaseHomeInput = z.object({ sexType: side, version, note })
export type ReleaseHomeInput = z.output<typeof ReleaseHomeInput>
/** `live`: what was live when it was chosen. */
export const ReleaseAgainInput = z.object({ sexType: side, number, live: z.int32().min(0), note })
export type ReleaseAgainInput = z.output<typeof ReleaseAgainInput>
/** `number` 0: what is live. */
export const TakeReleaseInput = z.object({ sexType: side, version, number: z.int32().min(0) })
export type TakeReleaseInput = z.output<typeof TakeReleaseInput>
