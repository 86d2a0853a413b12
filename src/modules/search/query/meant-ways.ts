import type { Entry, Target } from '#modules/search/vocabulary/entries.ts'
import { HEAD, WHOLE } from '#modules/search/words/product-tokens.ts'
import { bigramsOf } from '#modules/search/words/tokenizer.ts'
import type { Piece } from './read-query.ts'
import type { Way, Words } from './query-ways.ts'

/** What is nearest counts most. */
const TIERS = [
  { score: 60, quality: 'whole' },
  { score: 42, quality: 'synonym' },
  { score: 26, quality: 'part' },
] as const
/** The words themselves at the end of a title. */
const LITERAL = 12
const WIDER = [20, 12, 6]
const MOST_WAYS = 240

/** What the vocabulary says of a word as ways to meet it. `literal`: the words themselves, for a kind of which the tree knows nothing. */
export function meantWays(
  entries: readonly Entry[],
  piece: Pick<Piece, 'units' | 'key'>,
  words: Words,
): { ways: Way[]; wider: Way[]; literal: Way[] } {
  const ways = entries.flatMap(({ tiers }) =>
    tiers.flatMap((targets, at) => targets.flatMap((target) => waysOf(target, TIERS[Math.min(at, TIERS.length - 1)]!, words))),
  )
  const literal = entries.some(({ role }) => role === 'kind' || role === 'pattern' || role === 'cut') ? literalWays(piece) : []
  const isMet = ways.some(({ tokens }) => tokens.every(words.has))
  return {
    ways: (isMet ? [...ways, ...literal] : ways).slice(0, MOST_WAYS),
    wider: entries.flatMap(({ wider }) =>
      wider.flatMap((targets, at) =>
        targets.flatMap((target) => waysOf(target, { score: WIDER[Math.min(at, WIDER.length - 1)]!, quality: 'part' }, words)),
      ),
    ),
    literal: literal.map((way) => ({ ...way, score: TIERS[0].score })),
  }
}

function waysOf(target: Target, { score, quality }: Pick<Way, 'score' | 'quality'>, { names, has }: Words): Way[] {
  const place = target.every(({ on }) => on === 'term' || on === 'head') ? 'title' : 'name'
  const each = target.map((condition) => names.tokensFor(condition).filter(has))
  const all = each.reduce<string[][]>((sets, tokens) => sets.flatMap((set) => tokens.map((token) => [...set, token])), [[]])
  return all.map((tokens) => ({ tokens, score, place, quality }))
}

/** A title that ends with the words. */
function literalWays({ units, key }: Pick<Piece, 'units' | 'key'>): Way[] {
  const isHan = units.every((unit) => unit.isHan)
  if (isHan && units.length < 2) return []
  const keys = units.map((unit) => unit.key)
  const last = HEAD + (keys.at(-1) ?? '')
  const marked = isHan ? [[HEAD + key], [WHOLE + key]] : [[HEAD + key], [...keys.slice(0, -1), last]]
  const ways = marked.map((tokens): Way => ({ tokens, score: LITERAL, place: 'title', quality: 'part' }))
  // Chinese titles are cut by a dictionary, which may cut a word in two.
  return isHan ? [...ways, { tokens: [...bigramsOf(key), last], score: 1, place: 'title', quality: 'part' }] : ways
}
