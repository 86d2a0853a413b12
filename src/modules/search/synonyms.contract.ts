import { z } from 'zod'
import { UNDERSTOOD } from './search.contract.ts'
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
  /** Words that nothing is exactly: what comes near them was met instead. */
  near: z.array(z.string()),
  corrected: z.array(z.object({ from: z.string(), to: z.string() })),
  /** What parts of the words were read as: filters and kinds of words. */
  understood: z.array(z.object({ kind: z.enum(UNDERSTOOD), text: z.string() })),
  notSold: z.array(z.string()),
  list: z.array(
    z.object({
      spuCode: z.string(),
      title: z.string(),
      words: z.array(MetWire),
      /** What shoppers chose after this query gives, of the score. */
      learned: z.number(),
      score: z.number(),
      soldOut: z.boolean(),
      /** Lower comes first among pieces of one score: how old a piece is, less what other factors give it, in days. */
      recommendedKey: z.number(),
      daysOld: z.number(),
      popularDays: z.number(),
      plentyDays: z.number(),
    }),
  ),
})
export type ExplainWire = z.output<typeof ExplainWire>

/** Back office: what would become of the sets of queries if a group of words were saved. Named by none: a new one. */
export const TryWordsInput = SaveSynonymsInput.omit({ version: true })
export type TryWordsInput = z.output<typeof TryWordsInput>
export const TryWordsWire = z.object({
  sets: z.array(
    z.object({
      /** Queries of shoppers who never saw our words, and those search was first made for. */
      name: z.enum(['shoppers', 'others', 'tuned']),
      num: z.number(),
      /** How many of the first five pieces of each query are right, all together. */
      before: z.number(),
      after: z.number(),
      /** Queries that find something else: the worse ones first. */
      changed: z.array(
        z.object({ query: z.string(), before: z.number(), after: z.number(), first: z.string(), firstAfter: z.string() }),
      ),
    }),
  ),
})
export type TryWordsWire = z.output<typeof TryWordsWire>

/** Back office: what shoppers typed of which something was not found, those typed most often first. */
export const MissedSearchesInput = z.object({ language: z.enum(['', 'en', 'zh']).default('') })
export type MissedSearchesInput = z.input<typeof MissedSearchesInput>
export const MissedSearchesWire = z.object({
  days: z.number(),
  list: z.array(
    z.object({
      language: z.enum(['en', 'zh']),
      query: z.string(),
      /** How many times it was typed, of one visitor once in half an hour. */
      num: z.number(),
      /** As it is now: how many pieces it finds, the words left out of it, and the first of what is shown. */
      total: z.number(),
      missing: z.array(z.string()),
      shown: z.array(z.string()),
      /** The nearest word that finds something, or ''. */
      nearest: z.string(),
    }),
  ),
})
export type MissedSearchesWire = z.output<typeof MissedSearchesWire>
