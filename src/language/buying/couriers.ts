import type { Language } from '#language/languages.ts'

/** `number`: how their numbers look; left out: they have none. */
type Courier = Record<Language, string> & { number?: RegExp; tracking?: (number: string, language: Language) => string }

/** As the couriers write Traditional Chinese in their own addresses. */
const inTheirWords = (language: Language): string => (language === 'zh' ? 'tc' : 'en')

/** Who carries a parcel, and where a parcel of theirs is followed. An order keeps the English name; anything else was typed by hand. */
export const couriers: readonly Courier[] = [
  {
    en: 'SF Express',
    zh: '順豐速運',
    number: /^(SF\d{13}|\d{12})$/,
    tracking: (number, language) =>
      `https://htm.sf-express.com/hk/${inTheirWords(language)}/dynamic_function/waybill/#search/bill-number/${number}`,
  },
  {
    en: 'Hongkong Post',
    zh: '香港郵政',
    number: /^[A-Z]{2}\d{9}HK$/,
    tracking: (number, language) =>
      `https://www.hongkongpost.hk/${inTheirWords(language)}/mail_tracking/index.html?trackcode=${number}`,
  },
  {
    en: 'Kerry Express',
    zh: '嘉里快遞',
    number: /^[A-Z0-9]{8,16}$/,
    tracking: (number) => `https://hk.kerryexpress.com/track?track=${number}`,
  },
  {
    en: 'DHL Express',
    zh: 'DHL速遞',
    number: /^(\d{10,11}|JD\d{16,20})$/,
    tracking: (number, language) => `https://www.dhl.com/hk-${language}/home/tracking.html?tracking-id=${number}`,
  },
  { en: 'Own delivery', zh: '專人送貨' },
]

const courierOf = (kept: string): Courier | undefined => couriers.find((courier) => courier.en === kept)

export const courierName = (kept: string, language: Language): string => courierOf(kept)?.[language] ?? kept

/** The courier's own page about this parcel; undefined for couriers without one. */
export const trackingAddress = (kept: string, number: string, language: Language): string | undefined =>
  courierOf(kept)?.tracking?.(encodeURIComponent(number.trim()), language)

/** Whether an address leads to a courier. */
export const isCourierAddress = (address: string): boolean =>
  URL.canParse(address) && couriers.some(({ tracking }) => tracking && new URL(tracking('', 'en')).host === new URL(address).host)

/** Parcels of our own people have no number. */
export const needsNumber = (kept: string): boolean => courierOf(kept)?.number !== undefined

/** A number as couriers write it. */
export const plainNumber = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** Whether a number, as it is scanned, can be one of this courier's; those of the posts check themselves (UPU S10). */
export function fitsCourier(kept: string, number: string): boolean {
  const pattern = courierOf(kept)?.number
  if (!pattern) return true
  return pattern.test(number) && (!/^[A-Z]{2}\d{9}[A-Z]{2}$/.test(number) || hasCheckDigit(number))
}

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

function hasCheckDigit(number: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(number[at + 2]), 0)
  const digit = 11 - (sum % 11)
  return Number(number[10]) === (digit === 10 ? 0 : digit === 11 ? 5 : digit)
}
