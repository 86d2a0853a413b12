import type { Texts } from '#language/texts.ts'

export const orderItemText = {
  plainTitle: { en: 'Item of an order', zh: '訂單貨品' },
  title: { en: (number: string) => `Item of order ${number}`, zh: (number: string) => `訂單${number}的貨品` },
  piece: {
    en: (number: number, all: number) => `Item ${number} of ${all}`,
    zh: (number: number, all: number) => `第${number}件（共${all}件）`,
  },
  how: { en: 'Progress', zh: '貨品進度' },
  paid: { en: 'Paid', zh: '已付款' },
  'with-us': { en: 'Received from the seller', zh: '賣家已送交' },
  passed: { en: 'Authenticated', zh: '通過鑑定' },
  sent: { en: 'On its way to you', zh: '寄出' },
  received: { en: 'Received', zh: '收貨' },
  rejected: {
    en: 'This item did not pass our authentication. We do not send it, and refund what you paid.',
    zh: '此貨品未能通過鑑定，我們不會寄出，並會退還所付款項。',
  },
  returned: { en: 'This item has been returned.', zh: '此貨品已退回。' },
  cancelled: { en: 'This item will not be sent.', zh: '此貨品不會寄出。' },
  each: { en: 'Price each', zh: '單價' },
  price: { en: 'Price', zh: '價錢' },
  quantity: { en: 'Quantity', zh: '數量' },
  colour: { en: 'Colour', zh: '顏色' },
  size: { en: 'Size', zh: '尺碼' },
  article: { en: 'Item number', zh: '貨品編號' },
  seller: { en: 'Sold by', zh: '賣家' },
  order: { en: 'Order', zh: '訂單' },
  seeProduct: { en: 'View in the shop', zh: '瀏覽此貨品' },
} satisfies Texts
