import { z } from 'zod'
import { synonymKey } from './words/synonyms.ts'

const MOST_WORDS = 20
const LONGEST_WORD = 40

/** Back office: which words search takes for one another. */
export const SynonymGroupsInput = z.object({
  word: z.string().max(80).default(''),
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type SynonymGroupsInput = z.input<typeof SynonymGroupsInput>
export const SynonymGroupWire = z.object({
  groupId: z.string(),
  version: z.number(),
  words: z.array(z.string()),
  /** The first word finds the others, and none of them finds it. */
  oneWay: z.boolean(),
  changedBy: z.string(),
  changeTime: z.string(),
})
export type SynonymGroupWire = z.output<typeof SynonymGroupWire>
export const SynonymGroupsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(SynonymGroupWire),
})
export type SynonymGroupsWire = z.output<typeof SynonymGroupsWire>

/** Each word once, however it is spelt. */
const eachOnce = (words: string[]): string[] => [
  ...new Map(words.filter((word) => synonymKey(word) !== '').map((word) => [synonymKey(word), word])).values(),
]

export const SaveSynonymsInput = z.object({
  /** Empty: a new group. */
  groupId: z.union([z.literal(''), z.uuid()]),
  /** 0: new. Whoever saves names the version they have seen. */
  version: z.int32().min(0),
  words: z
    .array(z.string().max(1_000))
    .max(1_000)
    .refine((words) => words.length <= MOST_WORDS && words.every((word) => word.length <= LONGEST_WORD), 'synonyms-many')
    .transform(eachOnce)
    .refine((words) => words.length >= 2, 'synonyms-few'),
  oneWay: z.boolean(),
})
export type SaveSynonymsInput = z.output<typeof SaveSynonymsInput>

export const RemoveSynonymsInput = z.object({ groupId: z.uuid(), version: z.int32() })
export type RemoveSynonymsInput = z.output<typeof RemoveSynonymsInput>

/** Back office: why the first pieces stand where they stand. */
export const ExplainInput = z.object({ keyword: z.string().trim().min(1, 'required').max(100) })
export type ExplainInput = z.input<typeof ExplainInput>
const MetWire = z.object({
  word: z.string(),
  /** Where the word was met, through which tokens, how well, and what that counts; nothing for a word that was left out. */
  met: z.array(
    z.object({
      place: z.enum(['title', 'name']),
      through: z.string(),
      quality: z.enum(['whole', 'synonym', 'part', 'typo']),
      score: z.number(),
    }),
  ),
})
export const ExplainWire = z.object({
  total: z.number(),
  leftOut: z.array(z.string()),
  list: z.array(
    z.object({
      spuCode: z.string(),
      title: z.string(),
      words: z.array(MetWire),
      score: z.number(),
      soldOut: z.boolean(),
      /** Lower comes first among pieces of one score. */
      recommendedKey: z.number(),
    }),
  ),
})
export type ExplainWire = z.output<typeof ExplainWire>
