import type { Texts } from '#language/texts.ts'

/** Why somebody's points have become more or fewer. */
export const pointMoveText = {
  earned: { en: 'Earned', zh: '購物賺取' },
  'taken-back': { en: 'Deducted for a return', zh: '退貨扣回' },
  used: { en: 'Used', zh: '購物使用' },
  returned: { en: 'Returned', zh: '退回積分' },
  given: { en: 'Given to a friend', zh: '轉贈朋友' },
  received: { en: 'From a friend', zh: '朋友轉贈' },
  expired: { en: 'Expired', zh: '積分到期' },
  corrected: { en: 'Corrected by the shop', zh: '本店調整' },
  invited: { en: 'Invitation reward', zh: '邀請獎賞' },
} satisfies Texts

/** Keys are the filters themselves; the empty one is all. */
export const pointFilterText = {
  '': { en: 'All', zh: '全部' },
  earned: { en: 'Earned', zh: '賺取' },
  used: { en: 'Used', zh: '使用' },
  gifts: { en: 'Gifts', zh: '轉贈' },
  ended: { en: 'Expired', zh: '到期' },
} satisfies Texts

export const pointsFileText = {
  time: { en: 'Time (Hong Kong)', zh: '時間（香港）' },
  move: { en: 'Description', zh: '項目' },
  points: { en: 'Points', zh: '積分' },
  order: { en: 'Order', zh: '訂單編號' },
  friend: { en: 'Friend', zh: '朋友' },
  message: { en: 'Message', zh: '留言' },
  lastDay: { en: 'Expires', zh: '到期日' },
} satisfies Texts

/** With an order. */
export const orderPointsText = {
  points: { en: 'Points', zh: '積分' },
  earned: { en: (points: string) => `${points} earned`, zh: (points: string) => `已賺取${points}積分` },
  pending: { en: (points: string) => `${points} when received`, zh: (points: string) => `收貨後可得${points}積分` },
  and: { en: ', ', zh: '，' },
} satisfies Texts

export const pointsText = {
  title: { en: 'Points', zh: '積分' },
  lead: { en: 'A point is worth HK$1 at checkout.', zh: '結帳時，每1積分可抵HK$1。' },
  rules: { en: 'How points work', zh: '積分規則' },
  held: { en: 'To spend', zh: '可用積分' },
  pending: { en: 'Pending', zh: '待發積分' },
  pendingHint: { en: 'Added once you have received your items.', zh: '收到貨品後發放。' },
  owed: { en: 'Owed', zh: '待扣積分' },
  owedHint: {
    en: 'Points you had already spent on a returned item. They come off the next points you receive. Until then you cannot use or give points.',
    zh: '退貨前已使用的積分，將由下次獲得的積分抵扣。扣清前不能使用或轉贈積分。',
  },
  ending: { en: 'Expiry', zh: '到期日' },
  endingLine: {
    en: (points: string, day: string) => `${points} can be used until ${day}`,
    zh: (points: string, day: string) => `${points}積分：有效至${day}`,
  },
  history: { en: 'History', zh: '積分紀錄' },
  filter: { en: 'Show', zh: '顯示' },
  file: { en: 'Download CSV', zh: '下載紀錄（CSV）' },
  fileFailed: { en: 'The file could not be made. Please try again.', zh: '未能下載紀錄，請重試。' },
  order: { en: 'Order', zh: '訂單' },
  until: { en: (day: string) => `until ${day}`, zh: (day: string) => `有效至${day}` },
  to: { en: 'To', zh: '轉贈予' },
  from: { en: 'From', zh: '來自' },
  someone: { en: 'a friend', zh: '朋友' },
  more: { en: 'Show more', zh: '顯示更多' },
  empty: { en: 'No points yet', zh: '暫無積分紀錄' },
  emptyWords: {
    en: 'Every order earns points, added once you have received your items.',
    zh: '每次購物均可賺取積分，收到貨品後發放。',
  },
  emptyFilter: { en: 'Nothing of this kind yet.', zh: '暫無此類紀錄。' },
  failed: { en: 'Your points could not be loaded. Please try again.', zh: '未能載入積分，請重試。' },

  give: { en: 'Give points', zh: '轉贈積分' },
  giveTitle: { en: 'Give points to a friend', zh: '轉贈積分予朋友' },
  whom: { en: 'Recipient', zh: '轉贈對象' },
  byContact: { en: 'By code, e-mail or number', zh: '以邀請碼、電郵或電話號碼' },
  listOf: { en: (title: string) => `Wish list “${title}”`, zh: (title: string) => `願望清單「${title}」` },
  listUntitled: { en: 'A friend whose wish list you have', zh: '互有願望清單的朋友' },
  friend: { en: 'Their invite code, e-mail or mobile number', zh: '朋友的邀請碼、電郵或手提電話號碼' },
  friendHint: {
    en: 'The code is in their account. For numbers outside Hong Kong, include the country code.',
    zh: '邀請碼見朋友帳戶內。香港以外的號碼須連國家或地區號碼。',
  },
  amount: { en: 'Points', zh: '積分數目' },
  amountHint: {
    en: (held: string, most: string, aDay: string) =>
      `You have ${held}. At most ${most} at a time, and ${aDay} a day to the same friend.`,
    zh: (held: string, most: string, aDay: string) => `您有${held}積分。每次最多${most}，每日轉贈同一位朋友最多${aDay}。`,
  },
  message: { en: 'A message', zh: '留言' },
  optional: { en: 'optional', zh: '選填' },
  warning: {
    en: 'A gift cannot be undone, so please check the recipient. The points keep their expiry date.',
    zh: '送出的積分不能收回，請核對轉贈對象。轉贈後到期日不變。',
  },
  confirm: { en: 'Give points', zh: '確認轉贈' },
  cancel: { en: 'Cancel', zh: '取消' },
  given: {
    en: (points: string) => `Your friend has received ${points} points. You have both been notified.`,
    zh: (points: string) => `已轉贈${points}積分，您與朋友均會收到通知。`,
  },
  givenPlain: {
    en: 'Your friend has received the points. You have both been notified.',
    zh: '已轉贈積分，您與朋友均會收到通知。',
  },
  failedGift: { en: 'The points could not be given. Please try again.', zh: '未能轉贈，請重試。' },
} satisfies Texts
