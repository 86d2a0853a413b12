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
  HELD_TOO_OFTEN: {
    code: 3000017,
    en: 'This piece has been held for you without payment too often today. Please pay for your open order, or try again tomorrow.',
    zh: '此貨品今日已多次為您預留而未有付款。請先支付未付款訂單，或明天再試。',
  },
  ORDER_CODE_NEEDED: {
    code: 3000018,
    en: 'To change this order, please type the code we send to its e-mail address.',
    zh: '如要更改此訂單，請輸入發送至訂單電郵的驗證碼。',
  },
  ADDRESS_FINAL: {
    code: 3000019,
    en: 'The address cannot be edited again: it changes once, and only before the order is sent.',
    zh: '該地址不能再次更改：每張訂單只可於寄出前更改一次。',
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
