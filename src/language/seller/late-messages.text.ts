/** What is told about pieces that their seller has not sent in time. Plain text; both languages are written, not translated. */
export const lateMessages = {
  /** To those who send parcels for the seller. */
  remind: {
    en: {
      title: 'Order {number} is late',
      text: 'It was to be sent by {time}. Please send it today. What is not sent by {day} is cancelled, and the buyer is refunded. You then lose {amount}, and the cancellation counts in your figures.{fee}',
    },
    zh: {
      title: '訂單{number}逾期未寄',
      text: '寄出期限為{time}，請於今日寄出。{day}後仍未寄出的貨品將會取消，並退款予顧客；您將失去{amount}的收入，並計入取消率。{fee}',
    },
  },
  /** The same where nothing is cancelled by itself. */
  'remind-only': {
    en: {
      title: 'Order {number} is late',
      text: 'It was to be sent by {time}. Please send it today. It is late in your figures.',
    },
    zh: { title: '訂單{number}逾期未寄', text: '寄出期限為{time}，請於今日寄出，並會計入逾期率。' },
  },
  cancelled: {
    en: {
      title: 'Order {number}: items were cancelled',
      text: 'They were to be sent by {time} and were not. The buyer is refunded. You do not receive {amount}, and the cancellation counts in your figures.{fee} Please do not send them any more.',
    },
    zh: {
      title: '訂單{number}的貨品已取消',
      text: '寄出期限為{time}，現已逾期過久。我們會退款予顧客。您不會收到{amount}，並計入取消率。{fee}請勿再寄出。',
    },
  },
  /** The seller has said so itself. */
  'cannot-send': {
    en: {
      title: 'Order {number}: you cancelled items',
      text: 'You told us that you cannot send them. The buyer is refunded. You do not receive {amount}, and the cancellation counts in your figures.{fee} Please do not send them any more.',
    },
    zh: {
      title: '訂單{number}：您已取消貨品',
      text: '您已表示未能寄出。我們會退款予顧客。您不會收到{amount}，並計入取消率。{fee}請勿再寄出。',
    },
  },
} as const

/** The sentence more where a rule charges something for it. */
export const lateFeeMessages = {
  remind: { en: ' You are also charged {fee}.', zh: '另收取逾期取消費{fee}。' },
  cancelled: {
    en: ' You are also charged {fee}, which is deducted from your balance.',
    zh: '另收取逾期取消費{fee}，已於結餘扣除。',
  },
} as const

/** To the shopper. */
export const lateShopperMessages = {
  en: {
    title: 'Order {number}: the seller did not send {pieces}',
    text: 'We are sorry: {pieces} did not reach us in time, so we have cancelled it. You are refunded {amount} in full.',
  },
  zh: { title: '訂單{number}：賣家未能寄出{pieces}', text: '很抱歉，{pieces}未能如期送抵平台，現已取消，並會全數退還{amount}。' },
} as const

/** To the shopper, where the seller has said that it cannot send them. */
export const unableShopperMessages = {
  en: {
    title: 'Order {number}: the seller cannot send {pieces}',
    text: 'We are sorry: the seller cannot send {pieces}, so we have cancelled it. You are refunded {amount} in full.',
  },
  zh: { title: '訂單{number}：賣家未能寄出{pieces}', text: '很抱歉，賣家未能寄出{pieces}，現已取消，並會全數退還{amount}。' },
} as const
