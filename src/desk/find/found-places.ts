import type { Language } from '#language/languages.ts'

/** A page, in both languages, as whoever looks for it may call it. */
export type Place = { path: string; name: Record<Language, string> }
export type FoundRow<Kind extends string = string> = { id: string; kind: Kind; name: string; note: string; path: string }
/** What a word finds, and whether some of it is still looked for, or cannot be. */
export type Finding = { found: FoundRow[]; isLooking: boolean; isAway: boolean }

const MOST_PLACES = 6

const foldWord = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()

/** Places whose name in either language holds the word; those that begin with it first. All of them for no word. */
export function findPlaces<Kind extends string>(
  kind: Kind,
  places: readonly Place[],
  typed: string,
  language: Language,
): FoundRow<Kind>[] {
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
