import { counted } from '#language/counted.ts'
import type { Texts } from '#language/texts.ts'

/** Everybody who sells here, as the shop keeps them. */
export const keptMerchantsText = {
  title: { en: 'Sellers', zh: '賣家' },
  search: { en: 'Name, code or e-mail', zh: '名稱、編號或電郵' },
  kind: { en: 'Kind', zh: '類別' },
  allKinds: { en: 'All kinds', zh: '所有類別' },
  queues: { en: 'Sellers by state', zh: '按狀態分類的賣家' },
  all: { en: 'All', zh: '全部' },
  active: { en: 'Selling', zh: '發售中' },
  resting: { en: 'Offers on hold', zh: '自行暫停' },
  suspended: { en: 'Suspended', zh: '已暫停' },
  payouts: { en: 'Payouts on hold', zh: '付款暫停' },
  table: { en: 'Sellers', zh: '賣家' },
  name: { en: 'Seller', zh: '賣家' },
  code: { en: 'Code', zh: '編號' },
  state: { en: 'State', zh: '狀態' },
  people: { en: 'People', zh: '成員' },
  offers: { en: 'Offers', zh: '報價' },
  signals: { en: 'Shares with others', zh: '與他人相同' },
  sharing: {
    en: (num: number) => (num === 0 ? '–' : counted(num)),
    zh: (num: number) => (num === 0 ? '–' : `${counted(num)}個`),
  },
  orders: {
    en: (num: number) => (num === 0 ? '–' : counted(num)),
    zh: (num: number) => (num === 0 ? '–' : `${counted(num)}張`),
  },
  ownBought: { en: 'Own purchases', zh: '自購訂單' },
  count: {
    en: (num: number) => `${counted(num)} ${num === 1 ? 'seller' : 'sellers'}`,
    zh: (num: number) => `${counted(num)}個賣家`,
  },
  noneTitle: { en: 'No sellers yet', zh: '暫無賣家' },
  none: { en: 'Sellers appear here once their application is approved.', zh: '申請獲批核後，賣家即於此處顯示。' },
  nothingTitle: { en: 'Nothing found', zh: '找不到賣家' },
  nothing: { en: 'Please try another word, kind or state.', zh: '請嘗試其他字詞、類別或狀態。' },
  clear: { en: 'Show all sellers', zh: '顯示所有賣家' },
} satisfies Texts

/** How a merchant is doing now. */
export const merchantStateText = {
  active: { en: 'Selling', zh: '發售中' },
  resting: { en: 'Offers on hold', zh: '自行暫停' },
  suspended: { en: 'Suspended', zh: '已暫停' },
} satisfies Texts

