import type { Texts } from '#language/texts.ts'

export const couponsText = {
  title: { en: 'Coupons', zh: '優惠券' },
  lead: { en: 'Choose one in your bag or at checkout.', zh: '可於購物袋或結帳時選用。' },
  states: { en: 'Kinds of coupons', zh: '優惠券類別' },
  code: { en: 'Code', zh: '優惠碼' },
  codeHint: { en: 'From a letter, an e-mail or one of our partners.', zh: '可於信件、電郵或推廣宣傳上找到。' },
  claim: { en: 'Add', zh: '領取' },
  claiming: { en: 'Adding…', zh: '領取中……' },
  claimed: { en: 'Added to your coupons.', zh: '已存入您的優惠券。' },
  until: { en: (day: string) => `Until ${day}`, zh: (day: string) => `有效期至${day}` },
  noEnd: { en: 'No end date', zh: '不設期限' },
  usedOn: { en: (day: string) => `Used on ${day}`, zh: (day: string) => `於${day}使用` },
  endedOn: { en: (day: string) => `Expired on ${day}`, zh: (day: string) => `於${day}到期` },
  held: { en: 'Reserved for an unpaid order', zh: '已用於待付款訂單' },
  terms: { en: 'Terms', zh: '使用條款' },
  bookCare: { en: 'Book an appointment', zh: '預約護理服務' },
  noneUnused: { en: 'No coupons to use', zh: '暫無可用優惠券' },
  noneUsed: { en: 'No used coupons', zh: '暫無已使用的優惠券' },
  noneExpired: { en: 'No expired coupons', zh: '暫無已到期的優惠券' },
  noneWords: {
    en: 'Add one with its code, or claim one on product and designer pages.',
    zh: '請輸入優惠碼領取，或於貨品及品牌頁面領取。',
  },
  failed: { en: 'Your coupons could not be loaded. Please try again.', zh: '未能載入優惠券，請重試。' },
} satisfies Texts

/** Keys are the states themselves. */
export const couponStateText = {
  unused: { en: 'To use', zh: '可使用' },
  used: { en: 'Used', zh: '已使用' },
  expired: { en: 'Expired', zh: '已到期' },
} satisfies Texts

/** Beside a piece or a designer. */
export const openOffersText = {
  title: { en: 'Offers', zh: '優惠' },
  byItself: { en: 'Applied at checkout', zh: '結帳時自動扣減' },
  claim: { en: 'Claim', zh: '領取' },
  claimOf: { en: (name: string) => `Claim: ${name}`, zh: (name: string) => `領取：${name}` },
  claimed: { en: 'Claimed', zh: '已領取' },
} satisfies Texts
