export const paymentsRefusals = {
  PAYMENT_DONE: { code: 4000002, en: 'This order is already paid.', zh: '此訂單已付款。' },
  PAYMENT_PROVIDER_DOWN: {
    code: 4000003,
    en: 'The payment service is not responding. You have not been charged. Try again or pay another way.',
    zh: '付款服務暫時沒有回應，並未扣款。請重試或選擇其他付款方式。',
  },
  WAY_NOT_OFFERED: {
    code: 4000010,
    en: 'This payment method is not available for this order. Please choose another.',
    zh: '此付款方式不適用於此訂單，請選擇其他方式。',
  },
  WEBHOOK_NOT_GENUINE: { code: 4000004, en: 'This webhook could not be verified.', zh: '此通知未能通過驗證。' },
  CARDS_REST: {
    code: 4000008,
    en: 'Too many card payments were declined. Please pay another way, or try again in an hour.',
    zh: '信用卡付款多次未能完成。請選用其他付款方式，或一小時後再試。',
  },
  REFUND_TOO_MUCH: {
    code: 4000005,
    en: 'This is more than the remaining payment.',
    zh: '退款金額超出此付款的餘額。',
  },
  MONEY_IS_SETTLED: {
    code: 4000006,
    en: 'A colleague has just settled this. The page is now up to date.',
    zh: '此項剛由其他同事處理，頁面已顯示最新資料。',
  },
  MONEY_TYPED_ALREADY: {
    code: 4000009,
    en: 'This line has already been entered. Tick the box if the statement really shows it twice.',
    zh: '此筆款項已有紀錄。如結單上確有兩筆，請剔選方格。',
  },
  PAYOUT_NO_ACCOUNT: {
    code: 4000011,
    en: 'The shopper has not provided an account yet. Enter it here if they have told you.',
    zh: '尚未有收款戶口。如顧客已告知，請在此輸入。',
  },
  PAYOUTS_NONE_APPROVED: {
    code: 4000013,
    en: 'No approved payouts are left. A colleague may have just made the file.',
    zh: '沒有已批核而未付款的項目，檔案或已由其他同事製作。',
  },
  PAYOUT_RESULT_UNREADABLE: {
    code: 4000014,
    en: 'This is not a bank’s response file (pain.002).',
    zh: '此檔案並非銀行對付款檔案的回覆（pain.002）。',
  },
  DISPUTE_OPEN: {
    code: 4000015,
    en: 'The card issuer disputes this order. No more money can be paid out for it until that is decided.',
    zh: '發卡機構正就此訂單追討款項，裁決前不可再就此訂單付款。',
  },
  NO_ORDER_TO_BOOK: {
    code: 4000007,
    en: 'No order has this number.',
    zh: '找不到此編號的訂單。',
  },
} as const
