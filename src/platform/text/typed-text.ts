import { textWidth } from './text-width.ts'

/** What may be typed into a field. */
export type Typing = {
  /** Only these stay; without it all do. */
  only?: readonly TypedKind[]
  /** These go. */
  never?: readonly TypedKind[]
  /** What is beyond is cut off, by width: a Chinese character or an emoji counts 2. */
  widest?: number
  upper?: boolean
  /** Blanks at the beginning go. */
  noLeadingBlank?: boolean
}

export type TypedKind = 'digit' | 'letter' | 'chinese' | 'emoji' | 'blank' | 'symbol'

/** Names of people: no pictures, and nothing before them. */
export const NAME: Typing = { never: ['emoji'], noLeadingBlank: true }
/** Telephone numbers are written with blanks, hyphens, brackets and a plus. */
export const PHONE: Typing = { never: ['letter', 'chinese', 'emoji'] }
/** Numbers of orders, articles and postal codes abroad. */
export const CODE: Typing = { never: ['chinese', 'emoji'], upper: true, noLeadingBlank: true }

/** The first that fits. Digits of keyboards for Chinese are as wide as characters and mean the same. */
const KINDS: readonly [TypedKind, RegExp][] = [
  ['emoji', /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u],
  ['blank', /^\s/u],
  ['digit', /^\p{Nd}/u],
  ['chinese', /^[\p{Script=Han}\u3000-\u303f]/u],
  ['letter', /^\p{L}/u],
]

export const kindOf = (character: string): TypedKind => KINDS.find(([, is]) => is.test(character))?.[0] ?? 'symbol'

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What of a text a field keeps. Doing it twice changes nothing more. */
export function keepTyped(
  text: string,
  { only, never, widest = Infinity, upper = false, noLeadingBlank = false }: Typing,
): string {
  let kept = ''
  let width = 0
  for (const { segment } of characters.segment(text)) {
    const kind = kindOf(segment)
    if ((only && !only.includes(kind)) || never?.includes(kind) || (noLeadingBlank && kind === 'blank' && kept === '')) continue
    const narrow = kind === 'digit' || (upper && kind === 'letter') ? segment.normalize('NFKC') : segment
    const next = upper ? narrow.toUpperCase() : narrow
    width += textWidth(next)
    if (width > widest) break
    kept += next
  }
  return kept
}
