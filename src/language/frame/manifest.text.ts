import type { Texts } from '#language/texts.ts'

/** How the shop introduces itself to a telephone that keeps it on its home screen. */
export const manifestText = {
  name: { en: '{mark} | {tagline}', zh: '{mark} | {標語}' },
  shortName: { en: '{mark}', zh: '{mark}' },
  description: {
    en: 'Designer handbags, fashion, shoes and beauty in Hong Kong and Macau. Every piece is authenticated; delivery is free.',
    zh: '名牌手袋、時裝、鞋履及美容產品，逐件鑑定，港澳免運費。',
  },
  newIn: { en: 'New arrivals', zh: '新品上架' },
  wishList: { en: 'Wish list', zh: '願望清單' },
  bag: { en: 'Bag', zh: '購物袋' },
} satisfies Texts
