import type { Texts } from '#language/texts.ts'

export const adminBalancesText = {
  title: { en: 'Members’ balances', zh: '會員結餘' },
  lead: {
    en: 'What the shop owes its members: refunds they chose to keep here, and goodwill. Nobody can pay money in.',
    zh: '本店欠會員的款項，包括會員選擇存入的退款及心意補償。會員不可自行增值。',
  },
  search: { en: 'Name, e-mail, number or invite code', zh: '姓名、電郵、電話或邀請碼' },
  total: { en: (amount: string) => `Owed in all: ${amount}`, zh: (amount: string) => `結餘總額：${amount}` },
  table: { en: 'Members, the largest balance first', zh: '會員，結餘最多的排於最前' },
  member: { en: 'Member', zh: '會員' },
  email: { en: 'E-mail', zh: '電郵' },
  mobile: { en: 'Mobile', zh: '手提電話' },
  balance: { en: 'Balance', zh: '結餘' },
  nameless: { en: 'No name given', zh: '未提供姓名' },
  none: { en: 'Nobody has a balance yet.', zh: '暫時沒有會員有結餘。' },
  nothing: { en: 'Nobody was found.', zh: '找不到會員。' },
  back: { en: 'All balances', zh: '返回會員結餘' },
  room: { en: 'The member’s account', zh: '會員帳戶' },
  missingTitle: { en: 'There is no such member', zh: '找不到此會員' },
  missing: { en: 'The address may be wrong.', zh: '網址可能有誤。' },
  waiting: { en: 'Goodwill waiting for a second person', zh: '待第二位同事批核的心意補償' },
  goodwills: { en: 'Goodwill', zh: '心意補償' },
  noGoodwill: { en: 'None was given.', zh: '沒有紀錄。' },
  give: { en: 'Give goodwill', zh: '存入心意補償' },
  giveWords: {
    en: (limit: string) =>
      `It is the member’s at once, and they are told. What one member is given in a day above ${limit} waits until a second person agrees.`,
    zh: (limit: string) => `款項即時存入會員結餘並通知會員。每名會員每日累計超過${limit}的心意補償須由第二位同事批核。`,
  },
  amount: { en: 'Amount (HK$)', zh: '金額（HK$）' },
  reason: { en: 'Reason', zh: '原因' },
  reasonHint: { en: 'Kept here; the member does not see it.', zh: '只作內部紀錄，會員不會看到。' },
  given: { en: 'Given.', zh: '已存入。' },
  asked: { en: 'A second person has to agree.', zh: '待第二位同事批核。' },
  agree: { en: 'Agree', zh: '批准' },
  agreeOf: {
    en: (amount: string, member: string) => `Agree to ${amount} for ${member}`,
    zh: (amount: string, member: string) => `批准${member}的${amount}`,
  },
  decline: { en: 'Decline', zh: '拒絕' },
  declineOf: {
    en: (amount: string, member: string) => `Decline ${amount} for ${member}`,
    zh: (amount: string, member: string) => `拒絕${member}的${amount}`,
  },
  declined: { en: 'Declined.', zh: '已拒絕。' },
  by: { en: (name: string, when: string) => `${name}, ${when}`, zh: (name: string, when: string) => `${name}，${when}` },
  noEntries: { en: 'Nothing has come or gone yet.', zh: '暫無帳目紀錄。' },
  entries: { en: 'Entries in the books', zh: '帳目紀錄' },
  allEntries: { en: 'All entries of this member', zh: '此會員的全部帳目' },
} satisfies Texts

export const goodwillStateText = {
  waiting: { en: 'Waits for a second person', zh: '待第二次批核' },
  given: { en: 'Given', zh: '已存入' },
  declined: { en: 'Declined', zh: '已拒絕' },
} satisfies Texts
