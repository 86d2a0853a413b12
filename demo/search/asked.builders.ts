import type { JudgedQuery } from '../../src/modules/search/judged/judged-piece.ts'

/** One query a line: what was typed, which pieces are right, which of them have to be there, and whether nothing is an answer, too. */
export const askedIn =
  (language: JudgedQuery['language']) =>
  (query: string, right: JudgedQuery['right'], needed = right, mayBeEmpty = false): JudgedQuery => ({
    ...{ query, language, right, needed, mayBeEmpty },
  })
