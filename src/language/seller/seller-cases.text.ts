import type { Texts } from '#language/texts.ts'

/** What the bench has found of a merchant's pieces, and what it chooses. */
export const sellerCasesText = {
  title: { en: 'Found at authentication', zh: '鑑定所見' },
  rejected: { en: 'Did not pass authentication', zh: '未能通過鑑定' },
  difference: { en: 'Differs from its description', zh: '與描述不符' },
  pictures: { en: 'Our photographs', zh: '鑑定照片' },
  price: { en: 'Sold for', zh: '原售價' },
  reduced: { en: 'Proposed price', zh: '建議調整價' },
  receives: { en: 'You receive then', zh: '調整後實收' },
  before: { en: (amount: string) => `instead of ${amount}`, zh: (amount: string) => `原為${amount}` },
  dueMerchant: {
    en: (time: string) => `Answer by ${time}. Without an answer you take the item back, and the buyer is refunded.`,
    zh: (time: string) => `請於${time}前回覆。逾期未覆將視為取回貨品，並退款予顧客。`,
  },
  dueBuyer: {
    en: (time: string) => `The buyer decides by ${time}. Without an answer the buyer is refunded in full.`,
    zh: (time: string) => `顧客須於${time}前決定。逾期未覆，我們會全數退款予顧客。`,
  },
  dueHeld: {
    en: (time: string, cost: string) =>
      `We keep it until ${time} at no charge. Then we send it back, and charge ${cost} to your balance.`,
    zh: (time: string, cost: string) => `我們免費保管至${time}，其後退回貨品，並從結餘扣除${cost}。`,
  },
  dueFetch: {
    en: (time: string, cost: string) =>
      `Fetch it by ${time} with your identity document. Then we send it back, and charge ${cost} to your balance.`,
    zh: (time: string, cost: string) => `請於${time}前攜同身份證明文件取回。逾期未取將退回貨品，並從結餘扣除${cost}。`,
  },
  dueReturn: {
    en: (cost: string) => `We send it to your registered address. ${cost} is charged to your balance when it leaves.`,
    zh: (cost: string) => `我們會寄往您的註冊地址，寄出時從結餘扣除${cost}。`,
  },
  sentWith: { en: (parcel: string) => `Sent with ${parcel}`, zh: (parcel: string) => `運送資料：${parcel}` },
  history: { en: 'History', zh: '紀錄' },
  accept: { en: 'Accept this price', zh: '接受調整價' },
  'take-back': { en: 'Take item back', zh: '取回貨品' },
  'choose-fetch': { en: 'I fetch it', zh: '親自取回' },
  'choose-return': { en: 'Send it back', zh: '安排寄回' },
  'choose-hold': { en: 'Keep it for now', zh: '暫時保管' },
  acceptTitle: { en: (price: string) => `Accept ${price}?`, zh: (price: string) => `接受調整價${price}？` },
  acceptWords: {
    en: 'The buyer then decides. If the buyer accepts, commission is counted from this price. This cannot be undone.',
    zh: '其後由顧客決定。如顧客接受，佣金將按此價計算。此操作不能復原。',
  },
  takeTitle: { en: 'Take the item back?', zh: '取回貨品？' },
  takeWords: {
    en: 'The buyer is refunded in full. You then choose how the item comes back to you. This cannot be undone.',
    zh: '我們會全數退款予顧客，其後請選擇取回貨品的方法。此操作不能復原。',
  },
  atCost: {
    en: (act: string, cost: string) => `${act}: costs ${cost}`,
    zh: (act: string, cost: string) => `${act}（費用${cost}）`,
  },
  free: { en: (act: string) => `${act}: no charge`, zh: (act: string) => `${act}（免費）` },
  yours: { en: 'Waiting for you', zh: '待您回覆' },
  done: { en: 'Saved.', zh: '已儲存。' },
} satisfies Texts

/** Where it stands, for its merchant. Keys are the states. */
export const caseStateText = {
  merchant: { en: 'Waiting for the seller', zh: '待賣家回覆' },
  buyer: { en: 'Waiting for the buyer', zh: '待顧客決定' },
  agreed: { en: 'Lower price accepted', zh: '已接受調整價' },
  held: { en: 'Kept by us', zh: '保管中' },
  fetch: { en: 'Seller fetches it', zh: '待賣家取回' },
  return: { en: 'To be sent back', zh: '待寄回' },
  fetched: { en: 'Handed over', zh: '已交還' },
  'sent-back': { en: 'Sent back', zh: '已寄回' },
  closed: { en: 'Closed', zh: '已結束' },
} satisfies Texts

/** Each step in a history. Keys are the acts. */
export const caseActText = {
  reject: { en: 'Did not pass authentication', zh: '未能通過鑑定' },
  propose: { en: 'Lower price proposed', zh: '建議調整價' },
  accept: { en: 'Seller accepted the lower price', zh: '賣家接受調整價' },
  'take-back': { en: 'Seller takes the item back', zh: '賣家取回貨品' },
  agree: { en: 'Buyer accepted the lower price', zh: '顧客接受調整價' },
  decline: { en: 'Buyer chose a full refund', zh: '顧客選擇全數退款' },
  'choose-hold': { en: 'Seller has it kept', zh: '賣家選擇暫時保管' },
  'choose-fetch': { en: 'Seller fetches it', zh: '賣家選擇親自取回' },
  'choose-return': { en: 'Seller has it sent back', zh: '賣家選擇寄回' },
  'lapse-merchant': { en: 'No answer from the seller in time', zh: '賣家逾期未覆' },
  'lapse-buyer': { en: 'No answer from the buyer in time', zh: '顧客逾期未覆' },
  'lapse-hold': { en: 'Not collected in time', zh: '逾期未取' },
  'hand-over': { en: 'Handed over', zh: '已交還' },
  'send-back': { en: 'Sent back', zh: '已寄回' },
  drop: { en: 'Closed: the item went another way', zh: '貨品已另行處理，個案結束' },
} satisfies Texts
