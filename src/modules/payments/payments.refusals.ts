export const paymentsRefusals = {
  PAYMENT_DONE: { code: 4000002, en: 'This order is already paid.', zh: '此訂單已付款。' },
  PAYMENT_PROVIDER_DOWN: {
    code: 4000003,
    en: 'The payment service does not answer. Nothing was charged. Please try again, or pay another way.',
    zh: '付款服務暫時沒有回應，並未扣款。請重試或選擇其他付款方式。',
  },
  WEBHOOK_NOT_GENUINE: { code: 4000004, en: 'This webhook could not be verified.', zh: '此通知未能通過驗證。' },
  REFUND_TOO_MUCH: {
    code: 4000005,
    en: 'This is more than is left of the payment.',
    zh: '退款金額超出此付款的餘額。',
  },
} as const
