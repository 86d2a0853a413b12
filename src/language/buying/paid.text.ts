import type { Texts } from '#language/texts.ts'

/** Once an order is paid: what happens to it, step by step. */
export const paidText = {
  now: { en: 'What happens now', zh: '接下來的安排' },
  seller: { en: 'The seller sends your items to us for authentication.', zh: '賣家將貨品送交本店鑑定。' },
  sellers: { en: 'The sellers send your items to us for authentication.', zh: '各賣家將貨品送交本店鑑定。' },
  own: { en: 'We prepare your items for authentication.', zh: '我們準備貨品，送交鑑定。' },
  bench: {
    en: 'Each item is authenticated and photographed. You find its pictures and its certificate on your order page.',
    zh: '每件貨品均經鑑定及拍照，照片與證書可於訂單頁查閱。',
  },
  arrives: {
    en: (from: string, until: string) => `It reaches you between ${from} and ${until}. We e-mail you when it is sent.`,
    zh: (from: string, until: string) => `預計${from}至${until}送達，寄出時會以電郵通知您。`,
  },
  ready: {
    en: (until: string) => `It is ready to collect by ${until}. We e-mail you when it is.`,
    zh: (until: string) => `預計${until}或之前可取貨，屆時會以電郵通知您。`,
  },
  apart: {
    en: (seller: string, from: string, until: string) => `Sold by ${seller}: between ${from} and ${until}.`,
    zh: (seller: string, from: string, until: string) => `賣家${seller}：${from}至${until}。`,
  },
} satisfies Texts
