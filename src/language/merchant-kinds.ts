import { withNames } from './house.ts'
import type { Language } from './languages.ts'

const names: Record<string, { en: string; zh: string }> = {
  platform: { en: 'Our own stock', zh: '{mark}直售' },
  individual: { en: 'Individual seller', zh: '個人賣家' },
  company: { en: 'Company', zh: '公司商戶' },
  'genuine-store': { en: 'Genuine-goods store', zh: '正品專門店' },
  brand: { en: 'Brand company', zh: '品牌公司' },
  'global-buyer': { en: 'Global buyer', zh: '環球買手' },
  influencer: { en: 'Influencer', zh: 'KOL' },
}

/** A kind of merchant in the visitor's language. */
export const merchantKindName = (kind: string, language: Language): string => withNames(names[kind]?.[language] ?? kind)
