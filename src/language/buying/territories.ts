/** Where an address can lie. Labels say country or region: most of these are not countries. */
export const territories = ['HK', 'MO', 'CN', 'TW', 'ABROAD'] as const
export type Territory = (typeof territories)[number]

/** Delivered to for nothing, without postal codes, and by district. */
export const isLocal = (territory: Territory): territory is 'HK' | 'MO' => territory === 'HK' || territory === 'MO'

/** As on a parcel. */
export const territoryNames: Record<Territory, { en: string; zh: string }> = {
  HK: { en: 'Hong Kong', zh: '香港' },
  MO: { en: 'Macau', zh: '澳門' },
  CN: { en: 'Mainland China', zh: '中國內地' },
  TW: { en: 'Taiwan', zh: '台灣' },
  ABROAD: { en: 'Abroad', zh: '海外' },
}

/** Where something goes, as zones of delivery name it: a territory of ours, or a country by its two letters. */
export const destinationOf = (territory: Territory, placeCode: string): string => (territory === 'ABROAD' ? placeCode : territory)

/** The other way round; a territory says nothing of the place in it. */
export function territoryAt(destination: string): Territory {
  return territories.find((territory) => territory === destination) ?? 'ABROAD'
}

/** The codes that go before a telephone number here and next door. */
export const nearAreaNumbers = { HK: '+852', MO: '+853', CN: '+86', TW: '+886' } as const
