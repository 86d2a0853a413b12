import type { Texts } from '#language/texts.ts'

/** What of a price has changed before an order could be placed. */
export const priceChangeText = {
  changed: {
    en: (name: string, before: string, after: string) => `${name}: ${after} instead of ${before}`,
    zh: (name: string, before: string, after: string) => `${name}由${before}改為${after}`,
  },
  changeBetween: { en: '; ', zh: '；' },
  changeEnd: { en: '.', zh: '。' },
  nothing: { en: 'none', zh: '無' },
} satisfies Texts
