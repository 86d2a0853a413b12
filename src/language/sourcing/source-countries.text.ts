import type { Texts } from '#language/texts.ts'

/** Where global buyers buy. Keys are codes of countries. */
export const sourceCountryText = {
  FR: { en: 'France', zh: '法國' },
  IT: { en: 'Italy', zh: '意大利' },
  GB: { en: 'United Kingdom', zh: '英國' },
  ES: { en: 'Spain', zh: '西班牙' },
  DE: { en: 'Germany', zh: '德國' },
  CH: { en: 'Switzerland', zh: '瑞士' },
  NL: { en: 'The Netherlands', zh: '荷蘭' },
  BE: { en: 'Belgium', zh: '比利時' },
  US: { en: 'United States', zh: '美國' },
  CA: { en: 'Canada', zh: '加拿大' },
  JP: { en: 'Japan', zh: '日本' },
  KR: { en: 'South Korea', zh: '南韓' },
  TW: { en: 'Taiwan', zh: '台灣' },
  SG: { en: 'Singapore', zh: '新加坡' },
  TH: { en: 'Thailand', zh: '泰國' },
  AE: { en: 'United Arab Emirates', zh: '阿聯酋' },
  AU: { en: 'Australia', zh: '澳洲' },
  CN: { en: 'Mainland China', zh: '中國內地' },
} satisfies Texts
