import type { Texts } from '#language/texts.ts'

export const crumbsText = {
  here: { en: 'You are here', zh: '目前位置' },
  designers: { en: 'Designers', zh: '品牌' },
  home: { en: 'Home', zh: '主頁' },
} satisfies Texts
