import type { Language } from '#language/languages.ts'

type Courier = Record<Language, string> & { tracking?: (number: string, language: Language) => string }

/** As the couriers write Traditional Chinese in their own addresses. */
const inTheirWords = (language: Language): string => (language === 'zh' ? 'tc' : 'en')

/** Who carries a parcel, and where a parcel of theirs is followed. An order keeps the English name; anything else was typed by hand. */
export const couriers: readonly Courier[] = [
  {
    en: 'SF Express',
    zh: '順豐速運',
    tracking: (number, language) =>
      `https://htm.sf-express.com/hk/${inTheirWords(language)}/dynamic_function/waybill/#search/bill-number/${number}`,
  },
  {
    en: 'Hongkong Post',
    zh: '香港郵政',
    tracking: (number, language) =>
      `https://www.hongkongpost.hk/${inTheirWords(language)}/mail_tracking/index.html?trackcode=${number}`,
  },
  { en: 'Kerry Express', zh: '嘉里快遞', tracking: (number) => `https://hk.kerryexpress.com/track?track=${number}` },
  {
    en: 'DHL Express',
    zh: 'DHL速遞',
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
