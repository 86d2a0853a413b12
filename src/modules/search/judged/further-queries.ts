import { furtherChinese } from './further-chinese.ts'
import { furtherEnglish } from './further-english.ts'

/** Queries written before their words were looked for in the vocabulary: what they missed was mended by its kind. */
export const furtherQueries = [...furtherEnglish, ...furtherChinese]
