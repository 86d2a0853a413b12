import { type PlaceGroup, placesIn } from './place-groups.ts'
import { isLocal, type Territory, territoryNames } from './territories.ts'
import type { District } from './districts.ts'
import type { Language } from '../languages.ts'

/** Where somebody is found: what an address book keeps, and an order goes to. */
export type PostalAddress = {
  firstName: string
  lastName: string
  /** With its plus sign. */
  areaNum: string
  mobile: string
  territory: Territory
  /** Code of the district in Hong Kong and Macau, of the province or city elsewhere in the region, of the country abroad. */
  provinceCode: string
  /** City and district; empty in Hong Kong and Macau. */
  city: string
  /** Empty where places have none. */
  postCode: string
  /** Flat, floor, building, street. */
  address: string
}

type Place = Pick<PostalAddress, 'territory' | 'provinceCode'>
type Placed = Place & Pick<PostalAddress, 'address'> & Partial<Pick<PostalAddress, 'city' | 'postCode'>>

function findPlace({ territory, provinceCode }: Place): { group: PlaceGroup; place: District } | undefined {
  for (const group of placesIn(territory)) {
    const place = group.places.find(({ code }) => code === provinceCode)
    if (place) return { group, place }
  }
  return undefined
}

/** District, province or country by its name. */
export const placeName = (place: Place, language: Language): string => findPlace(place)?.place[language] ?? place.provinceCode

/** The place as a parcel says it, without the receiver: small to large in English, large to small in Chinese. */
export function addressLines(placed: Placed, language: Language): string[] {
  if (!isLocal(placed.territory)) return farLines(placed, language)
  const found = findPlace(placed)
  const territory = territoryNames[placed.territory][language]
  const region = placed.territory === 'HK' ? found?.group[language] : undefined
  const area = [found?.place[language], region].filter((part) => part !== undefined)
  // 香港島 already says 香港.
  const whole = area.toReversed().join('')
  if (language === 'zh') return [whole.startsWith(territory) ? whole : territory + whole, placed.address]
  return [placed.address, [...area, territory].join(', ')]
}

function farLines({ territory, provinceCode, city = '', postCode = '', address }: Placed, language: Language): string[] {
  const place = placeName({ territory, provinceCode }, language)
  const whole = territory === 'ABROAD' ? [place] : [place, territoryNames[territory][language]]
  if (language === 'zh' && territory !== 'ABROAD') return [whole.toReversed().join('') + city, address, postCode].filter(Boolean)
  return [address, [city, postCode].filter(Boolean).join(' '), whole.join(', ')].filter(Boolean)
}
