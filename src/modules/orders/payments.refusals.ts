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
  ITEMS_SETTLED: {
    code: 4000016,
    en: 'The seller’s share of this order is settled. Confirm without choosing items: the amount stays spread over all of them.',
    zh: '此訂單已與賣家結算。請勿選取貨品並直接確認，退款會繼續由所有貨品分攤。',
  },
  DISPUTE_OPEN: {
    code: 4000015,
    en: 'The card issuer disputes this order. No more money can be paid out for it until that is decided.',
    zh: '發卡機構正就此訂單追討款項，裁決前不可再就此訂單付款。',
  },
} as const