export const keptMerchantText = {
  missingTitle: { en: 'This seller does not exist', zh: '找不到此賣家' },
  back: { en: 'Sellers', zh: '賣家' },
  enter: { en: 'Open its seller centre', zh: '進入賣家中心' },
  enterTitle: { en: (name: string) => `Work in the seller centre of ${name}?`, zh: (name: string) => `進入${name}的賣家中心？` },
  enterWords: {
    en: 'For 30 minutes you can help with offers and orders. Money, bank account, team and conversations stay closed. Every change carries your name.',
    zh: '30分鐘內可代為處理報價及訂單，不能查閱或更改款項、銀行戶口、團隊及對話。所有更改均會註明您的姓名。',
  },
  enterReason: { en: 'Reason', zh: '原因' },
  enterHint: { en: 'All owners of the seller read it now.', zh: '賣家的所有負責人會即時收到。' },
  'hold-sales': { en: 'Suspend seller', zh: '暫停賣家' },
  'hold-payouts': { en: 'Hold payouts', zh: '暫停付款' },
  'lift-sales': { en: 'Lift suspension', zh: '恢復賣家' },
  'lift-payouts': { en: 'Resume payouts', zh: '恢復付款' },
  'hold-salesWords': {
    en: 'Offers are out at once, and unpaid orders are cancelled. Paid orders go on. Payouts wait.',
    zh: '報價即時停止顯示，未付款的訂單會取消。已付款的訂單照常處理，付款暫停。',
  },
  'hold-payoutsWords': {
    en: 'The seller goes on selling. Nothing is paid to its bank until you resume payouts.',
    zh: '賣家可如常發售；恢復前不會向其銀行戶口付款。',
  },
  'lift-salesWords': {
    en: 'Offers are shown again, unless the seller had put them on hold. Payouts go on.',
    zh: '報價重新顯示（賣家早前自行暫停者除外），付款繼續處理。',
  },
  'lift-payoutsWords': { en: 'What was asked for goes on.', zh: '已申請的款項將繼續處理。' },
  reasonHint: { en: 'Owners get it by e-mail, in their language.', zh: '負責人會收到其所用語言版本的電郵。' },
  endDay: { en: 'Last day', zh: '最後一日' },
  endDayHint: { en: 'Leave it empty to decide later. Otherwise it ends by itself.', zh: '如未定可留空；填寫後到期自動恢復。' },
  note: { en: 'Note for colleagues', zh: '同事備註' },
  noteHint: { en: 'The seller never sees it.', zh: '賣家不會看到。' },
  own: {
    en: 'You work for this seller yourself. A colleague decides about it.',
    zh: '您是此賣家的成員，須由其他同事處理。',
  },
  holds: { en: 'On hold', zh: '暫停事項' },
  heldBy: {
    en: (by: string, time: string) => `Since ${time}, by ${by}`,
    zh: (by: string, time: string) => `由${by}於${time}開始`,
  },
  heldUntil: { en: (time: string) => `Ends ${time}`, zh: (time: string) => `至${time}` },
  heldOpen: { en: 'No end is set', zh: '未定恢復日期' },
  facts: { en: 'Seller', zh: '賣家資料' },
  code: { en: 'Code', zh: '編號' },
  kind: { en: 'Kind', zh: '類別' },
  people: { en: 'People', zh: '成員' },
  owner: { en: 'Owner', zh: '負責人' },
  money: { en: 'Balance', zh: '結餘' },
  balance: { en: 'Balance', zh: '可提取結餘' },
  pending: { en: 'Sold, not due yet', zh: '已售出，待結算' },
  onTheWay: { en: 'On its way to the bank', zh: '提取中' },
  books: { en: 'Accounts of all sellers', zh: '所有賣家的賬目' },
  offers: { en: 'Offers', zh: '報價' },
  live: { en: 'Valid', zh: '有效' },
  out: { en: 'Sold out', zh: '已售罄' },
  ended: { en: 'Ended', zh: '已結束' },
  newest: { en: 'Newest offers', zh: '最新報價' },
  health: { en: 'Performance', zh: '賣家表現' },
  documents: { en: 'Documents', zh: '文件' },
  noDocuments: { en: 'This seller came without an application.', zh: '此賣家並非經申請加入。' },
  lastDay: { en: (day: string) => `valid until ${day}`, zh: (day: string) => `有效期至${day}` },
  application: { en: (number: string) => `Application ${number}`, zh: (number: string) => `申請${number}` },
  strangers: { en: 'Others with the same details', zh: '資料相同的其他人' },
  sameOwner: { en: 'Of the same owner', zh: '同一負責人' },
  noSignals: { en: 'Nothing is shared with other sellers or applications.', zh: '與其他賣家或申請並無相同資料。' },
  sharedDigits: {
    en: 'Bank accounts are compared by bank and last four digits.',
    zh: '銀行戶口以銀行及最後四位數字比對。',
  },
  ownPurchases: { en: 'Bought by its own people', zh: '賣家成員自購' },
  noOwnPurchases: { en: 'No order comes from its own people.', zh: '並無賣家成員的訂單。' },
  ownPurchase: {
    en: (date: string, num: number, amount: string) => `${date} · ${num} ${num === 1 ? 'item' : 'items'} · ${amount}`,
    zh: (date: string, num: number, amount: string) => `${date} · ${num}件 · ${amount}`,
  },
  ownPurchasesWhy: {
    en: 'People of a seller cannot review what they buy of it. An order by the same device may come from their household.',
    zh: '賣家成員不可評價自購貨品。使用相同裝置的訂單可能來自其家人。',
  },
  unnamed: { en: 'Application without a name', zh: '未填名稱的申請' },
  noteLine: { en: (note: string) => `Note: ${note}`, zh: (note: string) => `備註：${note}` },
  endLine: { en: (time: string) => `Ends ${time}`, zh: (time: string) => `至${time}` },
} satisfies Texts

export const merchantActText = {
  'hold-sales': { en: 'Suspended', zh: '暫停賣家' },
  'hold-payouts': { en: 'Payouts put on hold', zh: '暫停付款' },
  'lift-sales': { en: 'Suspension lifted', zh: '恢復賣家' },
  'lift-payouts': { en: 'Payouts resumed', zh: '恢復付款' },
  visit: { en: 'Seller centre entered', zh: '進入賣家中心' },
  leave: { en: 'Seller centre left', zh: '離開賣家中心' },
  rest: { en: 'Own offers put on hold', zh: '自行暫停報價' },
  back: { en: 'Own offers resumed', zh: '自行恢復報價' },
} satisfies Texts

/** By what two sellers are seen to belong together. */
export const sharedMarkText = {
  person: { en: 'person', zh: '成員' },
  phone: { en: 'telephone', zh: '電話' },
  email: { en: 'e-mail', zh: '電郵' },
  'company-number': { en: 'company number', zh: '公司註冊編號' },
  'bank-account': { en: 'bank account', zh: '銀行戶口' },
  address: { en: 'registered address', zh: '註冊地址' },
  device: { en: 'device', zh: '裝置' },
} satisfies Texts
