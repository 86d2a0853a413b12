export const bagRefusals = {
  BAG_FULL: { code: 2000004, en: 'Your bag is full. Please remove an item first.', zh: '購物袋已滿，請先移除部分貨品。' },
  BAG_CHANGED: {
    code: 3000010,
    en: 'Something in your bag has changed. Please check it.',
    zh: '購物袋內容有所變動，請再次確認。',
  },
} as const
