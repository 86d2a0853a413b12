/** Mails about an order: what happened and what comes next. Both languages are written, not translated. */
export const orderMail = {
  'order-placed': {
    en: {
      subject: 'Your order {number}: payment within 30 minutes',
      body: 'Thank you for your order {number}, {total}.\n\nYour pieces are held for you until {deadline}. If you have not paid yet, you can do so here:\n{link}\n\nWe write again as soon as your payment has arrived.',
    },
    zh: {
      subject: '訂單{number}：請於30分鐘內付款',
      body: '多謝惠顧。訂單編號：{number}，金額：{total}。\n\n貨品為您保留至{deadline}。如尚未付款，請於此頁付款：\n{link}\n\n收到款項後，我們會再以電郵通知您。',
    },
  },
  'order-paid': {
    en: {
      subject: 'Payment received for order {number}',
      body: 'We have received {total} for order {number}.\n\nYour pieces now go to authentication and then on to you. The day by which they arrive stands here:\n{link}',
    },
    zh: {
      subject: '已收到訂單{number}的款項',
      body: '我們已收到訂單{number}的款項{total}。\n\n貨品將先經平台鑑定，再安排派送。預計送達日期及進度可於此查看：\n{link}',
    },
  },
  'order-closed': {
    en: {
      subject: 'Order {number} has closed',
      body: 'No payment arrived for order {number} in time, so it has closed and nothing was charged. What came from your bag lies in it again, and all of it is free to order:\n{link}',
    },
    zh: {
      subject: '訂單{number}已取消',
      body: '訂單{number}未於限期前付款，現已取消，並未扣款。經購物袋訂購的貨品已放回購物袋，歡迎再次訂購：\n{link}',
    },
  },
  'order-cancelled': {
    en: {
      subject: 'You have cancelled order {number}',
      body: 'Order {number} is cancelled, as you asked. Nothing was charged. What came from your bag lies in it again:\n{link}',
    },
    zh: {
      subject: '您已取消訂單{number}',
      body: '已按您的要求取消訂單{number}，並未扣款。經購物袋訂購的貨品已放回購物袋：\n{link}',
    },
  },
  'order-dispatched': {
    en: {
      subject: 'Order {number} is on its way',
      body: 'Order {number} has left us, authenticated and packed.{parcel}\n\nThe order stands here:\n{link}',
    },
    zh: { subject: '訂單{number}已寄出', body: '訂單{number}的貨品已完成鑑定及包裝，並已寄出。{parcel}\n\n訂單詳情：\n{link}' },
  },
  'order-refunded': {
    en: {
      subject: 'Refund for order {number}',
      body: 'The money for order {number} is on its way back to you. It arrives within 3 to 10 working days.\n{link}',
    },
    zh: { subject: '訂單{number}退款通知', body: '訂單{number}的款項已安排退還，將於3至10個工作天內入賬。\n{link}' },
  },
  'part-refunded': {
    en: {
      subject: 'Part of your payment for order {number} goes back',
      body: '{total} of your payment for order {number} is on its way back to you. It arrives within 3 to 10 working days.\n{link}',
    },
    zh: {
      subject: '訂單{number}部分退款通知',
      body: '訂單{number}的部分款項{total}已安排退還，將於3至10個工作天內入賬。\n{link}',
    },
  },
  'extra-paid': {
    en: {
      subject: 'We have sent you {total} for order {number}',
      body: 'We have sent you {total} for order {number}, on top of anything we returned. It arrives within 3 to 10 working days.\n{link}',
    },
    zh: {
      subject: '訂單{number}：我們已向您付款{total}',
      body: '我們已就訂單{number}向您另付{total}，將於3至10個工作天內入賬。\n{link}',
    },
  },
  'payment-surplus': {
    en: {
      subject: 'We received a payment we must return: order {number}',
      body: '{total} came for order {number} beyond what the order needed. We return this amount in full; it arrives within 3 to 10 working days. Should we need to know the account it goes to, we write to you.\n{link}',
    },
    zh: {
      subject: '訂單{number}：我們將退還一筆款項',
      body: '我們多收了訂單{number}的款項{total}，將於3至10個工作天內全數退還。如需您提供收款戶口，我們會以電郵聯絡您。\n{link}',
    },
  },
  'payment-short': {
    en: {
      subject: 'Order {number}: {missing} is still missing',
      body: 'We have received {total} for order {number}. {missing} is still missing.\n\nYour pieces are held for you until {deadline}. Please send the rest the same way, with the order number as its reference:\n{link}',
    },
    zh: {
      subject: '訂單{number}：尚欠{missing}',
      body: '我們已收到訂單{number}的款項{total}，尚欠{missing}。\n\n貨品為您保留至{deadline}。請以相同方式補付餘額，並註明訂單編號：\n{link}',
    },
  },
  'order-closed-short': {
    en: {
      subject: 'Order {number} has closed; {total} goes back to you',
      body: 'When order {number} closed, {total} had arrived for it. We return this amount in full. Should we need to know the account it goes to, we write to you.\n\nWhat came from your bag lies in it again, and all of it is free to order:\n{link}',
    },
    zh: {
      subject: '訂單{number}已取消，{total}將退還予您',
      body: '訂單{number}取消時已收到{total}，該筆款項將全數退還。如需您提供收款戶口，我們會以電郵聯絡您。\n\n經購物袋訂購的貨品已放回購物袋，歡迎再次訂購：\n{link}',
    },
  },
  'transfer-rejected': {
    en: {
      subject: 'Your transfer for order {number} needs another look',
      body: 'We could not match your transfer for order {number}: {reason}\n\nYour pieces are still held until {deadline}. Please check and try again:\n{link}',
    },
    zh: {
      subject: '訂單{number}：未能核對您的轉賬',
      body: '我們未能核對訂單{number}的轉賬：{reason}\n\n貨品為您保留至{deadline}，請檢查後再試：\n{link}',
    },
  },
} as const

/** Who carries the parcel and under which number. */
export const orderMailParcel = {
  en: (courier: string, number: string) => `Your parcel travels with ${courier}, tracking number ${number}:`,
  zh: (courier: string, number: string) => `包裹由${courier}派送，運單號碼：${number}`,
}
