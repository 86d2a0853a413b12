import type { Language } from '#language/languages.ts'
import type { FoundThing } from '#modules/finder/finder.contract.ts'
import type { May } from '#screens/admin/session/session.ts'
import { foldWord } from '#modules/finder/finder.rules.ts'

/** A place of the back office, in both languages, as whoever looks for it may call it. */
export type Place = { path: string; name: Record<Language, string> }
type FoundKind = FoundThing['kind'] | 'room' | 'setting'
export type Found = { id: string; kind: FoundKind; name: string; note: string; path: string }

const MOST_PLACES = 6

/** Places whose name in either language holds the word; those that begin with it first. All of them for no word. */
export function findPlaces(kind: 'room' | 'setting', places: readonly Place[], typed: string, language: Language): Found[] {
  const word = foldWord(typed)
  const rankOf = ({ name }: Place): number => {
    const names = [name[language], name.en, name.zh].map(foldWord)
    return names.some((one) => one.startsWith(word)) ? 0 : names.some((one) => one.includes(word)) ? 1 : 2
  }
  return places
    .map((place) => ({ place, rank: rankOf(place) }))
    .filter(({ rank }) => rank < 2)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, word === '' ? places.length : MOST_PLACES)
    .map(({ place }) => ({
      id: `${kind} ${place.path} ${place.name.en}`,
      kind,
      name: place.name[language],
      note: '',
      path: place.path,
    }))
}

const paths: Record<FoundThing['kind'], (thing: FoundThing, may: May) => string> = {
  order: ({ id }) => `/admin/orders/${id}`,
  product: ({ id }) => `/admin/products/${id}`,
  // Who may not keep brands is led to their pieces.
  brand: ({ id, name }, may) =>
    may('keep-shelves') ? `/admin/brands/${encodeURIComponent(id)}` : `/admin/products?word=${encodeURIComponent(name)}`,
  member: ({ id }) => `/admin/members/${id}`,
}

export const asFound = (thing: FoundThing, may: May): Found => ({
  ...thing,
  id: `${thing.kind} ${thing.id}`,
  path: paths[thing.kind](thing, may),
})
