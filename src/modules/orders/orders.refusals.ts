export const ordersRefusals = {
  PRICE_CHANGED: {
    code: 3000011,
    en: 'A price has changed since you last looked. Please check the new total.',
    zh: '部分價格已更新，請確認最新總額。',
  },
  TOO_MANY_UNPAID: {
    code: 3000012,
    en: 'You have several unpaid orders. Please pay or cancel one first.',
    zh: '您有多張未付款訂單，請先付款或取消其中一張。',
  },
  ORDER_CLOSED: {
    code: 3000013,
    en: 'This order has closed. The pieces are free to order again.',
    zh: '此訂單已取消，如仍有意購買，可再次訂購。',
  },
  ORDER_MOVED_ON: {
    code: 3000014,
    en: 'This order has already moved on. Please reload it.',
    zh: '此訂單狀態已更新，請重新載入。',
  },
  ORDER_NOT_FOUND: {
    code: 3000016,
    en: 'No order matches this number and phone or e-mail. Please check and try again.',
    zh: '訂單編號與電話或電郵不符，請檢查後再試。',
  },
} as const
