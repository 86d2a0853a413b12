/** Messages about an order, as they stand in a member's inbox. Plain text; both languages are written, not translated. */
export const orderMessages = {
  'order-placed': {
    en: {
      title: 'Order {number}: reserved for you until {deadline}',
      text: 'The total is {total}. If it is not paid in time, the order is cancelled.',
    },
    zh: { title: '訂單{number}：貨品保留至{deadline}', text: '金額{total}。逾時未付款，訂單將自動取消。' },
  },
  'order-paid': {
    en: {
      title: 'Payment received for order {number}',
      text: 'We have received {total}. Your invoice is with your order. We now authenticate your items, then send them to you.',
    },
    zh: { title: '已收到訂單{number}的款項', text: '已收到{total}，發票可於訂單下載。貨品將先經平台鑑定，再安排派送。' },
  },
  'order-closed': {
    en: {
      title: 'Order {number} was cancelled',
      text: 'It was not paid in time. You have not been charged, and your items are back in your bag.',
    },
    zh: { title: '訂單{number}已取消', text: '未於限期前付款，並未扣款。貨品已放回購物袋。' },
  },
  'order-cancelled': {
    en: {
      title: 'You have cancelled order {number}',
      text: 'You have not been charged, and your items are back in your bag.',
    },
    zh: { title: '您已取消訂單{number}', text: '並未扣款。貨品已放回購物袋。' },
  },
  'order-released': {
    en: {
      title: 'Order {number} was cancelled: a seller cannot deliver at present',
      text: 'You have not been charged, and your items are back in your bag. Where another seller has an item, its price is shown there.',
    },
    zh: {
      title: '訂單{number}已取消：有賣家暫時未能供貨',
      text: '並未扣款，貨品已放回購物袋。如有其他賣家供應，購物袋會列明售價。',
    },
  },
  'order-closed-short': {
    en: {
      title: 'Order {number} was cancelled; {total} will be refunded',
      text: 'We refund what we received in full. If we need your account details, we will e-mail you.',
    },
    zh: { title: '訂單{number}已取消，{total}將退還予您', text: '已收款項將全數退還。如需您提供收款戶口，我們會以電郵聯絡您。' },
  },
  'order-seller-sent': {
    en: {
      title: 'Your items are being authenticated: order {number}',
      text: 'Your items have reached us. We authenticate and pack them, and tell you when they are sent.',
    },
    zh: { title: '貨品已送抵平台：訂單{number}', text: '我們正逐件鑑定，包裝後隨即寄出，屆時再通知您。' },
  },
  'order-dispatched': {
    en: {
      title: 'Order {number} is on its way',
      text: 'Your parcel has been authenticated, packed and sent.{parcel}',
    },
    zh: { title: '訂單{number}已寄出', text: '貨品已完成鑑定及包裝，並已寄出。{parcel}' },
  },
  'order-ready': {
    en: {
      title: 'Order {number} is ready to collect',
      text: 'Your items have been authenticated and packed. Please collect them at {place}. Your pick-up code: {code}. We keep them for 14 days.',
    },
    zh: { title: '訂單{number}可供取貨', text: '貨品已完成鑑定及包裝，請前往{place}取貨，取貨碼：{code}。貨品保留14日。' },
  },
  'piece-passed': {
    en: {
      title: 'Order {number}: {items} passed authentication',
      text: 'Genuine, each with its certificate, which you find with your order: {pieces}.',
    },
    zh: { title: '訂單{number}：{items}通過鑑定', text: '以下貨品經鑑定為正品並已發出證書，可於訂單查看：{pieces}。' },
  },
  'order-received': {
    en: {
      title: 'Order {number} is marked as received',
      text: 'If anything is missing or not as it should be, please contact customer service.',
    },
    zh: { title: '訂單{number}已視為收貨', text: '如未收到貨品，或貨品有任何問題，請聯絡客戶服務。' },
  },
  'order-refund-requested': {
    en: { title: 'Your refund for order {number} has started', text: 'This is refunded:{back}' },
    zh: { title: '訂單{number}開始辦理退款', text: '退款安排如下：{back}' },
  },
  'order-refunded': {
    en: { title: 'Refund for order {number}', text: 'What you paid is refunded:{back}' },
    zh: { title: '訂單{number}退款通知', text: '退款安排如下：{back}' },
  },
  'order-failed': {
    en: {
      title: 'Order {number} could not be fulfilled',
      text: 'We are sorry: its items were lost on their way, or could not be supplied. We refund all you paid for them.',
    },
    zh: { title: '訂單{number}未能完成', text: '謹此致歉，貨品於派送途中遺失或未能供應。所付款項將全數退還。' },
  },
  'parcel-lost': {
    en: {
      title: 'Order {number}: one parcel was lost',
      text: 'We are sorry: the courier has lost one parcel of this order. We refund what you paid for its items; the rest of the order is not affected.',
    },
    zh: {
      title: '訂單{number}：一件包裹已遺失',
      text: '謹此致歉，此訂單的一件包裹於派送途中遺失。該包裹內貨品的款項將會退還，其餘貨品不受影響。',
    },
  },
  'parcel-came-back': {
    en: {
      title: 'Order {number}: one parcel was returned to us',
      text: 'The courier could not deliver your parcel. It is safe with us. Please check the address; we will contact you about sending it again.',
    },
    zh: {
      title: '訂單{number}的包裹已退回本店',
      text: '速遞公司未能派送包裹，貨品由我們妥善保管。請核對送貨地址，我們會與您聯絡安排再次寄出。',
    },
  },
  'part-refunded': {
    en: { title: 'A refund for part of order {number}', text: '{pieces}: you are refunded{back}' },
    zh: { title: '訂單{number}部分退款通知', text: '{pieces}的退款安排如下：{back}' },
  },
  'extra-paid': {
    en: {
      title: 'We have sent you {total} for order {number}',
      text: 'This is in addition to any refund, and arrives within 3 to 10 working days.',
    },
    zh: { title: '我們已就訂單{number}另付{total}', text: '款項將於3至10個工作天內入賬。' },
  },
  'payment-surplus': {
    en: {
      title: 'We received {total} more than order {number} cost',
      text: 'We refund this amount in full within 3 to 10 working days.',
    },
    zh: { title: '訂單{number}多收{total}', text: '該筆款項將於3至10個工作天內全數退還。' },
  },
  'payment-short': {
    en: {
      title: 'Order {number}: {missing} still to pay',
      text: 'We have received {total}. Your items are reserved until {deadline}; please pay the rest the same way.',
    },
    zh: { title: '訂單{number}尚欠{missing}', text: '已收到{total}。貨品為您保留至{deadline}，請以相同方式補付餘額。' },
  },
  'payout-waits': {
    en: {
      title: 'Where should we send your refund of {total} for order {number}?',
      text: 'It is refunded by bank transfer. Please enter your account on the order’s page.',
    },
    zh: { title: '訂單{number}：請提供收款戶口', text: '款項{total}將以銀行轉賬退還，請於訂單頁面提供收款戶口。' },
  },
  'payout-failed': {
    en: {
      title: '{total} of order {number} could not be paid into your account',
      text: 'The money is safe with us; please enter your account again on the order’s page.\nReason: {reason}',
    },
    zh: {
      title: '訂單{number}的{total}未能轉賬至您的戶口',
      text: '款項仍由我們保管，請於訂單頁面重新提供戶口。\n原因：{reason}',
    },
  },
  'transfer-rejected': {
    en: {
      title: 'We could not match your transfer for order {number}',
      text: 'Your items are reserved until {deadline}. Please check and try again.\nReason: {reason}',
    },
    zh: { title: '訂單{number}：未能核對您的轉賬', text: '貨品為您保留至{deadline}，請檢查後再試。\n原因：{reason}' },
  },
  'piece-rejected': {
    en: {
      title: 'Order {number}: {items} not passed authentication',
      text: 'We will not send you {pieces}. We are sorry.{back}',
    },
    zh: {
      title: '訂單{number}：{items}未能通過鑑定',
      text: '{pieces}未能通過鑑定，因此不會寄出，謹此致歉。{back}',
    },
  },
} as const

/** Who carries the parcel, and under which number when there is one. */
export const messageParcel = {
  en: (courier: string, number: string) => ` The courier is ${courier}${number ? `, tracking number ${number}` : ''}.`,
  zh: (courier: string, number: string) => `由${courier}派送${number ? `，運單號碼：${number}` : ''}。`,
}

/** Beside the news of what has passed: among receipts, where papers to keep are looked for. */
export const certificateMessage = {
  en: {
    title: 'Certificates of authenticity for order {number}',
    text: 'Issued for {pieces}. You find them with your order, to view, save and pass on.',
  },
  zh: { title: '訂單{number}的正品證書', text: '已為{pieces}發出證書，可於訂單查看、下載及轉交。' },
} as const
