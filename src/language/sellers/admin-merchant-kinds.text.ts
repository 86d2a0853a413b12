import type { Texts } from '#language/texts.ts'

/** What is decided about a kind of seller. */
export const merchantKindFieldText = {
  lead: { en: 'Who this is', zh: '對象' },
  sells: { en: 'May sell', zh: '可發售' },
  requirements: { en: 'Documents to show', zh: '所需文件' },
  placesOffers: {
    en: 'May place offers on items. Without it, all offers of this kind end.',
    zh: '可就貨品提交報價。如不剔選，此類別的所有報價會終止。',
  },
  mostAMonth: { en: 'Items sold a month, at most', zh: '每月可售件數上限' },
  mostAMonthHint: {
    en: '0 sets no limit. Counted by month in Hong Kong; above it, offers wait for the next month.',
    zh: '0即不設上限。以香港曆月計算，達上限後報價暫停至下月。',
  },
  publishesOwn: { en: 'Own brands are listed at once', zh: '旗下品牌的貨品即時上架' },
  paidBy: { en: 'Payment', zh: '付款方式' },
  balance: { en: 'Balance with withdrawals', zh: '結餘，可自行提款' },
  statement: { en: 'Statement, paid to the bank account', zh: '按結單付款至銀行戶口' },
  statements: { en: 'Statements', zh: '結單' },
  monthly: { en: 'Every month', zh: '每月' },
  weekly: { en: 'Every week', zh: '每星期' },
  rooms: { en: 'Pages of the seller centre', zh: '賣家中心的頁面' },
} satisfies Texts

export const merchantRoomText = {
  offers: { en: 'Offers', zh: '報價' },
  orders: { en: 'Orders', zh: '訂單' },
  questions: { en: 'Questions', zh: '查詢' },
  money: { en: 'Money', zh: '款項' },
  health: { en: 'Performance', zh: '賣家表現' },
  team: { en: 'Team', zh: '團隊' },
  documents: { en: 'Documents', zh: '文件' },
} satisfies Texts
