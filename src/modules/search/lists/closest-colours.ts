import type { QueryRead } from '#modules/search/search-engine.ts'
import type { SearchWire } from '#modules/search/search.contract.ts'

type ReadWord = QueryRead['words'][number]

/** Of more colours none is what is shown. */
const MOST_COLOURS = 3
/** Beside a kind of thing these go on to be true of it in another colour. */
const STAY = new Set<ReadWord['role']>(['kind', 'brand', 'material', 'pattern', 'cut', 'side'])
const BESIDE_CHINESE = /(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu

/** A kind of thing that is not there in the colour asked for: in which colours the list shows it. Null when it is not as simple. */
export function closestOf(
  words: readonly ReadWord[],
  colours: SearchWire['filters']['colour'],
  dropped: readonly string[],
): SearchWire['closest'] {
  const [asked, ...more] = words.filter(({ text }) => dropped.includes(text))
  const held = words.filter((word) => word !== asked)
  const kinds = held.filter(({ role }) => role === 'kind')
  if (asked?.role !== 'colour' || dropped.length !== 1 || more.length > 0) return null
  if (kinds.length !== 1 || !held.every(({ role }) => STAY.has(role))) return null
  const listed = colours.filter(({ num }) => num > 0).toSorted((one, other) => other.num - one.num)
  const near = listed.filter(({ value }) => asked.shades.includes(value))
  const shown = near.length > 0 ? near : listed
  if (shown.length === 0 || shown.length > MOST_COLOURS) return null
  const thing = [...held.filter(({ role }) => role !== 'kind'), ...kinds].map(({ text }) => text).join(' ')
  return { asked: asked.text, thing: thing.replace(BESIDE_CHINESE, ''), colours: shown.map(({ name }) => name) }
}
