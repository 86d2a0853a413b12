import { counted } from '../counted.ts'
import type { Texts } from '#language/texts.ts'

/** What a merchant has to send, and has sent. */
export const sellerOrdersText = {
  title: { en: 'Orders', zh: '訂單' },
  queues: { en: 'Orders by state', zh: '訂單狀態' },
  'to-send': { en: 'To send', zh: '待寄出' },
  sent: { en: 'On their way', zh: '寄送中' },
  bench: { en: 'Being authenticated', zh: '鑑定中' },
  done: { en: 'Done', zh: '已完成' },
  rejected: { en: 'Not authenticated', zh: '鑑定不通過' },
  count: {
    en: (num: number) => `${counted(num)} ${num === 1 ? 'order' : 'orders'}`,
    zh: (num: number) => `${counted(num)}張訂單`,
  },
  lateOf: {
    en: (num: number) =>
      num === 1 ? 'One order is late. Please send it today.' : `${num} orders are late. Please send them today.`,
    zh: (num: number) => `有${num}張訂單逾期，請於今日寄出。`,
  },
  table: { en: 'Orders, what is due first first', zh: '訂單，最先到期者先' },
  order: { en: 'Order', zh: '訂單' },
  items: { en: 'Items', zh: '貨品' },
  due: { en: 'Send by', zh: '寄出期限' },
  receives: { en: 'You receive', zh: '實收' },
  late: { en: 'Late', zh: '逾期' },
  more: { en: (num: number) => `and ${num} more`, zh: (num: number) => `及另外${num}件` },
  noneTitle: { en: 'No orders here', zh: '暫無訂單' },
  none: { en: 'Paid orders of your items appear here at once.', zh: '顧客付款後，訂單會即時在此顯示。' },
  nothingTitle: { en: 'No orders here', zh: '暫無訂單' },
  nothing: { en: 'Please check another tab.', zh: '請查看其他分類。' },
  clear: { en: 'To send', zh: '待寄出' },
} satisfies Texts

/** One order, as its merchant sees it. */
export const sellerOrderText = {
  back: { en: 'All orders', zh: '全部訂單' },
  title: { en: (number: string) => `Order ${number}`, zh: (number: string) => `訂單${number}` },
  missingTitle: { en: 'Order not found', zh: '找不到此訂單' },
  missing: { en: 'Please check the number, or choose it from the list.', zh: '請檢查編號，或於列表內選擇。' },
  sendBy: { en: (time: string) => `Send it to us by ${time}.`, zh: (time: string) => `請於${time}前寄出。` },
  wasDue: {
    en: (time: string) => `It was due by ${time}. Please send it today.`,
    zh: (time: string) => `期限為${time}，現已逾期，請於今日寄出。`,
  },
  cancelled: {
    en: (day: string, amount: string, fee: string) =>
      `If it is not sent by ${day}, it is cancelled: you lose ${amount}${fee ? `, ${fee} is charged` : ''}, and it counts in your figures.`,
    zh: (day: string, amount: string, fee: string) =>
      `${day}後仍未寄出的貨品將會取消，您將失去${amount}的收入${fee ? `，另收取逾期取消費${fee}` : ''}，並計入取消率。`,
  },
  paid: { en: (time: string) => `It was paid on ${time}.`, zh: (time: string) => `於${time}付款。` },
  items: { en: 'Items', zh: '貨品' },
  coming: { en: 'Sent, not arrived yet', zh: '已寄出，尚未送抵' },
  because: { en: (reason: string) => `Reason: ${reason}`, zh: (reason: string) => `原因：${reason}` },
  photosOf: {
    en: (item: string, num: number, needed: number) => `Photographs of ${item} (${num}, at least ${needed})`,
    zh: (item: string, num: number, needed: number) => `${item}的照片（${num}張，最少${needed}張）`,
  },
  photosHint: {
    en: 'As it is when you send it: front, back and every mark. They are kept for authentication.',
    zh: '寄出時的狀況：正面、背面及每處痕跡，供鑑定時核對。',
  },
  blurred: {
    en: (numbers: string) => `Photograph ${numbers} may be blurred. Please check, or send it as it is.`,
    zh: (numbers: string) => `照片${numbers}可能模糊，請檢查，亦可照常寄出。`,
  },
  sendTitle: { en: 'Send the parcel', zh: '寄出貨品' },
  sendLead: {
    en: 'Put the label on the parcel and the slip inside. Then enter who carries it.',
    zh: '將標籤貼於包裹，裝箱單放入包裹內，然後填寫速遞公司及運單號碼。',
  },
  choose: { en: 'Items in this parcel', zh: '此包裹的貨品' },
  courier: { en: 'Courier', zh: '速遞公司' },
  chooseCourier: { en: 'Choose a courier', zh: '請選擇速遞公司' },
  trackingNumber: { en: 'Tracking number', zh: '運單號碼' },
  send: { en: 'Mark as sent', zh: '標示為已寄出' },
  sent: { en: 'Marked as sent.', zh: '已標示為寄出。' },
  papers: { en: 'Label and slip (PDF, A6)', zh: '標籤及裝箱單（PDF，A6）' },
  papersFailed: { en: 'The label could not be made. Please try again.', zh: '未能製作標籤，請重試。' },
  brings: { en: 'What you receive', zh: '實收金額' },
  goods: { en: 'Price paid', zh: '已付貨價' },
  commission: { en: 'Commission', zh: '佣金' },
  card: { en: 'Card share', zh: '信用卡費用' },
  fees: { en: 'Fees', zh: '其他收費' },
  receives: { en: 'You receive', zh: '實收' },
  bringsWords: {
    en: 'By the terms it was sold under. Due once the buyer can no longer return it.',
    zh: '按售出時的條款計算，於顧客的退貨期過後結算。',
  },
  parcels: { en: 'Parcels', zh: '包裹' },
  arrived: { en: (time: string) => `Arrived ${time}`, zh: (time: string) => `${time}送抵` },
  sentOn: { en: (time: string) => `Sent ${time}`, zh: (time: string) => `${time}寄出` },
} satisfies Texts

/** Where a piece stands for its merchant. Keys are its states. */
export const sellerPieceText = {
  awaited: { en: 'To send', zh: '待寄出' },
  'with-us': { en: 'Being authenticated', zh: '鑑定中' },
  passed: { en: 'Authenticated', zh: '鑑定通過' },
  rejected: { en: 'Not authenticated', zh: '鑑定不通過' },
  sent: { en: 'On its way to the buyer', zh: '派送中' },
  received: { en: 'With the buyer', zh: '顧客已收貨' },
  returned: { en: 'Returned', zh: '已退回' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
} satisfies Texts
