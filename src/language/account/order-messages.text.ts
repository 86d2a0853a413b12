/** Messages about an order, as they stand in a member's inbox. Plain text; both languages are written, not translated. */
export const orderMessages = {
  'order-placed': {
    en: {
      title: 'Order {number}: held for you until {deadline}',
      text: 'The total is {total}. The order closes by itself if no payment arrives in time.',
    },
    zh: { title: '訂單{number}：貨品保留至{deadline}', text: '金額{total}。逾時未付款，訂單將自動取消。' },
  },
  'order-paid': {
    en: {
      title: 'Payment received for order {number}',
      text: 'We have received {total}. Your pieces now go to authentication, and then on to you.',
    },
    zh: { title: '已收到訂單{number}的款項', text: '已收到{total}。貨品將先經平台鑑定，再安排派送。' },
  },
  'order-closed': {
    en: {
      title: 'Order {number} has closed',
      text: 'No payment arrived in time, and nothing was charged. What came from your bag lies in it again.',
    },
    zh: { title: '訂單{number}已取消', text: '未於限期前付款，並未扣款。經購物袋訂購的貨品已放回購物袋。' },
  },
  'order-cancelled': {
    en: {
      title: 'You have cancelled order {number}',
      text: 'Nothing was charged. What came from your bag lies in it again.',
    },
    zh: { title: '您已取消訂單{number}', text: '並未扣款。經購物袋訂購的貨品已放回購物袋。' },
  },
  'order-closed-short': {
    en: {
      title: 'Order {number} has closed; {total} goes back to you',
      text: 'We return what had arrived in full. Should we need to know the account it goes to, we write to you.',
    },
    zh: { title: '訂單{number}已取消，{total}將退還予您', text: '已收款項將全數退還。如需您提供收款戶口，我們會以電郵聯絡您。' },
  },
  'order-seller-sent': {
    en: {
      title: 'Your pieces are on the bench: order {number}',
      text: 'They have reached us. We authenticate and pack them, and tell you when they leave.',
    },
    zh: { title: '貨品已送抵平台：訂單{number}', text: '我們正逐件鑑定，包裝後隨即寄出，屆時再通知您。' },
  },
  'order-dispatched': {
    en: {
      title: 'Order {number} is on its way',
      text: 'Authenticated and packed, a parcel has left us.{parcel}',
    },
    zh: { title: '訂單{number}已寄出', text: '貨品已完成鑑定及包裝，並已寄出。{parcel}' },
  },
  'order-received': {
    en: {
      title: 'Order {number} counts as received',
      text: 'If something has not reached you, or is not as it should be, write to us through the chat.',
    },
    zh: { title: '訂單{number}已視為收貨', text: '如未收到貨品，或貨品有任何問題，請聯絡客戶服務。' },
  },
  'order-refund-requested': {
    en: {
      title: 'A refund for order {number} has begun',
      text: 'We return your payment the way it came, within 3 to 10 working days.',
    },
    zh: { title: '訂單{number}開始辦理退款', text: '款項將按原付款方式退還，一般於3至10個工作天內入賬。' },
  },
  'order-refunded': {
    en: {
      title: 'The money for order {number} has gone back',
      text: 'Your bank may need a few days to show it.',
    },
    zh: { title: '訂單{number}的款項已退還', text: '銀行入賬或需數日時間。' },
  },
  'order-failed': {
    en: {
      title: 'Order {number} could not be fulfilled',
      text: 'We are sorry. Customer service writes to you about what comes next.',
    },
    zh: { title: '訂單{number}未能完成', text: '謹此致歉，客戶服務將與您聯絡，跟進後續安排。' },
  },
  'part-refunded': {
    en: {
      title: '{total} of your payment for order {number} goes back',
      text: 'It arrives within 3 to 10 working days.',
    },
    zh: { title: '訂單{number}部分退款{total}', text: '款項將於3至10個工作天內入賬。' },
  },
  'extra-paid': {
    en: {
      title: 'We have sent you {total} for order {number}',
      text: 'It comes on top of anything we returned, and arrives within 3 to 10 working days.',
    },
    zh: { title: '我們已就訂單{number}另付{total}', text: '款項將於3至10個工作天內入賬。' },
  },
  'payment-surplus': {
    en: {
      title: '{total} came beyond what order {number} needed',
      text: 'We return this amount in full; it arrives within 3 to 10 working days.',
    },
    zh: { title: '訂單{number}多收{total}', text: '該筆款項將於3至10個工作天內全數退還。' },
  },
  'payment-short': {
    en: {
      title: '{missing} is still missing for order {number}',
      text: '{total} has arrived. Your pieces are held until {deadline}; please send the rest the same way.',
    },
    zh: { title: '訂單{number}尚欠{missing}', text: '已收到{total}。貨品為您保留至{deadline}，請以相同方式補付餘額。' },
  },
  'transfer-rejected': {
    en: {
      title: 'Your transfer for order {number} needs another look',
      text: 'We could not match it: {reason} Your pieces are held until {deadline}.',
    },
    zh: { title: '訂單{number}：未能核對您的轉賬', text: '原因：{reason} 貨品為您保留至{deadline}，請檢查後再試。' },
  },
} as const

/** Who carries the parcel, and under which number when there is one. */
export const messageParcel = {
  en: (courier: string, number: string) => ` It travels with ${courier}${number ? `, tracking number ${number}` : ''}.`,
  zh: (courier: string, number: string) => `由${courier}派送${number ? `，運單號碼：${number}` : ''}。`,
}
