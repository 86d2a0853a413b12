import type { Texts } from '#language/texts.ts'

export const miniBagText = {
  title: { en: 'Your bag', zh: '您的購物袋' },
  added: { en: 'Added to your bag', zh: '已加入購物袋' },
  pieces: { en: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`, zh: (count: number) => `共${count}件` },
  quantity: { en: (count: number) => `Quantity ${count}`, zh: (count: number) => `數量：${count}` },
  soldOut: { en: 'Sold out', zh: '售罄' },
  subtotal: { en: 'Subtotal', zh: '小計' },
  delivery: { en: 'Delivery in Hong Kong and Macau is free.', zh: '香港及澳門免運費。' },
  view: { en: 'View bag', zh: '查看購物袋' },
  checkout: { en: 'Checkout', zh: '前往結帳' },
} satisfies Texts
