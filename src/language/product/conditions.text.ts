import type { Texts } from '#language/texts.ts'

/** Of what is offered, and of what was bought. */
export const conditionText = {
  new: { en: 'New', zh: '全新' },
  'like-new': { en: 'Like new', zh: '近全新' },
  'very-good': { en: 'Very good', zh: '輕微使用痕跡' },
  good: { en: 'Good', zh: '有使用痕跡' },
} satisfies Texts

/** What each of them means, as sellers and buyers are told alike. */
export const conditionRuleText = {
  new: { en: 'Unused, complete, with tags.', zh: '未經使用，附件及吊牌齊全。' },
  'like-new': { en: 'Tried or used once or twice, without visible marks.', zh: '曾試用或只用過一兩次，沒有可見痕跡。' },
  'very-good': { en: 'Light visible wear at corners, hardware or lining.', zh: '邊角、五金或內裏有輕微使用痕跡。' },
  good: { en: 'Clear wear such as scuffs or light stains; everything works.', zh: '有明顯磨損或輕微污漬，功能正常。' },
} satisfies Texts
