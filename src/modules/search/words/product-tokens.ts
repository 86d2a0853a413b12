import type { ProductRow } from '#modules/search/product-row.ts'
import { titleWords } from './chinese-words.ts'
import { bigramsOf, isChinese, runsOfTitle, segment, stem } from './tokenizer.ts'

/** Marks a known Chinese word that stands whole in a title, and the word a title ends with: what the piece is. */
export const WHOLE = '='
export const HEAD = '>'

/**
 * What a product is found by: the terms of its titles, and one token for each thing it refers to. It follows from the row
 * alone, so that every process and every engine has the same.
 */
export function tokensOf(row: ProductRow): string[] {
  const parts = [row.titleEn, row.titleZh].flatMap((title) => partsOfTitle(title).flatMap(termsOfPart))
  return [...new Set([...parts, ...thingsOf(row)])]
}

/** Terms have letters, digits and the two marks alone; tokens of things have a colon. */
export const isTerm = (token: string): boolean => !token.includes(':')

type Colour = ProductRow['colours'][number]
export const brandToken = (code: string): string => `brand:${code}`
export const genderToken = (gender: string): string => `gender:${gender}`
export const COLOUR_TOKEN = 'colour:'
export const colourToken = ({ id, nameEn, nameZh }: Pick<Colour, 'id' | 'nameEn' | 'nameZh'>): string =>
  `${COLOUR_TOKEN}${id}|${nameEn}|${nameZh}`
export const wordToken = (word: string): string => `word:${word}`
/** Of a category a product stands in: that one, and all above it. */
export function categoryTokens(path: string): string[] {
  const tokens = [`kind:${path}`]
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) tokens.push(`in:${path.slice(0, end)}`)
  return tokens
}

const thingsOf = (row: ProductRow): string[] => [
  brandToken(row.brandCode),
  genderToken(row.gender),
  ...row.colours.map(colourToken),
  ...row.words.map(wordToken),
  ...row.categories.flatMap(categoryTokens),
]

/** The runs of a title, the last one once more under a mark: titles are made of the same few again and again. */
function partsOfTitle(title: string): string[] {
  const { runs, compounds } = runsOfTitle(title)
  const last = runs.at(-1)
  return last === undefined ? [] : [...runs, ...compounds, HEAD + last]
}

export function termsOfPart(part: string): string[] {
  if (part.startsWith(HEAD)) return headsOf(part.slice(HEAD.length))
  if (!isChinese(part)) return [stem(part)]
  const whole = segment(part, titleWords).filter(titleWords.has)
  return [...part, ...bigramsOf(part), ...whole.map((word) => WHOLE + word)]
}

function headsOf(run: string): string[] {
  if (!isChinese(run)) return [HEAD + stem(run)]
  const last = segment(run, titleWords).at(-1) ?? ''
  return [HEAD + [...run].at(-1), ...(titleWords.has(last) ? [HEAD + last] : [])]
}
