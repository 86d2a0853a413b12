import { deliveryRegions } from '#language/buying/districts.ts'
import type { Language } from '#language/languages.ts'

/** A district by its code; empty where none is shown. */
export const placeName = (code: string, language: Language): string =>
  deliveryRegions.flatMap(({ districts }) => districts).find((district) => district.code === code)?.[language] ?? ''

/** The districts to choose from, by region. */
export const placeGroups = (language: Language) =>
  deliveryRegions.map((region) => ({
    name: region[language],
    options: region.districts.map((district) => ({ value: district.code, name: district[language] })),
  }))
