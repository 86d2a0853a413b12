import type { Texts } from '#language/texts.ts'

/** What a price is made of, wherever it is shown: bag, checkout, order, paper and mail. */
export const priceText = {
  merchandise: { en: 'Merchandise', zh: '貨品金額' },
  coupons: { en: 'Coupons', zh: '優惠券' },
  points: { en: (points: string) => `Points (${points})`, zh: (points: string) => `積分（${points}積分）` },
  delivery: { en: 'Delivery', zh: '運費' },
  free: { en: 'Free', zh: '免費' },
  balance: { en: 'Balance', zh: '結餘' },
  deposit: { en: 'Deposit paid', zh: '已付訂金' },
  fee: { en: 'Payment fee', zh: '信用卡手續費' },
  total: { en: 'Total', zh: '總額' },
  returned: { en: 'Refunded to you', zh: '已退還款項' },
  returnedToBalance: { en: 'Refunded to your balance', zh: '已退還至結餘' },
  returnedPoints: { en: 'Points returned', zh: '已退還積分' },
} satisfies Texts
