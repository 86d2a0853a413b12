import type { Texts } from '#language/texts.ts'

export const recentlyViewedText = { title: { en: 'Recently viewed', zh: '最近瀏覽' } } satisfies Texts
