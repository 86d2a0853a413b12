import type { Texts } from '#language/texts.ts'

/** An influencer's page of picks. */
export const picksText = {
  paid: { en: 'Paid partnership', zh: '付費合作' },
  by: { en: (name: string) => `Picks by ${name}`, zh: (name: string) => `${name}精選` },
  says: {
    en: (name: string) => `${name} earns a commission when you buy through this page. Your price is the same.`,
    zh: (name: string) => `您經此頁購物，${name}可賺取佣金，您的價格不變。`,
  },
  posts: { en: (name: string) => `Posts by ${name}`, zh: (name: string) => `${name}的帖子` },
  none: { en: 'No items at present.', zh: '暫無貨品。' },
  description: {
    en: (name: string, num: number) =>
      `${num} ${num === 1 ? 'item' : 'items'} picked by ${name}, with their own words. Paid partnership.`,
    zh: (name: string, num: number) => `${name}精選的${num}件貨品及推介。付費合作。`,
  },
} satisfies Texts
