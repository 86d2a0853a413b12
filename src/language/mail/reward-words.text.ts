import { wordsOfBalance } from './refund-to-balance.text.ts'

/** What is told of an order that coupons, points and the balance have paid: `subject` and `body` by mail, `title` and `text` in the inbox, and a text message. */
const rewardWords = {
  'order-paid': {
    en: {
      subject: 'Order {number} is placed and paid',
      body: 'Thank you for your order {number}. No payment is due.{sums}\n\nWe now authenticate your items, then send them to you. The expected day of arrival is shown here:\n{link}',
      title: 'Order {number} is placed and paid',
      text: 'No payment is due. Your invoice is with your order. We now authenticate your items, then send them to you.',
      sms: '{shop}: order {number} is placed and paid. {link}',
    },
    zh: {
      subject: '訂單{number}已完成付款',
      body: '多謝惠顧。訂單{number}已毋須付款。{sums}\n\n貨品將先經平台鑑定，再安排派送。預計送達日期及進度可於此查看：\n{link}',
      title: '訂單{number}已完成付款',
      text: '此訂單已毋須付款，發票可於訂單下載。貨品將先經平台鑑定，再安排派送。',
      sms: '{店名}：訂單{number}已完成付款。{link}',
    },
  },
} as const

type RewardFigures = {
  isToBalance: boolean
  /** Coupons, points and balance have paid all of it. */
  isPaidByRewards: boolean
}

/** Undefined where all was paid, and is refunded, in money. */
export function wordsOfRewards(topic: string, { isToBalance, isPaidByRewards }: RewardFigures) {
  if (topic === 'order-paid') return isPaidByRewards ? rewardWords[topic] : undefined
  return wordsOfBalance(topic, isToBalance)
}
