import type { Texts } from '#language/texts.ts'

/** The rooms of money beside each other. */
export const moneyRoomText = {
  rooms: { en: 'Rooms of money', zh: '款項分頁' },
  cases: { en: 'To set right', zh: '待處理' },
  disputes: { en: 'Disputes', zh: '拒付爭議' },
  reconciliation: { en: 'Daily reconciliation', zh: '每日對帳' },
  merchants: { en: 'Merchants', zh: '賣家帳目' },
  balances: { en: 'Balances', zh: '會員結餘' },
  ledger: { en: 'Ledger', zh: '總帳' },
} satisfies Texts

export const adminMerchantsText = {
  title: { en: 'Merchant accounts', zh: '賣家帳目' },
  lead: {
    en: 'A merchant is due for a piece once its return days are over and nothing about it is open. Commission and card costs are kept at the rates of the settings.',
    zh: '貨品過了退貨期，且沒有未完成的退貨、申請或爭議，即與賣家結算。佣金及信用卡費用按設定的比率扣除。',
  },
  table: { en: 'What stands in the books for each merchant', zh: '各賣家的帳目' },
  merchant: { en: 'Merchant', zh: '賣家' },
  pending: { en: 'Not due yet', zh: '未到期' },
  due: { en: 'Due', zh: '應付' },
  owed: { en: 'Owed by them', zh: '賣家欠款' },
  balance: { en: 'Balance', zh: '結餘' },
  none: { en: 'No merchant has sold anything yet.', zh: '尚未有賣家售出貨品。' },
  latest: { en: 'Settled last', zh: '最近結算' },
  latestTable: { en: 'Pieces, the latest first', zh: '已結算的貨品，最近的排於最前' },
  noneSettled: { en: 'No piece has been settled yet.', zh: '尚未有貨品結算。' },
  order: { en: 'Order', zh: '訂單' },
  piece: { en: 'Piece', zh: '貨品' },
  goods: { en: 'Paid for it', zh: '售價' },
  commission: { en: 'Commission', zh: '佣金' },
  card: { en: 'Card costs', zh: '信用卡費用' },
  time: { en: 'Settled', zh: '結算時間' },
} satisfies Texts
