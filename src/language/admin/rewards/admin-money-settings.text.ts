import type { Texts } from '#language/texts.ts'

/** Settings that are about money; they stand among the others. */
export const moneySettingLeads = {
  settlement: {
    en: 'Deducted from the price of an item when its seller is paid. Items keep the rates they were sold at.',
    zh: '與賣家結算貨品時從售價扣除的比率。已售出的貨品沿用售出時的比率。',
  },
  points: {
    en: 'Product pages, members’ pages and the points page follow at once. A point is worth HK$1. Points already earned keep their expiry date.',
    zh: '貨品頁、會員頁面及積分規則會即時更新。1積分相當於HK$1，已賺取的積分到期日不變。',
  },
  invitations: {
    en: 'What members and the friends they invite receive. Friends who have joined keep what they were promised. Their coupon comes from the running campaign for invited friends.',
    zh: '會員邀請朋友，以及受邀朋友所得的獎賞。已加入的朋友按當時的說明發放。優惠券由受邀朋友的優惠活動提供。',
  },
} satisfies Texts

export const moneySettingParts = {
  'settlement.commission': { en: 'Commission where no rule fits, in per cent', zh: '沒有適用規則時的佣金（百分比）' },
  'settlement.rules': { en: 'Commission rules', zh: '佣金規則' },
  'settlement.card': { en: 'Card costs borne by sellers, in per cent', zh: '賣家承擔的信用卡費用（百分比）' },
  'invitations.inviterKind': { en: 'The inviter gets', zh: '邀請人獲得' },
  'invitations.inviterAmount': { en: 'Amount, in HK$ or points', zh: '數目（港元或積分）' },
  'invitations.friendKind': { en: 'The friend gets', zh: '受邀朋友獲得' },
  'invitations.friendAmount': { en: 'Amount, in HK$ or points', zh: '數目（港元或積分）' },
  'invitations.orderFrom': { en: 'First order from, in HK$ of merchandise', zh: '首張訂單最低貨品金額（港元）' },
  'invitations.mostADay': { en: 'Review above, for one inviter a day', zh: '每位邀請人每日上限，超出須覆核' },
  'invitations.mostAMonth': { en: 'Review above, a month', zh: '每月上限，超出須覆核' },
  'points.spentPerPoint': { en: 'HK$ spent for each point', zh: '每消費多少港元得1積分' },
  'points.redeemPercent': {
    en: 'Highest share paid with points, in per cent of the merchandise',
    zh: '積分可抵貨品金額的百分比',
  },
  'points.redeemMost': { en: 'Most paid with points in one order, in HK$', zh: '每張訂單積分抵扣上限（港元）' },
  'points.giftMost': { en: 'Most points in a gift', zh: '每次轉贈上限' },
  'points.giftMostADay': { en: 'Most points to one friend in a day', zh: '每日轉贈同一朋友上限' },
  'points.expiresMonth': { en: 'Month in which points expire', zh: '到期月份' },
  'points.expiresDay': { en: 'Last day in that month', zh: '到期日' },
  'points.returnedDays': { en: 'Days left for points returned after they expired', zh: '到期後退回的積分可再用日數' },
} satisfies Texts

/** What an invitation can bring. */
export const invitationGiftText = {
  balance: { en: 'HK$ to the balance', zh: '存入結餘' },
  points: { en: 'Points', zh: '積分' },
  coupon: { en: 'A coupon', zh: '優惠券' },
  none: { en: 'No reward', zh: '不設獎賞' },
} satisfies Texts

/** Rules of commission: who sells what, for how much. */
export const commissionRuleText = {
  hint: {
    en: 'The first rule that fits an item counts, from top to bottom. A rule for a category comes before the one for all categories.',
    zh: '由上至下，以首項適用的規則計算。個別類別的規則應排在適用所有類別的規則之前。',
  },
  rule: { en: (place: number) => `Rule ${place}`, zh: (place: number) => `規則${place}` },
  name: { en: 'Name', zh: '名稱' },
  kind: { en: 'Kind of seller', zh: '賣家類別' },
  everyKind: { en: 'Every kind', zh: '所有類別' },
  category: { en: 'Product category', zh: '貨品類別' },
  everyCategory: { en: 'Every category', zh: '所有類別' },
  commission: { en: 'Commission, in per cent', zh: '佣金（百分比）' },
  least: { en: 'At least, in HK$', zh: '最少（港元）' },
  most: { en: 'At most, in HK$', zh: '最多（港元）' },
  late: { en: 'Late cancellation of an item, in HK$', zh: '逾期取消每件收費（港元）' },
  fee: {
    en: (name: string) => `${name} of an item, in HK$ or as 1.5%`,
    zh: (name: string) => `每件${name}（港元，或以1.5%輸入）`,
  },
  preview: {
    en: (price: string, due: string, commission: string, fees: string) =>
      `Of ${price} the seller receives ${due}; commission ${commission}${fees ? `, fees ${fees}` : ''}.`,
    zh: (price: string, due: string, commission: string, fees: string) =>
      `售價${price}，賣家收取${due}，佣金${commission}${fees ? `，其他收費${fees}` : ''}。`,
  },
} satisfies Texts
