import { counted } from '../counted.ts'
import type { Texts } from '#language/texts.ts'

/** The back office's list of orders. */
export const adminOrdersText = {
  search: { en: 'Number, name, phone or e-mail', zh: '訂單編號、姓名、電話或電郵' },
  toPutAway: { en: 'Items to put away', zh: '待處理存貨' },
  states: { en: 'Orders by state', zh: '按狀態檢視訂單' },
  all: { en: 'All', zh: '全部' },
  count: {
    en: (num: number) => `${counted(num)} ${num === 1 ? 'order' : 'orders'}`,
    zh: (num: number) => `${counted(num)}張訂單`,
  },
  table: { en: 'Orders, newest first', zh: '訂單，由新至舊' },
  number: { en: 'Number', zh: '訂單編號' },
  time: { en: 'Placed (Hong Kong)', zh: '下單時間（香港）' },
  state: { en: 'State', zh: '狀態' },
  receiver: { en: 'Recipient', zh: '收件人' },
  contact: { en: 'Contact', zh: '聯絡電話' },
  pieces: { en: 'Items', zh: '件數' },
  total: { en: 'Total', zh: '總額' },
  payment: { en: 'Payment', zh: '付款' },
  notStarted: { en: 'not started', zh: '未開始' },
  receiptWaiting: { en: 'Receipt waiting', zh: '收據待核對' },
  noneTitle: { en: 'No orders yet', zh: '暫無訂單' },
  none: { en: 'New orders appear here.', zh: '有新訂單時，將自動於此顯示。' },
  nothingTitle: { en: 'No orders found', zh: '找不到相符的訂單' },
  nothing: {
    en: 'Try part of the number, a name, phone number or e-mail address, or all states.',
    zh: '請嘗試輸入部分編號、姓名、電話或電郵，或檢視全部狀態。',
  },
  clear: { en: 'Show all orders', zh: '顯示全部訂單' },
} satisfies Texts
