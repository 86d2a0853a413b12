import { counted } from '#language/counted.ts'
import type { Texts } from '#language/texts.ts'

/** Pieces that did not pass, or differ: the desk's list. */
export const adminCasesText = {
  title: { en: 'Items in question', zh: '鑑定個案' },
  queues: { en: 'Cases by state', zh: '個案狀態' },
  asked: { en: 'Waiting for an answer', zh: '待回覆' },
  held: { en: 'Kept by us', zh: '保管中' },
  fetch: { en: 'To be collected', zh: '待賣家取回' },
  return: { en: 'To be sent back', zh: '待寄回' },
  over: { en: 'Done', zh: '已完成' },
  count: {
    en: (num: number) => `${counted(num)} ${num === 1 ? 'case' : 'cases'}`,
    zh: (num: number) => `${counted(num)}宗個案`,
  },
  table: { en: 'Cases, what is due first first', zh: '個案，最先到期者先' },
  number: { en: 'Case', zh: '個案編號' },
  kind: { en: 'Kind', zh: '類別' },
  rejected: { en: 'Did not pass', zh: '未能通過鑑定' },
  difference: { en: 'Differs', zh: '與描述不符' },
  piece: { en: 'Item', zh: '貨品' },
  seller: { en: 'Seller', zh: '賣家' },
  state: { en: 'State', zh: '狀態' },
  due: { en: 'Due', zh: '限期' },
  noneTitle: { en: 'No cases here', zh: '暫無個案' },
  none: {
    en: 'Sellers’ items that do not pass authentication, or differ from their description, appear here.',
    zh: '賣家貨品未能通過鑑定或與描述不符時，會在此顯示。',
  },
  nothingTitle: { en: 'No cases here', zh: '暫無個案' },
  nothing: { en: 'Please check another tab.', zh: '請查看其他分類。' },
  clear: { en: 'Waiting for an answer', zh: '待回覆' },
} satisfies Texts

/** One of them. */
export const adminCaseText = {
  back: { en: 'All cases', zh: '全部個案' },
  title: { en: (number: string) => `Case ${number}`, zh: (number: string) => `個案${number}` },
  missingTitle: { en: 'Case not found', zh: '找不到此個案' },
  finding: { en: 'Found at authentication', zh: '鑑定所見' },
  pictures: { en: 'Photographs', zh: '照片' },
  facts: { en: 'Item', zh: '貨品' },
  order: { en: 'Order', zh: '訂單' },
  shopper: { en: 'Buyer', zh: '顧客' },
  unit: { en: 'State of the item', zh: '貨品狀態' },
  price: { en: 'Price', zh: '原售價' },
  reduced: { en: 'Proposed price', zh: '建議調整價' },
  cost: { en: 'Cost of sending back', zh: '退回費用' },
  parcel: { en: 'Sent with', zh: '運送資料' },
  'hand-over': { en: 'Hand over', zh: '交還賣家' },
  'send-back': { en: 'Send back', zh: '寄回賣家' },
  handOverWords: {
    en: 'Check the identity document of the person who fetches it. Nothing is charged.',
    zh: '請核對領取人的身份證明文件。不收取費用。',
  },
  sendBackWords: {
    en: (cost: string) => `${cost} is charged to the seller’s balance now.`,
    zh: (cost: string) => `將即時從賣家結餘扣除${cost}。`,
  },
  who: { en: 'Handed over to', zh: '領取人' },
  courier: { en: 'Courier', zh: '速遞公司' },
  chooseCourier: { en: 'Choose a courier', zh: '請選擇速遞公司' },
  tracking: { en: 'Tracking number', zh: '運單號碼' },
} satisfies Texts
