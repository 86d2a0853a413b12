import { z } from 'zod'

/** What products are described by, and operators keep. */
export const termKinds = ['attribute', 'colour', 'material', 'size-table'] as const
export type TermKind = (typeof termKinds)[number]

const words = (most: number) => z.string().trim().max(most, 'too-long')
const needed = (most: number) => z.string().trim().min(1, 'required').max(most, 'too-long')
const Both = (most: number) => z.object({ en: words(most), zh: words(most) })
const BothNeeded = (most: number) => z.object({ en: needed(most), zh: needed(most) })
const termId = z.string().max(60)

/** How an attribute is answered. */
export const ANSWERS = ['choice', 'number', 'text', 'yes-no'] as const

export const AttributeFacts = z.object({
  answer: z.enum(ANSWERS),
  /** Of a number: cm, 厘米. */
  unit: Both(12),
  /** `id`: empty for one that is new. One that is retired stays with the pieces that have it. */
  choices: z.array(z.object({ id: termId, name: BothNeeded(60), retired: z.boolean() })).max(100, 'too-many'),
  /** It is asked of pieces in these and all below them; of all pieces where there are none. */
  categories: z.array(z.string().max(160)).max(60, 'too-many'),
  /** No piece goes live without it. */
  required: z.boolean(),
  /** On the product page. */
  shown: z.boolean(),
  /** Its words find the piece. */
  searched: z.boolean(),
  /** Lists can be narrowed by it; by a text they never are. */
  filtered: z.boolean(),
  /** Of a number: where one band of the filter ends and the next begins, ascending. Without any it is no filter. */
  bands: z.array(z.number('figure')).max(8, 'too-many'),
})
export type AttributeFacts = z.output<typeof AttributeFacts>

const ColourFacts = z.object({
  hex: z.string().regex(/^(|#[0-9a-fA-F]{6})$/, 'colour'),
  /** The colour under which filters have it; empty: its own name. */
  family: termId,
})

const SizeTableFacts = z.object({
  /** Whose page of size guides shows it. */
  side: z.enum(['women', 'men', 'both']),
  /** `scale`: by which sizes of pieces are named, such as IT; empty for what is only measured. */
  columns: z
    .array(z.object({ name: BothNeeded(40), scale: words(12) }))
    .min(1, 'few')
    .max(14, 'too-many'),
  /** A size a row, a cell a column. */
  rows: z
    .array(z.array(words(20)))
    .min(1, 'few')
    .max(80, 'too-many'),
})
export type SizeTableFacts = z.output<typeof SizeTableFacts>

const shared = {
  /** Empty for one that is new: it is made of the English name then, and stays. */
  id: termId,
  /** 0: new. Whoever saves names the version they have seen. */
  version: z.int32().min(0),
  name: BothNeeded(60),
  retired: z.boolean(),
}

/** One term as it is kept. */
export const Term = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('attribute'), ...shared, facts: AttributeFacts }),
  z.object({ kind: z.literal('colour'), ...shared, facts: ColourFacts }),
  z.object({ kind: z.literal('material'), ...shared, facts: z.object({}) }),
  z.object({ kind: z.literal('size-table'), ...shared, facts: SizeTableFacts }),
])
export type Term = z.output<typeof Term>
export type TermOf<Kind extends TermKind> = Extract<Term, { kind: Kind }>

const kind = z.enum(termKinds)
export const TermsInput = z.object({ kind })
export type TermsInput = z.output<typeof TermsInput>
/** In their order. */
export const TermsWire = z.object({ list: z.array(Term) })
export type TermsWire = z.output<typeof TermsWire>

export const TermInput = z.object({ kind, id: termId })
export type TermInput = z.output<typeof TermInput>
/** How many pieces have it, counted up to ten thousand, and how many categories or other terms name it. */
export const TermUseWire = z.object({ pieces: z.number(), others: z.number() })
export type TermUseWire = z.output<typeof TermUseWire>

/** `place`: from 1. */
export const PlaceTermInput = TermInput.extend({ place: z.number().int().min(1).max(1_000) })
export type PlaceTermInput = z.output<typeof PlaceTermInput>
export const MergeTermInput = TermInput.extend({ into: termId.min(1, 'choose-one') })
export type MergeTermInput = z.output<typeof MergeTermInput>
