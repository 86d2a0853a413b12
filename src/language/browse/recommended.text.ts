import type { Texts } from '#language/texts.ts'

export const recommendedText = {
  forYou: { en: 'You may also like', zh: '您可能也喜歡' },
  popular: { en: 'Popular now', zh: '人氣之選' },
} satisfies Texts
