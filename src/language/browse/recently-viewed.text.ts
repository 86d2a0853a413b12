import type { Texts } from '#language/texts.ts'

export const recentlyViewedText = {
  title: { en: 'Recently viewed', zh: '最近瀏覽' },
  forget: { en: 'Clear the list', zh: '清除紀錄' },
} satisfies Texts
