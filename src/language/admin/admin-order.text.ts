import type { Texts } from '#language/texts.ts'

/** One order in the back office. */
export const adminOrderText = {
  order: { en: (number: string) => `Order ${number}`, zh: (number: string) => `訂單${number}` },
  backToOrders: { en: 'All orders', zh: '返回訂單列表' },
  missingTitle: { en: 'Order not found', zh: '找不到此編號的訂單' },
  missing: { en: 'Please check the number, or search the list.', zh: '請檢查編號，或於列表內搜尋。' },
  placed: { en: 'Placed', zh: '下單時間' },
  paid: { en: 'Paid', zh: '付款時間' },
  payUntil: { en: 'Reserved until', zh: '保留至' },
  arrivesBy: { en: 'Promised by', zh: '承諾送達日期' },
  zone: { en: 'Delivery zone', zh: '送貨分區' },
  parcel: { en: 'Parcel', zh: '寄件資料' },
  parcelOf: { en: (number: number) => `Parcel ${number}`, zh: (number: number) => `包裹${number}` },
  trackingOf: { en: (number: number) => `Tracking number ${number}`, zh: (number: number) => `運單號碼${number}` },
  trackingNumber: { en: 'Tracking number', zh: '運單號碼' },

  pieces: { en: 'Items', zh: '貨品' },
  piece: { en: 'Item', zh: '貨品' },
  unitPrice: { en: 'Price', zh: '單價' },
  quantity: { en: 'Quantity', zh: '數量' },
  lineTotal: { en: 'Amount', zh: '金額' },
  size: { en: 'Size', zh: '尺碼' },
  item: { en: 'SKU', zh: 'SKU編號' },
  merchant: { en: 'Seller', zh: '賣家' },
  total: { en: 'Total', zh: '總額' },
  sendBy: { en: (time: string) => `To be sent by ${time}`, zh: (time: string) => `須於${time}前寄出` },
  sendLate: { en: (time: string) => `Late, due ${time}`, zh: (time: string) => `逾期，原定${time}` },
  consignments: { en: 'Consignments by seller', zh: '各賣家貨件' },

  receiver: { en: 'Recipient', zh: '收件人' },
  name: { en: 'Name', zh: '姓名' },
  phone: { en: 'Phone', zh: '電話' },
  email: { en: 'E-mail', zh: '電郵' },
  address: { en: 'Delivery address', zh: '送貨地址' },
  pickUp: { en: 'Pick-up at', zh: '自取地點' },
  copy: { en: 'Copy', zh: '複製' },
  copyOf: { en: (what: string) => `Copy: ${what}`, zh: (what: string) => `複製${what}` },
  copied: { en: 'Copied', zh: '已複製' },
  copyFailed: { en: 'This browser does not allow copying. Please select the text.', zh: '瀏覽器不允許複製，請自行選取文字。' },

  history: { en: 'History', zh: '訂單紀錄' },
} satisfies Texts

/** Single physical pieces of an order. */
export const adminUnitText = {
  units: { en: 'Each item', zh: '逐件處理' },
  ofLine: { en: (at: number, all: number) => `${at} of ${all}`, zh: (at: number, all: number) => `第${at}件（共${all}件）` },
  withUs: { en: 'With us', zh: '現存平台' },
  notWithUs: { en: 'Not with us', zh: '不在平台' },
  /** Sent by its seller, and not arrived. */
  coming: { en: 'Sent by the seller', zh: '賣家已寄出' },
} satisfies Texts

/** Where a piece stands. Keys are its states. */
export const unitStateText = {
  awaited: { en: 'Waiting for the seller', zh: '待賣家送交' },
  'with-us': { en: 'With us', zh: '已送抵平台' },
  passed: { en: 'Authenticated', zh: '鑑定通過' },
  rejected: { en: 'Not authenticated', zh: '鑑定不通過' },
  sent: { en: 'On its way to the shopper', zh: '派送中' },
  waiting: { en: 'Ready to collect', zh: '等候取貨' },
  received: { en: 'With the shopper', zh: '顧客已收貨' },
  returned: { en: 'Returned', zh: '已退回' },
  cancelled: { en: 'Not sent', zh: '不予寄出' },
} satisfies Texts

/** What became of a piece nobody will have. */
export const shelfText = {
  'on-sale': { en: 'Back on sale', zh: '已重新上架' },
  'written-off': { en: 'Written off', zh: '已報廢' },
} satisfies Texts

/** How a consignment stands: keys are its states. */
export const consignmentStateText = {
  awaited: { en: 'waiting for the seller', zh: '待送交' },
  'with-us': { en: 'with us', zh: '已送抵平台' },
  sent: { en: 'on its way', zh: '派送中' },
  waiting: { en: 'ready to collect', zh: '等候取貨' },
  received: { en: 'received', zh: '已收貨' },
  returned: { en: 'returned', zh: '已退回' },
  cancelled: { en: 'cancelled', zh: '已取消' },
} satisfies Texts

/** What happened to an order; keys are the moves. */
export const historyMoveText = {
  place: { en: 'Placed', zh: '提交訂單' },
  pay: { en: 'Paid', zh: '收到付款' },
  close: { en: 'Cancelled', zh: '取消訂單' },
  'merchant-sent': { en: 'Sent by the seller', zh: '賣家寄出貨品' },
  'seller-sent': { en: 'Arrived from the seller', zh: '賣家送抵貨品' },
  dispatch: { en: 'Dispatched', zh: '寄出' },
  receive: { en: 'Received', zh: '確認收貨' },
  complete: { en: 'Completed', zh: '完成交易' },
  'request-refund': { en: 'Refund started', zh: '開始退款' },
  refund: { en: 'Refunded', zh: '款項已退還' },
  pass: { en: 'Item authenticated', zh: '貨品鑑定通過' },
  reject: { en: 'Item not authenticated', zh: '貨品鑑定不通過' },
  lose: { en: 'Parcel lost at the courier', zh: '包裹於派送途中遺失' },
  'come-back': { en: 'Parcel returned undelivered', zh: '包裹未能派送並退回' },
  return: { en: 'Item returned', zh: '貨品退回平台' },
  'refund-back': { en: 'Refund came back', zh: '退款退回本店' },
  'request-part': { en: 'Part refund requested', zh: '開始部分退款' },
  'change-address': { en: 'Delivery address changed', zh: '更改送貨地址' },
  'pay-late': { en: 'Paid after cancellation', zh: '取消後收到付款' },
  'pay-again': { en: 'Paid again after the refund', zh: '退款後再次收到付款' },
} satisfies Texts

/** Those who act without a name of their own; keys are as the history keeps them. */
export const actorText = {
  shopper: { en: 'Shopper', zh: '顧客' },
  clock: { en: 'Automatic', zh: '系統自動' },
  sandbox: { en: 'Card provider', zh: '信用卡服務商' },
  stripe: { en: 'Stripe', zh: 'Stripe' },
  paypal: { en: 'PayPal', zh: 'PayPal' },
  bank: { en: 'The bank', zh: '銀行' },
  balance: { en: 'No payment due', zh: '毋須付款' },
} satisfies Texts
