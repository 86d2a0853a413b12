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
  noneTitle: { en: 'No invitations to review', zh: '沒有待覆核的邀請' },
  none: {
    en: 'Invitations that look like one person, or exceed a limit, wait here for review.',
    zh: '疑似同一人或超出上限的邀請，將於此待覆核。',
  },
  nothingTitle: { en: 'No invitations found', zh: '找不到邀請' },
  nothing: { en: 'No member of this name or code has invited a friend or joined.', zh: '沒有相符的會員。' },
  clear: { en: 'Show what is waiting', zh: '顯示待處理項目' },
  invitedBy: {
    en: (friend: string, inviter: string) => `${friend}, invited by ${inviter}`,
    zh: (friend: string, inviter: string) => `${friend}（由${inviter}邀請）`,
  },
  by: { en: ' invited by ', zh: '，邀請人：' },
  nameless: { en: 'a former member', zh: '已離開的會員' },
  joined: { en: (time: string) => `Joined ${time}`, zh: (time: string) => `${time}加入` },
  givenOn: { en: (time: string) => `given ${time}`, zh: (time: string) => `${time}發放` },
  gets: {
    en: (inviter: string, friend: string) => `Inviter: ${inviter || 'no reward'}. Friend: ${friend || 'no reward'}.`,
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
  release: { en: 'Give', zh: '發放' },
  decline: { en: 'Decline', zh: '拒絕' },
  keys: {
    en: 'J/K move, G gives, D declines, Enter opens',
    zh: '按J、K上下移動，G發放，D拒絕，Enter開啟',
  },
  releaseWords: {
    en: 'Once a colleague has approved, both receive their rewards and are notified. The reason is recorded in the audit trail.',
    zh: '經另一位同事批核後，雙方即獲發獎賞並收到通知；原因會記入操作紀錄。',
  },
  declineWords: { en: 'No reward will be given for this invitation.', zh: '此邀請將不獲發任何獎賞。' },
  reason: { en: 'Reason', zh: '原因' },
  done: { en: 'Done', zh: '已完成' },

  tree: { en: 'Invitations of a member', zh: '會員的邀請' },
  treeOf: { en: (name: string) => `Invitations: ${name}`, zh: (name: string) => `${name}的邀請` },
  back: { en: 'All invitations', zh: '全部邀請' },
  code: { en: 'Invite code', zh: '邀請碼' },
  above: { en: 'Invited by', zh: '由誰邀請' },
  below: { en: 'Invited', zh: '邀請了誰' },
  noAbove: { en: 'Joined without an invitation.', zh: '自行加入。' },
  noBelow: { en: 'None yet.', zh: '暫無。' },
  cut: { en: 'There are more than can be shown here.', zh: '尚有更多，未能全部顯示。' },
  missingTitle: { en: 'Member not found', zh: '找不到此會員' },
  missing: { en: 'The address may be wrong.', zh: '請核對網址。' },
  barred: {
    en: (by: string, time: string, reason: string) => `Ended by ${by}, ${time}: ${reason}`,
    zh: (by: string, time: string, reason: string) => `${by}於${time}終止：${reason}`,
  },
  end: { en: 'End this branch', zh: '終止此分支' },
  endWords: {
    en: 'No more rewards for this member’s own invitation, the people they invite, or whoever those invite. This cannot be undone.',
    zh: '此會員所獲的邀請、其已經及日後邀請的人，以及由他們再邀請的人，均不再獲發獎賞。此操作不能復原。',
  },
  takeBack: {
    en: 'Also withdraw rewards that are still unused',
    zh: '同時收回已發放而尚未使用的獎賞',
  },
  ended: {
    en: (amount: string, points: number, coupons: number) => `Ended. Withdrawn: ${amount}, ${points} points, ${coupons} coupons.`,
    zh: (amount: string, points: number, coupons: number) => `已終止。收回${amount}、${points}積分及${coupons}張優惠券。`,
  },
} satisfies Texts

export const invitationQueueText = {
  held: { en: 'To review', zh: '待覆核' },
  open: { en: 'Before the first order', zh: '待首張訂單' },
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
  'day-limit': { en: 'Above the daily limit', zh: '超出每日上限' },
  'month-limit': { en: 'Above the monthly limit', zh: '超出每月上限' },
  'no-coupon': { en: 'No campaign for the promised coupon', zh: '沒有可發放的優惠券活動' },
} satisfies Texts
