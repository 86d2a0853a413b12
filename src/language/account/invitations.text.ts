import type { Texts } from '#language/texts.ts'

/** What an invitation brings, in mails, in lists and on its picture. */
export const giftText = {
  balance: { en: '{amount} to spend', zh: '{amount}結餘' },
  points: { en: '{points} points', zh: '{points}積分' },
  coupon: { en: 'a coupon: {gives}', zh: '優惠券：{gives}' },
} satisfies Texts
