/** Mails about an order: what happened and what comes next. Both languages are written, not translated. */
export const orderMail = {
  'order-placed': {
    en: {
      subject: 'Your order {number}: payment within 30 minutes',
      body: 'Thank you for your order {number}, {total}.{sums}{zone}\n\nYour items are reserved for you until {deadline}. If you have not paid yet, please pay here:\n{link}\n\nWe will e-mail you again when we have received your payment.',
    },
    zh: {
      subject: '訂單{number}：請於30分鐘內付款',
      body: '多謝惠顧。訂單編號：{number}，金額：{total}。{sums}{zone}\n\n貨品為您保留至{deadline}。如尚未付款，請於此頁付款：\n{link}\n\n收到款項後，我們會再以電郵通知您。',
    },
  },
  'order-paid': {
    en: {
      subject: 'Payment received for order {number}',
      body: 'We have received {total} for order {number}.{sums}\n\nWe now authenticate your items, then send them to you. The expected day of arrival is shown here:\n{link}',
    },
    zh: {
      subject: '已收到訂單{number}的款項',
      body: '我們已收到訂單{number}的款項{total}。{sums}\n\n貨品將先經平台鑑定，再安排派送。預計送達日期及進度可於此查看：\n{link}',
    },
  },
  'order-closed': {
    en: {
      subject: 'Order {number} was cancelled',
      body: 'Order {number} was cancelled because it was not paid in time. You have not been charged, and your items are back in your bag:\n{link}',
    },
    zh: {
      subject: '訂單{number}已取消',
      body: '訂單{number}未於限期前付款，現已取消，並未扣款。貨品已放回購物袋，歡迎再次訂購：\n{link}',
    },
  },
  'order-cancelled': {
    en: {
      subject: 'You have cancelled order {number}',
      body: 'Order {number} was cancelled as you asked. You have not been charged. Your items are back in your bag:\n{link}',
    },
    zh: {
      subject: '您已取消訂單{number}',
      body: '已按您的要求取消訂單{number}，並未扣款。貨品已放回購物袋：\n{link}',
    },
  },
  'order-released': {
    en: {
      subject: 'Order {number} was cancelled',
      body: 'A seller of order {number} cannot deliver at present, so we cancelled the order. You have not been charged.\n\nYour items are back in your bag. Where another seller has an item, its price is shown there:\n{link}',
    },
    zh: {
      subject: '訂單{number}已取消',
      body: '由於訂單{number}的賣家暫時未能供貨，訂單現已取消，並未扣款。\n\n貨品已放回購物袋；如有其他賣家供應，購物袋會列明售價：\n{link}',
    },
  },
  'order-dispatched': {
    en: {
      subject: 'Order {number} is on its way',
      body: 'Your items of order {number} have been authenticated, packed and sent.{parcel}{certificates}\n\nOrder details:\n{link}',
    },
    zh: {
      subject: '訂單{number}已寄出',
      body: '訂單{number}的貨品已完成鑑定及包裝，並已寄出。{parcel}{certificates}\n\n訂單詳情：\n{link}',
    },
  },
  'order-ready': {
    en: {
      subject: 'Order {number} is ready to collect',
      body: 'Order {number} has been authenticated and packed. Please collect it at:\n{place}\n\nYour pick-up code: {code}\nPlease show it when you collect. We keep the parcel for 14 days.{certificates}\n\nOrder details:\n{link}',
    },
    zh: {
      subject: '訂單{number}可供取貨',
      body: '訂單{number}的貨品已完成鑑定及包裝，請前往以下地點取貨：\n{place}\n\n取貨碼：{code}\n請向職員出示此碼。貨品保留14日。{certificates}\n\n訂單詳情：\n{link}',
    },
  },
  'order-received': {
    en: {
      subject: 'Order {number} is marked as received',
      body: 'Order {number} is marked as received. If anything is missing or not as it should be, please tell us. Items you can return are shown with the order:\n{link}',
    },
    zh: {
      subject: '訂單{number}已視為收貨',
      body: '訂單{number}已視為收貨。如未收到貨品，或貨品有任何問題，請聯絡客戶服務。可退貨的貨品列於訂單內：\n{link}',
    },
  },
  'order-seller-sent': {
    en: {
      subject: 'Your items have reached us: order {number}',
      body: 'Items of order {number} have reached us. We examine each of them. We will e-mail you when an item has passed and when it is sent.\n{link}',
    },
    zh: {
      subject: '貨品已送抵平台：訂單{number}',
      body: '訂單{number}的貨品已送抵平台，我們正逐件鑑定。每件貨品通過鑑定及寄出時，均會再以電郵通知您。\n{link}',
    },
  },
  'piece-passed': {
    en: {
      subject: 'Order {number}: {items} passed authentication',
      body: 'Genuine, and passed on each point of our authentication: {pieces}.{certificates}\n\nWe write again when your parcel leaves. See your order:\n{link}',
    },
    zh: {
      subject: '訂單{number}：{items}通過鑑定',
      body: '以下貨品已通過各項鑑定，證實為正品：{pieces}。{certificates}\n\n貨品寄出時，我們會再以電郵通知您。訂單詳情：\n{link}',
    },
  },
  'order-failed': {
    en: {
      subject: 'Order {number} could not be fulfilled',
      body: 'We are sorry: the items of order {number} were lost on their way, or could not be supplied. We refund all you paid for them, and will e-mail you when the refund is sent.\n{link}',
    },
    zh: {
      subject: '訂單{number}未能完成',
      body: '謹此致歉，訂單{number}的貨品於派送途中遺失或未能供應。所付款項將全數退還，安排退款後會再以電郵通知您。\n{link}',
    },
  },
  'parcel-lost': {
    en: {
      subject: 'Order {number}: one parcel was lost',
      body: 'We are sorry: the courier has lost one parcel of order {number}. We refund what you paid for its items; the rest of the order is not affected. Progress:\n{link}',
    },
    zh: {
      subject: '訂單{number}：一件包裹已遺失',
      body: '謹此致歉，訂單{number}的一件包裹於派送途中遺失。該包裹內貨品的款項將會退還，其餘貨品不受影響。訂單進度：\n{link}',
    },
  },
  'parcel-came-back': {
    en: {
      subject: 'Order {number}: one parcel was returned to us',
      body: 'The courier could not deliver your parcel of order {number}. It is safe with us. Please check the address; we will contact you about sending it again.\n{link}',
    },
    zh: {
      subject: '訂單{number}的包裹已退回本店',
      body: '速遞公司未能派送訂單{number}的包裹，貨品由我們妥善保管。請核對送貨地址，我們會與您聯絡安排再次寄出。\n{link}',
    },
  },
  'order-refunded': {
    en: {
      subject: 'Refund for order {number}',
      body: 'What you paid for order {number} is refunded:{back}\n\nSee your order:\n{link}',
    },
    zh: { subject: '訂單{number}退款通知', body: '訂單{number}的退款安排如下：{back}\n\n訂單詳情：\n{link}' },
  },
  'part-refunded': {
    en: {
      subject: 'A refund for part of order {number}',
      body: 'For part of order {number} you are refunded:{back}\n\nSee your order:\n{link}',
    },
    zh: {
      subject: '訂單{number}部分退款通知',
      body: '訂單{number}的部分退款安排如下：{back}\n\n訂單詳情：\n{link}',
    },
  },
  'extra-paid': {
    en: {
      subject: 'We have sent you {total} for order {number}',
      body: 'We have sent you {total} for order {number}, in addition to any refund. It arrives within 3 to 10 working days.\n{link}',
    },
    zh: {
      subject: '訂單{number}：我們已向您付款{total}',
      body: '我們已就訂單{number}向您另付{total}，將於3至10個工作天內入賬。\n{link}',
    },
  },
  'payment-surplus': {
    en: {
      subject: 'Order {number}: we will refund an extra payment',
      body: 'We received {total} more than order {number} cost. We refund this amount in full within 3 to 10 working days. If we need your account details, we will e-mail you.\n{link}',
    },
    zh: {
      subject: '訂單{number}：我們將退還一筆款項',
      body: '我們多收了訂單{number}的款項{total}，將於3至10個工作天內全數退還。如需您提供收款戶口，我們會以電郵聯絡您。\n{link}',
    },
  },
  'payment-short': {
    en: {
      subject: 'Order {number}: {missing} still to pay',
      body: 'We have received {total} for order {number}. {missing} is still to pay.\n\nYour items are reserved for you until {deadline}. Please pay the rest the same way, with the order number as the reference:\n{link}',
    },
    zh: {
      subject: '訂單{number}：尚欠{missing}',
      body: '我們已收到訂單{number}的款項{total}，尚欠{missing}。\n\n貨品為您保留至{deadline}。請以相同方式補付餘額，並註明訂單編號：\n{link}',
    },
  },
  'order-closed-short': {
    en: {
      subject: 'Order {number} was cancelled; {total} will be refunded',
      body: 'We had received {total} when order {number} was cancelled. We refund this amount in full. If we need your account details, we will e-mail you.\n\nYour items are back in your bag; you are welcome to order them again:\n{link}',
    },
    zh: {
      subject: '訂單{number}已取消，{total}將退還予您',
      body: '訂單{number}取消時已收到{total}，該筆款項將全數退還。如需您提供收款戶口，我們會以電郵聯絡您。\n\n貨品已放回購物袋，歡迎再次訂購：\n{link}',
    },
  },
  'payout-waits': {
    en: {
      subject: 'Order {number}: where should we send your refund of {total}?',
      body: 'We refund {total} of order {number} by bank transfer. Please enter your account on the order’s page; we send the money once we have it:\n{account}\n\nWe never ask for account numbers by e-mail or phone.',
    },
    zh: {
      subject: '訂單{number}：請提供收款戶口以退還{total}',
      body: '訂單{number}的款項{total}將以銀行轉賬退還。請於訂單頁面提供收款戶口，我們收到後即安排轉賬：\n{account}\n\n我們不會以電郵或電話查問戶口號碼。',
    },
  },
  'payout-failed': {
    en: {
      subject: 'Order {number}: {total} could not be paid into your account',
      body: 'We sent {total} of order {number} to the account you entered, and the bank returned it.\n\nThe money is safe with us. Please check the account, or enter another one:\n{account}\n\nReason: {reason}',
    },
    zh: {
      subject: '訂單{number}：{total}未能轉賬至您的戶口',
      body: '我們已將訂單{number}的款項{total}轉賬至您提供的戶口，但銀行未能入賬。\n\n款項仍由我們保管。請核對戶口資料，或提供另一個戶口：\n{account}\n\n原因：{reason}',
    },
  },
  'transfer-rejected': {
    en: {
      subject: 'We could not match your transfer for order {number}',
      body: 'We could not match your transfer for order {number}.\n\nYour items are reserved until {deadline}. Please check and try again:\n{link}\n\nReason: {reason}',
    },
    zh: {
      subject: '訂單{number}：未能核對您的轉賬',
      body: '我們未能核對訂單{number}的轉賬。\n\n貨品為您保留至{deadline}，請檢查後再試：\n{link}\n\n原因：{reason}',
    },
  },
  'piece-rejected': {
    en: {
      subject: 'Order {number}: {items} not passed authentication',
      body: 'We examine every item before it leaves us. We will not send you {pieces}: the examination was not passed. We are sorry.{back}\n\nThe rest of your order is not affected. See your order:\n{link}',
    },
    zh: {
      subject: '訂單{number}：{items}未能通過鑑定',
      body: '所有貨品均須通過鑑定方會寄出。{pieces}未能通過鑑定，因此不會寄出，謹此致歉。{back}\n\n其餘貨品不受影響。訂單詳情：\n{link}',
    },
  },
} as const

/** Who carries the parcel and under which number. */
export const orderMailDelivery = {
  en: (fee: string) => `Delivery: ${fee}, included in this amount.`,
  zh: (fee: string) => `運費：${fee}，已計入上述金額。`,
}

export const orderMailParcel = {
  en: (courier: string, number: string) => `Your parcel is with ${courier}, tracking number ${number}:`,
  zh: (courier: string, number: string) => `包裹由${courier}派送，運單號碼：${number}`,
}

/** The certificates of what the parcel holds, each with its page. */
export const orderMailCertificates = {
  en: (num: number) => (num === 1 ? 'Its certificate, which anyone can check:' : 'Its certificates, which anyone can check:'),
  zh: () => '鑑定證書，任何人均可查核：',
}
