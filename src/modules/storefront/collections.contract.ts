import { z } from 'zod'
import { CardWire } from '#modules/catalogue/catalogue.contract.ts'
import { StoredPicture } from '#modules/content/home.contract.ts'
import { asksNothing, PieceCode, PieceRule } from '#modules/search/list-shelves.contract.ts'
import { shelfLimits } from '#modules/search/shelf-limits.rules.ts'
import { ENDS_TOO_EARLY, endsAfterItBegins, ShownStateWire, shownWindow } from './shown-window.contract.ts'

const needed = (most: number) => z.string().trim().min(1, 'required').max(most, 'too-long')
const words = (most: number) => z.string().trim().max(most, 'too-long')

/** Its part of the address, for good: what has been passed on leads there as long as the collection is kept. */
const CollectionCode = z
  .string()
  .trim()
  .min(1, 'required')
  .max(60, 'too-long')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'address-word')

/** Both ways to choose are kept, so that whoever tries the other loses nothing. */
const Pieces = {
  by: z.enum(['hand', 'rule']),
  codes: z.array(PieceCode).max(shelfLimits.pieces, 'too-many'),
  rule: PieceRule,
}
type ChosenPieces = z.output<z.ZodObject<typeof Pieces>>
const hasPieces = ({ by, codes }: ChosenPieces): boolean => by !== 'hand' || codes.length > 0
const hasRule = ({ by, rule }: ChosenPieces): boolean => by !== 'rule' || !asksNothing(rule)
const FEW = { message: 'few', path: ['codes'] }
const NO_RULE = { message: 'choose-one', path: ['rule', 'word'] }

const document = {
  title: z.object({ en: needed(60), zh: needed(60) }),
  story: z.object({ en: words(600), zh: words(600) }),
  picture: StoredPicture.nullable(),
  ...Pieces,
  ...shownWindow,
  /** The seasonal sale shows it. */
  isSeason: z.boolean(),
}
/** A collection as it is kept. */
export const CollectionDocument = z.object(document)
export type CollectionDocument = z.output<typeof CollectionDocument>

/** `version` 0: new. Whoever saves names the version they have seen. */
export const Collection = z
  .object({ code: CollectionCode, version: z.int32().min(0), ...document })
  .refine(hasPieces, FEW)
  .refine(hasRule, NO_RULE)
  .refine(endsAfterItBegins, ENDS_TOO_EARLY)
export type Collection = z.output<typeof Collection>

export const CollectionInput = z.object({ code: z.string().max(60) })
export type CollectionInput = z.output<typeof CollectionInput>
export const RemoveCollectionInput = CollectionInput.extend({ version: z.int32() })
export type RemoveCollectionInput = z.output<typeof RemoveCollectionInput>

export const CollectionsInput = z.object({
  word: z.string().max(80).default(''),
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type CollectionsInput = z.input<typeof CollectionsInput>
export const CollectionsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(
    z.object({
      code: z.string(),
      title: z.object({ en: z.string(), zh: z.string() }),
      by: z.enum(['hand', 'rule']),
      /** How many pieces its page shows. */
      pieceNum: z.number(),
      state: ShownStateWire,
      from: z.string(),
      until: z.string(),
      isSeason: z.boolean(),
    }),
  ),
})
export type CollectionsWire = z.output<typeof CollectionsWire>

/** What a collection would show: its first pieces and how many there are. */
export const TryPiecesInput = z.object(Pieces)
export type TryPiecesInput = z.output<typeof TryPiecesInput>
export const TriedPiecesWire = z.object({ total: z.number(), list: z.array(CardWire) })
export type TriedPiecesWire = z.output<typeof TriedPiecesWire>
