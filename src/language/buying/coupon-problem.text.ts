import type { Texts } from '#language/texts.ts'

/** How the pieces of a side are called where a coupon is for them alone. */
export const sideText = { women: { en: 'Women', zh: '女士' }, men: { en: 'Men', zh: '男士' } } satisfies Texts

/** Why a coupon does not fit. Keys are the reasons of its rules. */
export const couponProblemText = {
  unknown: { en: 'This code is not valid. Please check it.', zh: '優惠碼無效，請檢查後再試。' },
  'not-yet': { en: 'Valid from {day}.', zh: '由{day}起適用。' },
  ended: { en: 'This coupon has expired.', zh: '優惠券已過期。' },
  used: { en: 'This coupon has been used.', zh: '此優惠券已使用。' },
  'used-up': { en: 'All of these coupons have been used.', zh: '此優惠名額已滿。' },
  limit: { en: 'You have used this offer the maximum number of times.', zh: '您已達此優惠的使用次數上限。' },
  'not-new': {
    en: 'For new members only. A welcome offer has been used on this device, or with this contact or address.',
    zh: '只適用於新會員。此裝置、聯絡方式或地址已使用過迎新優惠。',
  },
  members: { en: 'For members. Sign in to use it.', zh: '會員專享，登入後即可使用。' },
  group: { en: 'For some of our members only.', zh: '只適用於指定會員。' },
  'first-order': { en: 'For a first order only.', zh: '只適用於首張訂單。' },
  'pay-type': { en: 'Only when you pay by: {ways}.', zh: '只適用於以{ways}付款。' },
  pieces: { en: 'Only for: {only}.', zh: '只適用於：{only}。' },
  minimum: { en: 'Spend {amount} more to use this coupon.', zh: '尚差{amount}即可使用。' },
  'minimum-of': { en: 'Spend {amount} more on {only} to use this coupon.', zh: '{only}貨品尚差{amount}即可使用。' },
  'too-few': { en: 'Items still to add: {pieces}.', zh: '尚差{pieces}件即可使用。' },
  'not-with': { en: 'Cannot be used together with “{other}”.', zh: '不可與「{other}」同時使用。' },
  'nothing-left': { en: 'No amount is left to reduce.', zh: '已無可減免的金額。' },
  'delivery-free': { en: 'Your order already has free delivery.', zh: '此訂單已享免費送貨。' },
  'for-care': { en: 'For booking the care service.', zh: '適用於預約護理服務。' },
} satisfies Texts
