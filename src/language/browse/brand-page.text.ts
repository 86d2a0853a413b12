import type { Texts } from '#language/texts.ts'

export const brandPageText = {
  since: { en: (year: number) => `Founded ${year}`, zh: (year: number) => `創立於${year}年` },
  categories: { en: (name: string) => `${name} by category`, zh: (name: string) => `${name}的貨品類別` },
  all: { en: 'All items', zh: '全部貨品' },
  posts: { en: 'Posts with these items', zh: '相關帖文' },
} satisfies Texts
