import type { Texts } from '#language/texts.ts'

export const sellerTeamText = {
  title: { en: 'Team', zh: '團隊' },
  lead: {
    en: 'Who acts for this shop, and what each of them may do. Owners may do everything.',
    zh: '代表此賣家的成員及各人的權限。負責人擁有全部權限。',
  },
  table: { en: 'Team, owners first', zh: '團隊成員，負責人排先' },
  person: { en: 'Name', zh: '姓名' },
  role: { en: 'Role', zh: '身份' },
  scopes: { en: 'May manage', zh: '權限' },
  since: { en: 'Since', zh: '加入日期' },
  owner: { en: 'Owner', zh: '負責人' },
  staff: { en: 'Staff', zh: '職員' },
  isYou: { en: (name: string) => `${name} (you)`, zh: (name: string) => `${name}（您）` },
  nameless: { en: 'No name yet', zh: '未填姓名' },
  nothing: { en: 'Nothing yet', zh: '暫無權限' },
  everything: { en: 'Everything', zh: '全部' },
  actions: { en: 'Actions', zh: '操作' },
  change: { en: 'Change', zh: '更改' },
  changeTitle: { en: (name: string) => `What ${name} may manage`, zh: (name: string) => `${name}的權限` },
  save: { en: 'Save', zh: '儲存' },
  saved: { en: 'Access saved.', zh: '已儲存權限。' },
  end: { en: 'Remove from team', zh: '移出團隊' },
  endTitle: { en: (name: string) => `Remove ${name} from the team?`, zh: (name: string) => `確定將${name}移出團隊？` },
  endWords: {
    en: 'Access to the seller centre ends at once. Shopping with the same account goes on.',
    zh: '賣家中心的權限將即時終止，其帳戶仍可購物。',
  },
  ended: { en: 'Removed from the team.', zh: '已移出團隊。' },
  invite: { en: 'Invite a colleague', zh: '邀請成員' },
  inviteWords: {
    en: 'We e-mail a link that works once, within seven days. Your colleague accepts it with the account they shop with, or opens one.',
    zh: '邀請連結會以電郵寄出，七日內有效，只可使用一次。對方以購物帳戶登入（或註冊新帳戶）後即可接受。',
  },
  email: { en: 'E-mail', zh: '電郵' },
  sendInvitation: { en: 'Send invitation', zh: '寄出邀請' },
  sent: { en: 'Invitation sent.', zh: '已寄出邀請。' },
  invitations: { en: 'Invitations waiting', zh: '未接受的邀請' },
  until: { en: (day: string) => `Valid until ${day}`, zh: (day: string) => `有效至${day}` },
  over: { en: 'Expired', zh: '已過期' },
  withdraw: { en: 'Withdraw', zh: '取消邀請' },
  withdrawn: { en: 'Invitation withdrawn.', zh: '已取消邀請。' },
} satisfies Texts

/** The page that the link of an invitation opens. */
export const sellerWelcomeText = {
  title: { en: 'Join a team', zh: '加入團隊' },
  asks: {
    en: (merchant: string) => `${merchant} invites you to its team`,
    zh: (merchant: string) => `${merchant}邀請您加入團隊`,
  },
  may: { en: (what: string) => `You will manage: ${what}.`, zh: (what: string) => `您可管理：${what}。` },
  mayNothing: {
    en: 'An owner will say later what you may manage.',
    zh: '負責人稍後會設定您的權限。',
  },
  own: {
    en: 'Your own orders, addresses and wish list stay yours alone; colleagues see your name only.',
    zh: '您的個人訂單、地址及心願單不會公開，團隊成員只會看到您的姓名。',
  },
  accept: { en: 'Accept', zh: '接受邀請' },
  signIn: { en: 'Sign in to accept', zh: '登入後接受' },
  overTitle: { en: 'This invitation is no longer open', zh: '此邀請已失效' },
  over: {
    en: 'It has been used, withdrawn or has expired. Ask the person who invited you for a new one.',
    zh: '邀請已使用、取消或過期，請向邀請您的成員索取新邀請。',
  },
} satisfies Texts

/** What a person of a merchant may do there. */
export const sellerScopeText = {
  offer: { en: 'Offers', zh: '報價' },
  ship: { en: 'Orders', zh: '訂單' },
  money: { en: 'Balance', zh: '結餘' },
  team: { en: 'Team', zh: '團隊' },
  talk: { en: 'Messages', zh: '訊息' },
} satisfies Texts
