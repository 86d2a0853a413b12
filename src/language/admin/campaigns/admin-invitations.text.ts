import type { Texts } from '#language/texts.ts'

/** Who has invited whom. */
export const adminInvitationsText = {
  title: { en: 'Invitations', zh: '邀請' },
  search: { en: 'Name, e-mail, number or invite code', zh: '姓名、電郵、電話或邀請碼' },
  queues: { en: 'Show', zh: '顯示' },
  count: {
    en: (total: number) => (total === 1 ? '1 invitation' : `${total} invitations`),
    zh: (total: number) => `${total}項邀請`,
  },
  noneTitle: { en: 'Nothing waits', zh: '沒有待處理的邀請' },
  none: {
    en: 'Where two look like one person, or one brings very many, it waits here.',
    zh: '疑似同一人或超出上限的邀請，將於此待覆核。',
  },
  nothingTitle: { en: 'Nothing found', zh: '找不到邀請' },
  nothing: { en: 'Nobody of that name or code has invited or come.', zh: '沒有相符的會員。' },
  clear: { en: 'Show what waits', zh: '顯示待處理項目' },
  invitedBy: {
    en: (friend: string, inviter: string) => `${friend} came by ${inviter}`,
    zh: (friend: string, inviter: string) => `${friend}（由${inviter}邀請）`,
  },
  by: { en: ' invited by ', zh: '，邀請人：' },
  nameless: { en: 'nobody any more', zh: '已離開的會員' },
  joined: { en: (time: string) => `Joined ${time}`, zh: (time: string) => `${time}加入` },
  givenOn: { en: (time: string) => `given ${time}`, zh: (time: string) => `${time}發放` },
  gets: {
    en: (inviter: string, friend: string) => `Inviter: ${inviter || 'nothing'}. Friend: ${friend || 'nothing'}.`,
    zh: (inviter: string, friend: string) => `邀請人：${inviter || '不設獎賞'}；朋友：${friend || '不設獎賞'}。`,
  },
  order: { en: 'Order', zh: '訂單' },
  decided: { en: (by: string, reason: string) => `${by}: ${reason}`, zh: (by: string, reason: string) => `${by}：${reason}` },
  broughtMore: {
    en: (some: number) => (some === 1 ? 'Has invited 1' : `Has invited ${some}`),
    zh: (some: number) => `已邀請${some}人`,
  },
  sameAs: {
    en: (what: string, name: string) => `${what} as ${name}`,
    zh: (what: string, name: string) => `${what}：與${name}相同`,
  },
  release: { en: 'Give it', zh: '發放' },
  decline: { en: 'Decline', zh: '拒絕' },
  keys: {
    en: 'j and k move through the list; g gives, d declines, Enter opens',
    zh: '按j、k上下移動，g發放，d拒絕，Enter開啟',
  },
  releaseWords: {
    en: 'Both get what they were promised, at once, and are told. The reason stands in the trail.',
    zh: '雙方即時獲發獎賞並收到通知，原因會記入操作記錄。',
  },
  declineWords: { en: 'Nothing is ever given for this invitation.', zh: '此邀請將不獲發任何獎賞。' },
  reason: { en: 'Reason', zh: '原因' },
  done: { en: 'Done', zh: '已完成' },

  tree: { en: 'Invitations of a member', zh: '會員的邀請' },
  treeOf: { en: (name: string) => `Invitations: ${name}`, zh: (name: string) => `${name}的邀請` },
  back: { en: 'All invitations', zh: '全部邀請' },
  code: { en: 'Invite code', zh: '邀請碼' },
  above: { en: 'By whom they came', zh: '由誰邀請' },
  below: { en: 'Who came by them', zh: '邀請了誰' },
  noAbove: { en: 'They came by themselves.', zh: '自行加入。' },
  noBelow: { en: 'Nobody yet.', zh: '暫無。' },
  cut: { en: 'There are more than are shown here.', zh: '尚有更多，未能全部顯示。' },
  missingTitle: { en: 'There is no such member', zh: '找不到此會員' },
  missing: { en: 'The address may be wrong.', zh: '請核對網址。' },
  barred: {
    en: (by: string, time: string, reason: string) => `Ended by ${by}, ${time}: ${reason}`,
    zh: (by: string, time: string, reason: string) => `${by}於${time}終止：${reason}`,
  },
  end: { en: 'End this branch', zh: '終止此分支' },
  endWords: {
    en: 'Nothing more is given for this member’s own invitation, for anybody they have invited or will, nor for whom those invite. It cannot be undone.',
    zh: '此會員所獲的邀請、其已經及日後邀請的人，以及由他們再邀請的人，均不再獲發獎賞。此操作不可還原。',
  },
  takeBack: {
    en: 'Take back what was given, as far as it is still there',
    zh: '同時收回已發放而尚未使用的獎賞',
  },
  ended: {
    en: (amount: string, points: number, coupons: number) => `Ended. Came back: ${amount}, ${points} points, ${coupons} coupons.`,
    zh: (amount: string, points: number, coupons: number) => `已終止。收回${amount}、${points}積分及${coupons}張優惠券。`,
  },
} satisfies Texts

export const invitationQueueText = {
  held: { en: 'To look at', zh: '待覆核' },
  open: { en: 'Before a first order', zh: '待首張訂單' },
  given: { en: 'Given', zh: '已發放' },
  void: { en: 'Not given', zh: '不獲發放' },
  all: { en: 'All', zh: '全部' },
} satisfies Texts

/** What speaks against an invitation. */
export const invitationFlagText = {
  contact: { en: 'The same contact', zh: '聯絡方式' },
  device: { en: 'The same device and network', zh: '裝置及網絡' },
  address: { en: 'The same address', zh: '地址' },
  card: { en: 'The same card', zh: '信用卡' },
  'day-limit': { en: 'More friends in a day than the limit', zh: '超出每日上限' },
  'month-limit': { en: 'More friends in a month than the limit', zh: '超出每月上限' },
  'no-coupon': { en: 'No campaign gives the promised coupon', zh: '沒有可發放的優惠券活動' },
} satisfies Texts
