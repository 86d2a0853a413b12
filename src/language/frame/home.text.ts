import type { Texts } from '#language/texts.ts'

export const homeText = {
  title: { en: '{mark} | {tagline}', zh: '{mark} | {標語}' },
  description: {
    en: 'Luxury fashion, designer handbags, shoes and beauty in Hong Kong and Macau. Every piece is authenticated; delivery is free.',
    zh: '香港及澳門網上精品店：名牌手袋、時裝、鞋履及美容產品，逐件鑑定，港澳免運費。',
  },
  heading: { en: '{mark}', zh: '{mark}' },
  empty: {
    en: 'The home page is on its way. Everything is already in the shop.',
    zh: '主頁正在編排，所有貨品均可於商店選購。',
  },
  toPieces: { en: 'View all items', zh: '查看全部貨品' },
  viewAll: { en: (total: number) => `View all ${total}`, zh: (total: number) => `查看全部${total}件` },
  az: { en: 'A – Z', zh: 'A – Z' },
  inPicture: { en: 'In this picture', zh: '圖中貨品' },
  promises: { en: 'What we promise', zh: '我們的承諾' },
} satisfies Texts
