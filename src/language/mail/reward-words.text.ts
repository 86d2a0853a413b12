import { wordsOfBalance } from './refund-to-balance.text.ts'

/** What is told of an order that coupons, points and the balance have paid: `subject` and `body` by mail, `title` and `text` in the inbox, and a text message. */
export const rewardWords = {
  'order-paid': {
    en: {
      subject: 'Order {number} is placed and paid',
      body: 'Thank you for your order {number}. Nothing is left to pay.{sums}\n\nYour pieces now go to authentication and then on to you. The day by which they arrive stands here:\n{link}',
      title: 'Order {number} is placed and paid',
      text: 'Nothing is left to pay. Your pieces now go to authentication, and then on to you.',
      sms: '{shop}: order {number} is placed and paid. {link}',
    },
    zh: {
      subject: '訂單{number}已完成付款',
      body: '多謝惠顧。訂單{number}已無須付款。{sums}\n\n貨品將先經平台鑑定，再安排派送。預計送達日期及進度可於此查看：\n{link}',
      title: '訂單{number}已完成付款',
      text: '此訂單已無須付款。貨品將先經平台鑑定，再安排派送。',
      sms: '{店名}：訂單{number}已完成付款。{link}',
    },
  },
  'order-refunded': {
    en: {
      subject: 'Refund for order {number}',
      body: 'What you gave for order {number} goes back to you:{back}\n\n{link}',
      title: 'Refund for order {number}',
      text: 'It goes back to you:{back}',
      sms: '{shop}: order {number} is refunded. {link}',
    },
    zh: {
      subject: '訂單{number}退款通知',
      body: '訂單{number}的退款安排如下：{back}\n\n{link}',
      title: '訂單{number}退款通知',
      text: '退款安排如下：{back}',
      sms: '{店名}：訂單{number}已安排退款。{link}',
    },
  },
  'part-refunded': {
    en: {
      subject: 'A refund for part of order {number}',
      body: 'For part of order {number} this goes back to you:{back}\n\n{link}',
      title: 'A refund for part of order {number}',
      text: 'This goes back to you:{back}',
      sms: '{shop}: part of order {number} is refunded. {link}',
    },
    zh: {
      subject: '訂單{number}部分退款通知',
      body: '訂單{number}的部分退款安排如下：{back}\n\n{link}',
      title: '訂單{number}部分退款通知',
      text: '退款安排如下：{back}',
      sms: '{店名}：訂單{number}已安排部分退款。{link}',
    },
  },
} as const

/** Each way on a line of its own. */
export const backLines = {
  money: {
    en: (amount: string) => `${amount} the way it was paid, within 3 to 10 working days`,
    zh: (amount: string) => `${amount}按原付款方式退還，將於3至10個工作天內入賬`,
  },
  balance: { en: (amount: string) => `${amount} to your balance, at once`, zh: (amount: string) => `${amount}即時存入結餘` },
  points: {
    en: (points: number) => `${points} ${points === 1 ? 'point' : 'points'}, at once`,
    zh: (points: number) => `即時退還${points}積分`,
  },
} as const

type Told = {
  isToBalance: boolean
  /** Coupons, points and balance have paid all of it. */
  isPaidByRewards: boolean
  /** What goes back does not all go one way. */
  isByWays: boolean
}

/** Undefined where all was paid, and goes back, in money. */
export function wordsOfRewards(topic: string, { isToBalance, isPaidByRewards, isByWays }: Told) {
  if (topic === 'order-paid') return isPaidByRewards ? rewardWords[topic] : undefined
  if ((topic === 'order-refunded' || topic === 'part-refunded') && isByWays) return rewardWords[topic]
  return wordsOfBalance(topic, isToBalance)
}
