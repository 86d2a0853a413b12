export const couponsRefusals = {
  COUPON_UNKNOWN: { code: 3000070, en: 'We do not know this code.', zh: '優惠碼無效。' },
  COUPON_USED: { code: 3000071, en: 'This coupon has been used.', zh: '此優惠券已使用。' },
  COUPON_ENDED: { code: 3000072, en: 'This coupon has expired.', zh: '優惠券已過期。' },
  COUPON_USED_UP: { code: 3000073, en: 'All of these coupons have been used.', zh: '此優惠名額已滿。' },
  COUPON_LIMIT: { code: 3000074, en: 'You have used this offer as often as it can be used.', zh: '您已達此優惠的使用次數上限。' },
  COUPON_NOT_NEW: {
    code: 3000075,
    en: 'This coupon is for new members. One has been used from this device, or for this contact or address.',
    zh: '此優惠券只適用於新會員。此裝置、聯絡方式或地址已使用過迎新優惠。',
  },
  COUPON_CHANGED: {
    code: 3000076,
    en: 'This offer has just changed. Please look at the new total.',
    zh: '此優惠剛有更改，請查看最新總額。',
  },
  COUPON_UNFIT: { code: 3000077, en: 'This coupon does not fit what you are buying.', zh: '此優惠券不適用於所選貨品。' },
} as const
