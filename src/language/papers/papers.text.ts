import type { Texts } from '#language/texts.ts'

/** What stands on paper: invoices, packing slips. */
export const papersText = {
  invoice: { en: 'Invoice', zh: '發票' },
  slip: { en: 'Packing slip', zh: '裝箱單' },
  order: { en: 'Order', zh: '訂單' },
  date: { en: 'Date', zh: '日期' },
  paid: { en: 'Paid', zh: '付款日期' },
  way: { en: 'Payment', zh: '付款方式' },
  to: { en: 'For', zh: '收件人' },
  phone: { en: 'Phone', zh: '電話' },
  label: { en: 'Label', zh: '標籤' },
  piece: { en: 'Item', zh: '貨品' },
  quantity: { en: 'Quantity', zh: '數量' },
  amount: { en: 'Amount', zh: '金額' },
  registration: { en: 'Business registration', zh: '商業登記號碼' },
  agreed: {
    en: (prices: string) => `agreed price ${prices}, differs from its description`,
    zh: (prices: string) => `與描述不符，議定價${prices}`,
  },
  seller: { en: 'Sold by', zh: '賣家' },
  suppliedBy: { en: 'Supplied by', zh: '供應商' },
  tradingAs: {
    en: (legal: string, name: string) => `${legal}, trading as ${name}`,
    zh: (legal: string, name: string) => `${legal}（以「${name}」名義經營）`,
  },
  careOf: {
    en: (company: string, address: string) => `c/o ${company}, ${address}`,
    zh: (company: string, address: string) => `經${company}轉交，${address}`,
  },
  dealer: { en: 'Dealer in precious metals and stones, registration', zh: '貴金屬及寶石交易商註冊編號' },
  returnLabel: { en: 'Return label', zh: '退貨標籤' },
  returnTo: { en: 'Return to', zh: '退回至' },
  returnFrom: { en: 'From', zh: '寄件人' },
  sendBy: { en: (day: string) => `Please send by ${day}`, zh: (day: string) => `請於${day}或之前寄出` },
  pickUp: { en: 'Pick-up', zh: '自取' },
  page: {
    en: (page: number, all: number) => `Page ${page} of ${all}`,
    zh: (page: number, all: number) => `第${page}頁（共${all}頁）`,
  },
  invoiceFile: { en: 'Invoice (PDF)', zh: '發票（PDF）' },
  slipFile: { en: 'Packing slip (PDF)', zh: '裝箱單（PDF）' },
  certificateFile: { en: 'Certificate (PDF)', zh: '證書（PDF）' },
  failed: { en: 'The document could not be made. Please try again.', zh: '未能製作文件，請重試。' },
} satisfies Texts
