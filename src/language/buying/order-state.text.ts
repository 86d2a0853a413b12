import type { Texts } from '#language/texts.ts'

/** The states of an order, as shoppers, merchants and operators all read them. Keys are the states themselves. */
export const orderStateText = {
  'payment-pending': { en: 'Payment pending', zh: '待付款' },
  'pending-seller-delivery': { en: 'Pending seller delivery', zh: '待賣家送交' },
  'pending-platform-delivery': { en: 'Pending platform delivery', zh: '平台處理中' },
  'to-be-received': { en: 'To be received', zh: '待收貨' },
  received: { en: 'Received', zh: '已收貨' },
  successful: { en: 'Successful', zh: '交易完成' },
  closed: { en: 'Closed', zh: '已取消' },
  'refund-pending': { en: 'Refund pending', zh: '待退款' },
  refunded: { en: 'Refunded', zh: '已退款' },
  failed: { en: 'Failed', zh: '未能完成' },
} satisfies Texts

/** How shoppers look for their orders. Keys are the groups themselves; the empty one is all of them. */
export const orderGroupText = {
  '': { en: 'All', zh: '全部' },
  'to-pay': { en: 'To pay', zh: '待付款' },
  preparing: { en: 'Being prepared', zh: '準備中' },
  'to-be-received': { en: 'To be received', zh: '待收貨' },
  received: { en: 'Received', zh: '已收貨' },
  returned: { en: 'Refunds', zh: '退款' },
  closed: { en: 'Closed', zh: '已取消' },
} satisfies Texts

/** To the shopper: what happens next. Keys are the states. */
export const orderNextText = {
  'payment-pending': {
    en: 'Your items are held for you. The order closes by itself if no payment arrives in time.',
    zh: '貨品為您保留；逾時未付款，訂單將自動取消。',
  },
  'pending-seller-delivery': {
    en: 'We have received your payment. The seller is now sending your items to us for authentication.',
    zh: '我們已收到款項，賣家正將貨品送交平台鑑定。',
  },
  'pending-platform-delivery': {
    en: 'Your items have reached us. We authenticate and pack them, and e-mail you when they are sent.',
    zh: '貨品已送抵平台，鑑定及包裝完成後隨即寄出，屆時將以電郵通知您。',
  },
  'to-be-received': {
    en: 'Your parcel is on its way. Please confirm when it arrives. After 14 days we mark it as received.',
    zh: '包裹正在派送途中，收到後請確認收貨；寄出14日後將自動視為已收貨。',
  },
  received: {
    en: 'You have received your items. The order is complete once the return period is over.',
    zh: '您已收到貨品，退貨期屆滿後，交易即告完成。',
  },
  successful: { en: 'This order is complete. Thank you for shopping with us.', zh: '此訂單已完成，多謝惠顧。' },
  closed: {
    en: 'This order was cancelled because it was not paid in time. You have not been charged, and your items are back in your bag.',
    zh: '此訂單未有付款，現已取消，並未扣款。貨品已放回購物袋。',
  },
  'refund-pending': {
    en: 'Your refund is on its way: within 3 to 10 working days, or at once to your balance.',
    zh: '我們正安排退款：一般於3至10個工作天內入賬，存入結餘則即時可用。',
  },
  refunded: {
    en: 'We have refunded your payment. Your bank may need a few days to show it.',
    zh: '款項已退還，銀行入賬或需數日時間。',
  },
  failed: {
    en: 'This order could not be fulfilled. Customer service will contact you about the next steps.',
    zh: '此訂單未能完成，客戶服務將與您聯絡，跟進後續安排。',
  },
} satisfies Texts

/** Ways of paying. */
export const payTypeText = {
  bank: { en: 'Bank transfer', zh: '銀行轉賬' },
  fps: { en: 'FPS', zh: '轉數快' },
  card: { en: 'Card', zh: '信用卡' },
  paypal: { en: 'PayPal', zh: 'PayPal' },
  balance: { en: 'No payment due', zh: '毋須付款' },
} satisfies Texts

/** How a payment stands. Keys are the states of a payment. */
export const paymentStateText = {
  started: { en: 'Started', zh: '待付款' },
  'under-review': { en: 'Under review', zh: '核對中' },
  succeeded: { en: 'Received', zh: '已收款' },
  failed: { en: 'Failed', zh: '未成功' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
  'refund-pending': { en: 'To be refunded', zh: '待退還' },
  refunded: { en: 'Refunded', zh: '已退還' },
} satisfies Texts
