/** A store or an office where orders are collected: “name: address”. */
export type HousePlace = { code: string; en: string; zh: string }
/** From one day of the week to another (1 is Monday), opened and closed at a time of Hong Kong. */
export type HouseHours = { first: number; last: number; from: string; to: string }

/** What the shop is called and where it is: what words about it say, on pages, papers, in mails and messages. */
export type House = {
  name: { en: string; zh: string }
  /** As it stands at the head of pages and papers. */
  mark: string
  tagline: { en: string; zh: string }
  /** A picture instead of the wordmark; null while there is none. */
  logo: { hash: string; width: number; height: number } | null
  places: readonly HousePlace[]
  hours: readonly HouseHours[]
}

/** The demo's own; what a process says that has read no settings yet. */
export const HOUSE_OF_THE_DEMO: House = {
  name: { en: 'praya', zh: 'praya' },
  mark: 'PRAYA',
  tagline: { en: 'Luxury Fashion and Beauty Platform', zh: '時裝、美容及名牌精品' },
  logo: null,
  places: [
    {
      code: 'central-store',
      en: 'Praya Central store: 1/F, 18 Pedder Street, Central',
      zh: '中環店：中環畢打街18號1樓',
    },
    {
      code: 'kwun-tong-office',
      en: 'Praya office: 12/F, 388 Kwun Tong Road, Kwun Tong',
      zh: '辦公室：觀塘觀塘道388號12樓',
    },
  ],
  hours: [
    { first: 1, last: 5, from: '09:00', to: '18:00' },
    { first: 6, last: 6, from: '09:00', to: '12:00' },
  ],
}

/** A page brings along what it was drawn with. */
const sent = (): House | undefined => {
  const json = typeof document === 'undefined' ? undefined : document.documentElement.dataset.house
  return json ? (JSON.parse(json) as House) : undefined
}

let current: House | undefined

/** One process is one shop: what it is called is said once, and again whenever the settings have changed. */
export function sayHouse(house: House): void {
  current = house
}

export const house = (): House => (current ??= sent() ?? HOUSE_OF_THE_DEMO)

/** Puts the shop's own names into the gaps that words leave for them; every other gap stays as it is. */
export function withNames(words: string): string {
  if (!words.includes('{')) return words
  const { name, mark, tagline } = house()
  return (
    words
      .replace(/\{(shop|店名|mark|tagline|標語)\}/g, (_, gap: string) => {
        if (gap === 'mark') return mark
        if (gap === 'shop' || gap === '店名') return gap === 'shop' ? name.en : name.zh
        return gap === 'tagline' ? tagline.en : tagline.zh
      })
      // A shop that has not said what it is has a title all the same.
      .replace(/ \| $/, '')
  )
}

/** For names of files: small letters and digits, with hyphens between. */
export const houseSlug = (): string =>
  house()
    .mark.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'shop'
