import { stem } from '#modules/search/words/tokenizer.ts'

/** What a word of the vocabulary says of a piece. */
const ROLES = ['kind', 'house', 'colour', 'material', 'pattern', 'cut', 'side', 'time', 'gift', 'trend', 'filler'] as const
export type Role = (typeof ROLES)[number]

/**
 * One condition on a piece: it stands in one of these categories (a path, or the last part of one), has one of these words in its
 * title (or as the last word of it), one of these colours or materials, or is for one of these sides.
 */
export type Condition = { on: 'place' | 'term' | 'head' | 'colour' | 'shade' | 'material' | 'side' | 'brand'; names: string[] }
/** All conditions hold. */
export type Target = Condition[]
/**
 * Words for one thing. `tiers`: what they find, the nearest first. `wider`: what stands for it where nothing of that is sold: a wider
 * kind, or one that is related. It never takes the place of what is there, so that a word may widen and never flips.
 */
export type Entry = { role: Role; tiers: Target[][]; wider: Target[][]; words: string[] }

const SIGNS: Record<string, Condition['on']> = { '.': 'term', '>': 'head' }
const NAMED: Record<string, Condition['on']> = { c: 'colour', s: 'shade', m: 'material', g: 'side' }

function readCondition(text: string): Condition {
  const on = SIGNS[text[0] ?? '']
  if (on) return { on, names: text.split(',').map((name) => stem(name.replace(/^[.>]/, ''))) }
  const named = /^([csmg]):(.+)$/.exec(text)
  return named ? { on: NAMED[named[1]!]!, names: named[2]!.split(',') } : { on: 'place', names: text.split(',') }
}

const readTargets = (text: string): Target[] =>
  text
    .trim()
    .split(/\s+/)
    .filter((target) => target !== '')
    .map((target) => target.split('+').map(readCondition))

/**
 * Lines of `what is meant | word, word, …`. What is meant: targets with spaces between them, of which one must hold; `;` before those
 * that are less near, `~` before what is shown where none of that is sold (and `;` there, too). In a target `+` joins conditions and `,` alternatives: a
 * category as it is, `.word` of an English title, `>word` at its end, `c:` colour, `s:` part of a shade's name, `m:` material, `g:` side.
 */
export function readEntries(role: Role, lines: string): Entry[] {
  return lines.split('\n').flatMap((line) => {
    const [meant = '', words] = line.split('|')
    if (words === undefined) return []
    const [same = '', wider = ''] = meant.split('~')
    const tiers = same.split(';').map(readTargets)
    return [{ role, tiers, wider: wider.split(';').map(readTargets), words: words.split(',').map((word) => word.trim()) }]
  })
}
