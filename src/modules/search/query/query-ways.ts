import type { LatinVocabulary } from '#modules/search/index/latin-vocabulary.ts'
import type { SearchableNames } from '#modules/search/words/searchable-names.ts'
import type { Synonyms } from '#modules/search/words/synonyms.ts'
import type { Role } from '#modules/search/vocabulary/entries.ts'
import type { Meanings } from '#modules/search/vocabulary/meanings.ts'

/** How much a word of a title counts, and the word a title ends with. */
export const TITLE = 6
export const TITLE_HEAD = 10
/** How well a word was met; the place it was met in multiplies it. */
export const QUALITY = { whole: 4, synonym: 3, part: 2, typo: 1 } as const
export type Quality = keyof typeof QUALITY

/** One way to meet a word: a product that holds all the tokens. A word scores its best way in the title and its best in the names. */
export type Way = { tokens: readonly string[]; score: number; place: 'title' | 'name'; quality: Quality }
/** `wider`: how else it may be met where no product meets all the words. */
export type PlannedWord = { word: string; ways: Way[]; wider?: Way[]; role?: Role | 'brand' }

/** What a query is read with. */
export type Words = {
  names: SearchableNames
  synonyms: Synonyms
  vocabulary: LatinVocabulary
  meanings: Meanings
  /** Whether any product holds the token. */
  has: (token: string) => boolean
}
