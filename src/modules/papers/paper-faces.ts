import type { Font } from 'fontkit'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fontkit } from '#platform/libraries/late-libraries.server.ts'

/** The house's two faces, one with every other European letter, and one with every Chinese character. */
export type Family = 'serif' | 'sans' | 'letters' | 'chinese'

const require = createRequire(import.meta.url)
const packed = (latin: string, parts: readonly string[]): string[] => [
  latin,
  ...parts.map((part) => latin.replace(/-latin-(?=400-normal\.woff$)/, `-${part}-`)),
]

/** Each is several files: a part of the letters in each. */
const FILES: Record<Family, () => string[]> = {
  serif: () => packed(require.resolve('@fontsource/bodoni-moda/files/bodoni-moda-latin-400-normal.woff'), ['latin-ext']),
  sans: () => packed(require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'), ['latin-ext']),
  letters: () =>
    packed(require.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'), [
      'latin-ext',
      'vietnamese',
      'greek',
      'greek-ext',
      'cyrillic',
      'cyrillic-ext',
    ]),
  // What it is and how it was made stands beside it.
  chinese: () => [join(import.meta.dirname, '../../../content/fonts/noto-sans-cjk-hk.otf')],
}

type Face = { path: string; has: ReadonlySet<number> }
const opened = new Map<Family, Face[]>()

function facesOf(family: Family): Face[] {
  let faces = opened.get(family)
  if (!faces) opened.set(family, (faces = FILES[family]().map((path) => ({ path, has: lettersIn(path) }))))
  return faces
}

/** None of these is a collection of several fonts. */
const lettersIn = (path: string): ReadonlySet<number> => new Set((fontkit().openSync(path) as Font).characterSet)

const whole = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** What papers do not draw: marks nobody sees. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

export type Run = { path: string; text: string }

/** A word in one family, the first that has all of it; what none has is drawn as the last of them draws it, as a box. */
export function runsOf(word: string, families: readonly Family[]): Run[] {
  const letters = [...whole.segment(word.replace(UNSEEN, ''))].map(({ segment }) => segment)
  const inOne = families
    .map((family) => letters.map((letter) => faceFor(letter, [family])))
    .find((faces) => faces.every((face) => face !== undefined))
  const last = facesOf('chinese')[0]
  const runs: Run[] = []
  for (const [at, letter] of letters.entries()) {
    const path = (inOne?.[at] ?? faceFor(letter, families) ?? last)?.path ?? ''
    const before = runs.at(-1)
    if (before?.path === path) before.text += letter
    else runs.push({ path, text: letter })
  }
  return runs
}

const faceFor = (letter: string, families: readonly Family[]): Face | undefined =>
  families.flatMap(facesOf).find(({ has }) => [...letter].every((one) => has.has(one.codePointAt(0) ?? 0)))

export const ALL: readonly Family[] = ['sans', 'letters', 'chinese']
