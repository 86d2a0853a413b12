export const ordersRefusals = {
  ORDER_HELD_BACK: {
    code: 3000028,
    en: 'Money of this order was refunded or disputed outside the shop. Check the order before it is dispatched.',
    zh: '此訂單有款項於本店以外退還，或涉及拒付爭議。請先於訂單頁處理，方可寄出。',
  },
  POINTS_NOT_ALLOWED: {
    code: 3000061,
    en: 'This product does not support using points.',
    zh: '此貨品不可使用積分。',
  },
  POINTS_SHORT: { code: 3000062, en: 'Insufficient points.', zh: '積分不足。' },
  POINTS_TOO_MANY: {
    code: 3000063,
    en: 'This is more points than can be used for one order. Please use fewer.',
    zh: '所用積分超出此訂單上限，請減少使用。',
  },
  BALANCE_SHORT: { code: 3000064, en: 'Your balance is too low.', zh: '您的結餘不足。' },
  LICENCE_NEEDED: {
    code: 3000023,
    en: 'This skin is protected and needs a licence to leave Hong Kong. We deliver it within Hong Kong only.',
    zh: '此貨品以受保護動物皮革製成，須領有許可證方可出口，只可於香港境內送貨。',
  },
  LAND_ONLY: {
    code: 3000024,
    en: 'This item contains alcohol and cannot travel by air. We deliver it to Hong Kong and Macau only.',
    zh: '此貨品含酒精，不可空運，只可送往香港及澳門。',
  },
  ZONE_FIXED: {
    code: 3000025,
    en: 'Delivery to the new address has a different fee. If the order can still be cancelled, please cancel it and order again.',
    zh: '新地址的運費與原訂單不同，不能更改。如訂單仍可取消，請取消後重新訂購。',
  },
  DEALER_NEEDED: {
    code: 3000020,
    en: 'Items of precious metal or stones worth HK$120,000 or more in one day can only be sold by a registered dealer. Please order fewer of them.',
    zh: '法例規定，一日內合共HK$120,000或以上的貴金屬或寶石貨品須由註冊交易商出售。請減少訂購的件數。',
  },
  SELLER_NOT_REGISTERED: {
    code: 3000027,
    en: 'The seller is not a registered dealer in precious metals and stones. Such items cannot be sold for HK$120,000 or more in one day.',
    zh: '此貨品的賣家並非註冊貴金屬及寶石交易商，一日內合共HK$120,000或以上的此類貨品不可出售。',
  },
  PRICE_CHANGED: {
    code: 3000011,
    en: 'A price has changed. Please check the new total.',
    zh: '部分價格已更新，請確認最新總額。',
  },
  IN_LINE: {
    code: 3000022,
    en: 'This item is in high demand. Your place in the queue is kept; this page continues by itself.',
    zh: '目前有多位顧客選購此貨品。您的輪候位置已保留，本頁會自動繼續。',
  },
  TOO_MANY_UNPAID: {
    code: 3000012,
    en: 'You have several unpaid orders. Please pay or cancel one first.',
    zh: '您有多張未付款訂單，請先付款或取消其中一張。',
  },
  HELD_TOO_OFTEN: {
    code: 3000017,
    en: 'This item was reserved for you too often today without payment. Please pay for your open order, or try again tomorrow.',
    zh: '此貨品今日已多次為您預留而未有付款。請先支付未付款訂單，或明天再試。',
  },
  ORDER_CODE_NEEDED: {
    code: 3000018,
    en: 'To change this order, please enter the code we send to its e-mail address.',
    zh: '如要更改此訂單，請輸入發送至訂單電郵的驗證碼。',
  },
  ADDRESS_FINAL: {
    code: 3000019,
    en: 'The address cannot be edited again: each order allows one change, before it is sent.',
    zh: '該地址不能再次更改：每張訂單只可於寄出前更改一次。',
  },
  ORDER_CLOSED: {
    code: 3000013,
    en: 'This order was cancelled. You are welcome to order the items again.',
    zh: '此訂單已取消，如仍有意購買，可再次訂購。',
  },
  ORDER_MOVED_ON: {
    code: 3000014,
    en: 'This order has changed. Please reload it.',
    zh: '此訂單狀態已更新，請重新載入。',
  },
  SENT_ITEM_NEEDS_PHOTOS: {
    code: 3000097,
    en: 'Please add the photographs each item needs before you send it.',
    zh: '寄出前，請加入每件貨品所需的照片。',
  },
  LATE_FEE_CHANGED: {
    code: 3000229,
    en: 'The time to send it is over, and more is charged than this page showed. Please check it again.',
    zh: '寄出期限已過，收費高於本頁所示，請重新確認。',
  },
  ORDER_NOT_FOUND: {
    code: 3000016,
    en: 'No order matches this number and phone or e-mail. Please check and try again.',
    zh: '訂單編號與電話或電郵不符，請檢查後再試。',
  },
} as const
