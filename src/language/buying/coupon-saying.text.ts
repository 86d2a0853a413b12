import type { Texts } from '#language/texts.ts'

/** What a coupon gives, and what it asks for, in a few words each. */
export const couponSayingText = {
  amount: { en: '{amount} off', zh: '減{amount}' },
  percent: { en: '{percent}% off', zh: '{folds}' },
  'percent-cap': { en: '{percent}% off, up to {amount}', zh: '{folds}，最多減{amount}' },
  delivery: { en: 'Free delivery', zh: '免運費' },
  care: { en: 'Care service worth {amount}', zh: '價值{amount}的護理服務' },
  free: { en: 'Buy {buy}, get {get} free', zh: '買{buy}送{get}' },
  'buy-get': { en: 'Buy {buy}, get {get} at {percent}% off', zh: '買{buy}件，另{get}件{folds}' },
  minimum: { en: 'From {amount}', zh: '滿{amount}適用' },
  only: { en: 'For: {only}', zh: '適用於：{only}' },
  firstOrder: { en: 'First order only', zh: '只限首張訂單' },
  members: { en: 'For members', zh: '會員專享' },
  groups: { en: 'For invited members', zh: '只限指定會員' },
  ways: { en: 'Pay by: {ways}', zh: '付款方式：{ways}' },
  alone: { en: 'Not with other offers', zh: '不可與其他優惠同時使用' },
} satisfies Texts
