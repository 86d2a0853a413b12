import { type AskedFilter, readFilters, withFilters } from '#modules/search/query/asked-filters.ts'
import { isSoft } from '#modules/search/query/query-plan.ts'
import type { QueryRead } from '#modules/search/search-engine.ts'
import { type SearchQuery, type SearchWire, UNDERSTOOD } from '#modules/search/search.contract.ts'
import { closestOf } from './closest-colours.ts'
import { cutOut } from '#modules/search/words/typed-words.ts'

/** How the keyword of a list was understood. */
export type Understood = Pick<SearchWire, 'corrected' | 'understood' | 'sizes' | 'notSold' | 'closest' | 'houses'>

type Kind = Understood['understood'][number]['kind']
const isShown = (role: string | undefined): role is Kind => (UNDERSTOOD as readonly (string | undefined)[]).includes(role)
const MOST_HOUSES = 4

/** In this order they are given up where nothing holds all of them. */
const GIVEN_UP: AskedFilter['kind'][] = ['new', 'sale', 'size', 'price']

/** A query as its keyword means it, and what was given up of that. `rest`: the words of what was `typed`, at their places. */
export type MeantQuery = { query: SearchQuery; givenUp: string[]; kept: AskedFilter[]; typed: string; rest: string }

/** The query as it is meant, then with ever less of what its keyword asks besides words. */
export function* meantQueries(query: SearchQuery): Generator<MeantQuery, undefined> {
  const { keyword, filters, typed, rest } = readFilters(query.keyword)
  const kinds = GIVEN_UP.filter((kind) => filters.some((filter) => filter.kind === kind))
  for (let given = 0; given <= kinds.length; given += 1) {
    const isGiven = ({ kind }: AskedFilter): boolean => kinds.indexOf(kind) < given
    const kept = filters.filter((filter) => !isGiven(filter))
    const givenUp = filters.filter(isGiven).map(({ text }) => text)
    yield { query: withFilters(query, { keyword, filters: kept }), givenUp, kept, typed, rest }
  }
  return undefined
}

type Counted = SearchWire['filters']['brand']
/** Of the list: its houses and colours, and what was left out, or of which only what comes near is there. */
export type Answered = { brands: Counted; colours: Counted; dropped: readonly string[] }

/** What the screen says of it: chips to take off, slips made good, houses that are not sold. */
export function presentUnderstood(
  { query, kept, typed }: MeantQuery,
  { words, corrected }: QueryRead,
  { brands, colours, dropped }: Answered,
): Understood {
  const isOne = words.length + kept.length < 2
  const hasKind = words.some(({ role }) => role === 'kind')
  const parts = [
    ...kept.map(({ kind, text, cut }) => ({ kind, text, cuts: [cut] })),
    ...words.flatMap(({ text, role, cuts }) => (isShown(role) && !isOne ? [{ kind: role, text, cuts }] : [])),
  ]
  const notSold = words.filter(({ isNotSold }) => isNotSold).map(({ text }) => text)
  const isHouse = words.some(({ role }) => role === 'house')
  const alike = brands.toSorted((one, other) => other.num - one.num).slice(0, MOST_HOUSES)
  return {
    corrected: [...corrected],
    understood: parts.map(({ kind, text, cuts }) => ({
      kind,
      text,
      keyword: cutOut(typed, cuts),
      soft: hasKind && isSoft(kind),
    })),
    sizes: query.size,
    notSold,
    closest: kept.length === 0 ? closestOf(words, colours, dropped) : null,
    houses: isHouse ? alike.filter(({ num }) => num > 0).map(({ value, name }) => ({ code: value, name })) : [],
  }
}
