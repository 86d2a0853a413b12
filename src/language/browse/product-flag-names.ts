import type { Language } from '#language/languages.ts'

/** What a list is narrowed to by the flags of products, as its filters and chips say it. */
const names = {
  lowestPrice: { en: 'Price promise', zh: '低價承諾' },
  careService: { en: 'Yearly care included', zh: '附每年護理服務' },
}

export const productFlagName = (flag: keyof typeof names, language: Language): string => names[flag][language]
