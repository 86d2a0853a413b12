import { counted } from '#language/counted.ts'
import type { Texts } from '#language/texts.ts'

/** What the owners of a shop are told when one comes or goes. Plain text. */
export const ownerMessages = {
  added: {
    en: {
      title: '{seller} has another owner',
      text: '{by} made {name} an owner. Owners may do everything in the seller centre, and each may leave. If none of you wanted this, write to us at once.',
    },
    zh: {
      title: '{seller}新增了負責人',
      text: '{by}已將{name}設為負責人。負責人擁有賣家中心的全部權限，亦可自行退出。如非負責人所為，請立即通知我們。',
    },
  },
  left: {
    en: { title: 'An owner has left {seller}', text: '{name} is no longer an owner and cannot open the seller centre.' },
    zh: { title: '{seller}有負責人退出', text: '{name}已不再是負責人，不能進入賣家中心。' },
  },
} as const

/** What the owners are told of a shop that closes. Plain text. */
export const closingMessages = {
  begun: {
    en: {
      title: '{seller} is closing',
      text: '{name} is closing the shop. All its offers have ended. Please send what is paid, and withdraw the balance. An owner can undo this under “Team” until the shop is closed.\nReason: {reason}',
    },
    zh: {
      title: '{seller}正在結束業務',
      text: '{name}已申請結束賣家業務，所有報價已終止。已付款的訂單請照常寄出，並提取結餘。業務結束前，負責人可於「團隊」取消。\n原因：{reason}',
    },
  },
  stopped: {
    en: {
      title: '{seller} stays open',
      text: '{name} has undone the closing. The offers that ended do not return by themselves: please place them again.',
    },
    zh: { title: '{seller}繼續營業', text: '{name}已取消結束業務。已終止的報價不會自動恢復，請重新提交。' },
  },
  closed: {
    en: {
      title: '{seller} is closed',
      text: 'Nothing is open any more, and the balance has been paid out. Your statements stay in the seller centre.',
    },
    zh: { title: '{seller}的業務已結束', text: '所有訂單均已完成，結餘亦已付清。您仍可於賣家中心查閱結單。' },
  },
  closedOwing: {
    en: {
      title: '{seller} is closed, and a debt is left',
      text: 'Nothing is open any more. What the shop still owes is in the seller centre under “Balance”. Please pay it.',
    },
    zh: { title: '{seller}的業務已結束，尚有欠款', text: '所有訂單均已完成。尚欠的款項載於賣家中心的「結餘」，請繳付。' },
  },
} as const

/** On the page of the team. */
export const shopOwnersText = {
  makeOwner: { en: 'Make owner', zh: '設為負責人' },
  makeOwnerTitle: { en: (name: string) => `Make ${name} an owner?`, zh: (name: string) => `確定將${name}設為負責人？` },
  makeOwnerWords: {
    en: 'An owner may do everything: withdraw money, change the bank account, close the shop. Only the new owner can undo this, by leaving. All owners get an e-mail.',
    zh: '負責人擁有全部權限，包括提款、更改銀行戶口及結束業務。此操作只可由新負責人自行退出取消。所有負責人會收到電郵。',
  },
  madeOwner: { en: 'Owner added.', zh: '已新增負責人。' },
  leave: { en: 'Leave team', zh: '退出團隊' },
  leaveTitle: { en: 'Leave this team?', zh: '確定退出此團隊？' },
  leaveWords: {
    en: 'Your access to this seller centre ends at once. You can return only by invitation. Your own orders and account stay.',
    zh: '您將即時不能進入此賣家中心，須再獲邀請方可加入。您的個人訂單及帳戶不受影響。',
  },
  closing: { en: 'Close this shop', zh: '結束賣家業務' },
  closingLead: {
    en: 'All offers end at once. Paid orders go on. The shop is closed once nothing is open and the balance is paid out. A debt stays due.',
    zh: '所有報價即時終止，已付款的訂單照常處理。訂單完成並付清結餘後，業務即告結束。欠款仍須繳付。',
  },
  ownersOnly: { en: 'Only an owner can close the shop.', zh: '只有負責人可結束業務。' },
  close: { en: 'Close shop', zh: '結束業務' },
  closeTitle: { en: 'Close this shop?', zh: '確定結束賣家業務？' },
  closeReason: { en: 'Reason', zh: '原因' },
  closeReasonHint: { en: 'The other owners and we read it.', zh: '其他負責人及本店會看到。' },
  closeBegun: { en: 'The shop is closing.', zh: '已開始結束業務。' },
  isClosing: {
    en: (time: string) => `The shop has been closing since ${time}.`,
    zh: (time: string) => `業務自${time}起正在結束。`,
  },
  isClosed: { en: (time: string) => `The shop was closed on ${time}.`, zh: (time: string) => `業務已於${time}結束。` },
  stillOpen: { en: 'Still open', zh: '尚未完成' },
  orders: { en: (num: number) => `Orders: ${counted(num)}`, zh: (num: number) => `訂單：${counted(num)}張` },
  cases: { en: (num: number) => `Claims and cases: ${counted(num)}`, zh: (num: number) => `申請及個案：${counted(num)}宗` },
  others: {
    en: (num: number) => `Requests and commissions: ${counted(num)}`,
    zh: (num: number) => `尋貨要求及佣金：${counted(num)}項`,
  },
  balance: { en: (amount: string) => `Balance to withdraw: ${amount}`, zh: (amount: string) => `待提取結餘：${amount}` },
  pending: { en: (amount: string) => `Sold, not due yet: ${amount}`, zh: (amount: string) => `已售出，待結算：${amount}` },
  onTheWay: { en: (amount: string) => `On its way to the bank: ${amount}`, zh: (amount: string) => `提取中：${amount}` },
  debt: { en: (amount: string) => `Debt that stays due: ${amount}`, zh: (amount: string) => `仍須繳付的欠款：${amount}` },
  nothingOpen: { en: 'Nothing. The shop is closed within the hour.', zh: '沒有。業務將於一小時內結束。' },
  keepOpen: { en: 'Keep shop open', zh: '繼續營業' },
  keptOpen: { en: 'The shop stays open. Please place your offers again.', zh: '已取消結束業務，請重新提交報價。' },
} satisfies Texts

/** The line above every page of the seller centre. */
export const closingLineText = {
  closing: {
    en: 'This shop is closing. Its offers have ended, and paid orders go on.',
    zh: '此賣家業務正在結束。報價已終止，已付款的訂單照常處理。',
  },
  closed: {
    en: 'This shop is closed. Statements can still be read here.',
    zh: '此賣家業務已結束，您仍可在此查閱結單。',
  },
} satisfies Texts
