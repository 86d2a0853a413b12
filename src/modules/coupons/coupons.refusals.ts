export const couponsRefusals = {
  COUPON_UNKNOWN: { code: 3000070, en: 'This code is not valid. Please check it.', zh: '優惠碼無效，請檢查後再試。' },
  COUPON_USED: { code: 3000071, en: 'This coupon has been used.', zh: '此優惠券已使用。' },
  COUPON_ENDED: { code: 3000072, en: 'This coupon has expired.', zh: '優惠券已過期。' },
  COUPON_USED_UP: { code: 3000073, en: 'All of these coupons have been used.', zh: '此優惠名額已滿。' },
  COUPON_LIMIT: {
    code: 3000074,
    en: 'You have used this offer the maximum number of times. Remove the coupon to continue.',
    zh: '已達此優惠每人可使用的次數上限，請移除優惠券再繼續。',
  },
  COUPON_NOT_FIRST: {
    code: 3000084,
    en: 'This coupon is for a first order, and you have ordered before. Remove it to continue.',
    zh: '此優惠券只適用於首張訂單。您曾在本店訂購，請移除優惠券再繼續。',
  },
  COUPON_NOT_NEW: {
    code: 3000075,
    en: 'This coupon is for new members. A welcome offer has been used on this device, or with this contact or address.',
    zh: '此優惠券只適用於新會員。此裝置、聯絡方式或地址已使用過迎新優惠。',
  },
  COUPON_CHANGED: {
    code: 3000076,
    en: 'This offer has just changed. Please check the new total.',
    zh: '此優惠剛有更改，請查看最新總額。',
  },
  /** Of each code its own reason. */
  COUPON_UNFIT: { code: 3000077, en: 'Your order cannot use every code. {all}.', zh: '部分優惠碼不適用於此訂單。{all}。' },
  COUPON_NOT_FOR_CARE: {
    code: 3000085,
    en: 'This coupon does not pay for care of this item.',
    zh: '此優惠券不適用於此貨品的護理服務。',
  },
  CAMPAIGN_CODE_TAKEN: { code: 3000078, en: 'Another campaign uses this code.', zh: '此優惠碼已用於其他推廣活動。' },
  CAMPAIGN_OCCASION_TAKEN: {
    code: 3000079,
    en: 'Another campaign already uses this occasion. Pause or end it first.',
    zh: '已有其他推廣活動用於此時機，請先暫停或結束該活動。',
  },
  CAMPAIGN_STANDS: {
    code: 3000080,
    en: 'This campaign has changed since you opened it. Please reload.',
    zh: '推廣活動的狀態已更改，請重新載入。',
  },
  CAMPAIGN_FAR_RUNNING: {
    code: 3000086,
    en: 'This gives away so much that a colleague has to approve it. Pause the campaign, save it, and start it again.',
    zh: '此推廣活動優惠較大，須由另一位同事批核。請先暫停，儲存後再開始。',
  },
  COUPON_HAD: {
    code: 3000083,
    en: 'The member has already received as many of these coupons as the campaign allows.',
    zh: '此會員獲發的數目已達推廣活動上限。',
  },
  PREVIEW_EMPTY: { code: 3000081, en: 'Enter at least one item, or an order.', zh: '請輸入最少一件貨品，或一張訂單。' },
  PREVIEW_UNKNOWN: { code: 3000082, en: 'One of these codes matches no product.', zh: '其中一個編號並無相符的貨品。' },
} as const
