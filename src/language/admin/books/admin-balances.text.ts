import type { Texts } from '#language/texts.ts'

export const adminBalancesText = {
  title: { en: 'Member balances', zh: '會員結餘' },
  lead: {
    en: 'What the shop owes its members: refunds they chose to keep, and goodwill. Members cannot pay money in.',
    zh: '本店欠會員的款項，包括會員選擇存入的退款及心意補償。會員不可自行增值。',
  },
  search: { en: 'Name, e-mail, number or invite code', zh: '姓名、電郵、電話或邀請碼' },
  total: { en: (amount: string) => `Owed in all: ${amount}`, zh: (amount: string) => `結餘總額：${amount}` },
  table: { en: 'Members, largest balance first', zh: '會員，結餘最多的排於最前' },
  member: { en: 'Member', zh: '會員' },
  email: { en: 'E-mail', zh: '電郵' },
  mobile: { en: 'Mobile', zh: '手提電話' },
  balance: { en: 'Balance', zh: '結餘' },
  nameless: { en: 'No name', zh: '未提供姓名' },
  none: { en: 'No balances yet.', zh: '暫時沒有會員有結餘。' },
  nothing: { en: 'No members found.', zh: '找不到會員。' },
  back: { en: 'All balances', zh: '返回會員結餘' },
  room: { en: 'The member’s account', zh: '會員帳戶' },
  missingTitle: { en: 'Member not found', zh: '找不到此會員' },
  missing: { en: 'The address may be wrong.', zh: '網址可能有誤。' },
  waiting: { en: 'Goodwill waiting for a second approval', zh: '待第二位同事批核的心意補償' },
  goodwills: { en: 'Goodwill', zh: '心意補償' },
  noGoodwill: { en: 'No goodwill given.', zh: '沒有紀錄。' },
  give: { en: 'Give goodwill', zh: '存入心意補償' },
  giveWords: {
    en: 'A colleague has to approve it. The amount is then added to the balance, and the member is notified.',
    zh: '須由另一位同事批核，其後款項即存入會員結餘並通知會員。',
  },
  amount: { en: 'Amount (HK$)', zh: '金額（HK$）' },
  reason: { en: 'Reason', zh: '原因' },
  reasonHint: { en: 'Internal only; the member cannot see it.', zh: '只作內部紀錄，會員不會看到。' },
  given: { en: 'Given.', zh: '已存入。' },
  agree: { en: 'Approve', zh: '批核' },
  agreeOf: {
    en: (amount: string, member: string) => `Approve ${amount} for ${member}`,
    zh: (amount: string, member: string) => `批核${member}的${amount}`,
  },
  decline: { en: 'Decline', zh: '拒絕' },
  declineOf: {
    en: (amount: string, member: string) => `Decline ${amount} for ${member}`,
    zh: (amount: string, member: string) => `拒絕${member}的${amount}`,
  },
  declined: { en: 'Declined.', zh: '已拒絕。' },
  by: { en: (name: string, when: string) => `${name}, ${when}`, zh: (name: string, when: string) => `${name}，${when}` },
  noEntries: { en: 'No entries yet.', zh: '暫無賬目紀錄。' },
  entries: { en: 'Entries in the books', zh: '賬目紀錄' },
  allEntries: { en: 'All entries of this member', zh: '此會員的全部賬目' },
} satisfies Texts

export const goodwillStateText = {
  waiting: { en: 'Waiting for a second approval', zh: '待第二位同事批核' },
  given: { en: 'Given', zh: '已存入' },
  declined: { en: 'Declined', zh: '已拒絕' },
} satisfies Texts
