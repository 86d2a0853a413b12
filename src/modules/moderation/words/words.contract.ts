import { z } from 'zod'
import { houseRuleNames } from '../queue/cases.rules.ts'
import { wordEffects, wordLanguages } from './word-names.rules.ts'

const LONGEST_WORD = 60

export const ListedWordsInput = z.object({
  word: z.string().trim().max(LONGEST_WORD).default(''),
  language: z.enum(['', ...wordLanguages]).default(''),
  pageNum: z.number().int().min(1).max(10_000).default(1),
})
export type ListedWordsInput = z.input<typeof ListedWordsInput>
const severity = z.union([z.literal(1), z.literal(2), z.literal(3)])
const ListedWordWire = z.object({
  wordId: z.string(),
  word: z.string(),
  language: z.enum(wordLanguages),
  severity,
  follows: z.enum(wordEffects),
  rule: z.enum(houseRuleNames),
  isWhole: z.boolean(),
  namesOnly: z.boolean(),
  /** Beside the list that is in force: comes with the draft, or leaves with it. */
  change: z.enum(['', 'added', 'removed']),
})
export type ListedWordWire = z.output<typeof ListedWordWire>
const TriedTextWire = z.object({ text: z.string(), words: z.array(z.string()) })
/** What a draft would do otherwise than the list in force. */
export const TrialWire = z.object({
  /** Texts that must always pass, and do not; texts a list is there for, and that pass. */
  caught: z.array(TriedTextWire),
  missed: z.array(z.string()),
  /** Among the newest that are shown. */
  read: z.number(),
  held: z.array(TriedTextWire),
  freed: z.array(TriedTextWire),
})
export type TrialWire = z.output<typeof TrialWire>
export const ListedWordsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  live: z.number(),
  liveTime: z.string(),
  /** 0: nothing is changed. */
  draft: z.number(),
  added: z.number(),
  removed: z.number(),
  /** Of the draft as it is now; null: not tested yet. */
  trial: TrialWire.nullable(),
  list: z.array(ListedWordWire),
})
export type ListedWordsWire = z.output<typeof ListedWordsWire>

export const AddWordInput = z.object({
  word: z.string().trim().min(1, 'required').max(LONGEST_WORD, 'too-long'),
  language: z.enum(wordLanguages),
  severity,
  follows: z.enum(wordEffects),
  rule: z.enum(houseRuleNames),
  isWhole: z.boolean().default(true),
  namesOnly: z.boolean().default(false),
})
export type AddWordInput = z.output<typeof AddWordInput>
export const RemoveWordInput = z.object({ wordId: z.uuid() })
/** Names the version that was seen. */
export const DraftInput = z.object({ draft: z.int32().min(1) })
