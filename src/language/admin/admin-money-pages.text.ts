import type { Texts } from '#language/texts.ts'

/** The rooms of money beside each other. */
export const moneyPageText = {
  rooms: { en: 'Money', zh: '款項' },
  cases: { en: 'Payments to review', zh: '待處理款項' },
  disputes: { en: 'Disputes', zh: '拒付爭議' },
  reconciliation: { en: 'Daily reconciliation', zh: '每日對賬' },
  merchants: { en: 'Seller accounts', zh: '賣家賬目' },
  debts: { en: 'Seller debts', zh: '賣家欠款' },
  balances: { en: 'Member balances', zh: '會員結餘' },
  ledger: { en: 'Ledger', zh: '總賬' },
} satisfies Texts

export const adminMerchantsText = {
  title: { en: 'Seller accounts', zh: '賣家賬目' },
  lead: {
    en: 'A seller is due payment for an item once its return period is over and nothing about it is open. Commission and card costs are deducted at the rates in the settings.',
    zh: '貨品過了退貨期，且沒有未完成的退貨、申請或爭議，即與賣家結算。佣金及信用卡費用按設定的比率扣除。',
  },
  table: { en: 'Accounts of each seller', zh: '各賣家的賬目' },
  merchant: { en: 'Seller', zh: '賣家' },
  pending: { en: 'Not due yet', zh: '未到期' },
  due: { en: 'Due', zh: '應付' },
  owed: { en: 'Owed by seller', zh: '賣家欠款' },
  paid: { en: 'Withdrawn', zh: '已提款' },
  balance: { en: 'Balance', zh: '結餘' },
  none: { en: 'No seller has sold anything yet.', zh: '尚未有賣家售出貨品。' },
  latest: { en: 'Settled last', zh: '最近結算' },
  latestTable: { en: 'Items, newest first', zh: '已結算的貨品，最近的排於最前' },
  noneSettled: { en: 'No items settled yet.', zh: '尚未有貨品結算。' },
  order: { en: 'Order', zh: '訂單' },
  piece: { en: 'Item', zh: '貨品' },
  goods: { en: 'Price paid', zh: '售價' },
  commission: { en: 'Commission', zh: '佣金' },
  card: { en: 'Card costs', zh: '信用卡費用' },
  fees: { en: 'Fees', zh: '其他收費' },
  time: { en: 'Settled', zh: '結算時間' },
} satisfies Texts
