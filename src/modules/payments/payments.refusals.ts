export const paymentsRefusals = {
  PAYMENT_DONE: { code: 4000002, en: 'This order is already paid.', zh: '此訂單已付款。' },
  PAYMENT_PROVIDER_DOWN: {
    code: 4000003,
    en: 'The payment service does not answer. Nothing was charged. Please try again, or pay another way.',
    zh: '付款服務暫時沒有回應，並未扣款。請重試或選擇其他付款方式。',
  },
  WAY_NOT_OFFERED: {
    code: 4000010,
    en: 'This order cannot be paid this way. Please choose another one.',
    zh: '此訂單不適用於這種付款方式，請選擇其他方式。',
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
  PAYOUT_NO_ACCOUNT: {
    code: 4000011,
    en: 'Nobody has named the account yet. Type it here if the shopper has told you.',
    zh: '尚未有收款戶口。如顧客已告知，請在此輸入。',
  },
  PAYOUT_SAME_PERSON: {
    code: 4000012,
    en: 'Somebody else has to approve this: not who approved it first, and not who decided on the refund.',
    zh: '須由另一位同事批核：首次批核人及決定退款的同事均不可作第二次批核。',
  },
  PAYOUTS_NONE_APPROVED: {
    code: 4000013,
    en: 'No approved payout is left: a colleague may just have made the file.',
    zh: '沒有已批核而未付款的項目，檔案或已由其他同事製作。',
  },
  PAYOUT_RESULT_UNREADABLE: {
    code: 4000014,
    en: 'This is no answer of a bank to a payment file (pain.002).',
    zh: '此檔案並非銀行對付款檔案的回覆（pain.002）。',
  },
  DISPUTE_OPEN: {
    code: 4000015,
    en: 'A card issuer asks for the money of this order. Nothing more of it goes out until that is decided.',
    zh: '發卡機構正就此訂單追討款項，裁決前不可再就此訂單付款。',
  },
  NO_ORDER_TO_BOOK: {
    code: 4000007,
    en: 'There is no order with this number.',
    zh: '找不到此編號的訂單。',
  },
} as const
