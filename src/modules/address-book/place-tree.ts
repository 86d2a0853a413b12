import { placesIn } from '#language/buying/place-groups.ts'
import { territories, territoryNames } from '#language/buying/territories.ts'
import type { Language } from '#language/languages.ts'
import type { PlacesBelowWire, PlaceTreeWire, PlaceWire } from './address-book.contract.ts'

const trees = new Map<Language, PlaceTreeWire>()

/** Every place an address can lie in: Hong Kong by region and district, elsewhere by province or city, abroad by country. */
export function placeTree(language: Language): PlaceTreeWire {
  const kept = trees.get(language) ?? growTree(language)
  trees.set(language, kept)
  return kept
}

const growTree = (language: Language): PlaceTreeWire =>
  territories.map((territory) => {
    const groups = placesIn(territory).map((group) => ({
      id: group.code,
      name: group[language],
      children: group.places.map((place) => ({ id: place.code, name: place[language], children: [] })),
    }))
    const [only] = groups
    // A heading alone says nothing that the territory does not.
    const children = groups.length === 1 && only ? only.children : groups
    return { id: territory, name: territoryNames[territory][language], children }
  })

/** The places right below one; nothing below what is unknown. */
export function placesBelow(language: Language, { id, name }: { id: 1 | string; name: string }): PlacesBelowWire {
  const tree = placeTree(language)
  const wanted = name.toLocaleLowerCase('en')
  return (id === 1 || id === '1' ? tree : (findPlace(tree, id)?.children ?? []))
    .filter((place) => place.name.toLocaleLowerCase('en').includes(wanted))
    .map((place) => ({ id: place.id, name: place.name, hasChildren: place.children.length > 0 }))
}

function findPlace(places: readonly PlaceWire[], id: string): PlaceWire | undefined {
  for (const place of places) {
    const found = place.id === id ? place : findPlace(place.children, id)
    if (found) return found
  }
  return undefined
}
