export const paymentsRefusals = {
  PAYMENT_DONE: { code: 4000002, en: 'This order is already paid.', zh: '此訂單已付款。' },
  PAYMENT_PROVIDER_DOWN: {
    code: 4000003,
    en: 'The payment service does not answer. Nothing was charged. Please try again, or pay another way.',
    zh: '付款服務暫時沒有回應，並未扣款。請重試或選擇其他付款方式。',
  },
  WEBHOOK_NOT_GENUINE: { code: 4000004, en: 'This webhook could not be verified.', zh: '此通知未能通過驗證。' },
  CARDS_REST: {
    code: 4000008,
    en: 'Too many card payments have failed for now. Please pay another way, or try again in an hour.',
    zh: '信用卡付款失敗次數過多。請選用其他付款方式，或一小時後再試。',
  },
  REFUND_TOO_MUCH: {
    code: 4000005,
    en: 'This is more than is left of the payment.',
    zh: '退款金額超出此付款的餘額。',
  },
  MONEY_IS_SETTLED: {
    code: 4000006,
    en: 'Somebody has settled this in the meantime. What you see is up to date now.',
    zh: '此項剛由其他同事處理，頁面已顯示最新資料。',
  },
  MONEY_TYPED_ALREADY: {
    code: 4000009,
    en: 'This line has been typed already. Tick the box if the statement holds it twice.',
    zh: '此筆款項已有紀錄。如結單上確有兩筆，請剔選方格。',
  },
  NO_ORDER_TO_BOOK: {
    code: 4000007,
    en: 'There is no order with this number.',
    zh: '找不到此編號的訂單。',
  },
} as const
