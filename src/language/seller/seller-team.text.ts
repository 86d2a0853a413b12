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
} satisfies Texts

/** What a person of a merchant may do there. */
export const sellerScopeText = {
  offer: { en: 'Offers', zh: '報價' },
  ship: { en: 'Orders', zh: '訂單' },
  money: { en: 'Balance', zh: '結餘' },
  team: { en: 'Team', zh: '團隊' },
  talk: { en: 'Messages', zh: '訊息' },
} satisfies Texts
