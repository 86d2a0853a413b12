import { withNames } from './house.ts'

/** Puts words into the gaps of a text, such as {number}, and the shop's names into theirs; a gap nobody has a word for stays empty. */
export const fillWords = (text: string, words: Readonly<Record<string, string>>): string =>
  // The shop's names first: what people have typed is not read for gaps.
  withNames(text).replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
