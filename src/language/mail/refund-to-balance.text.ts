/** What is told of money that went to a balance: there it is at once. `subject` and `body` by mail, `title` and `text` in the inbox, and a text message. */
export const refundToBalance = {
  'order-refunded': {
    en: {
      subject: 'Refund for order {number}: it is in your balance',
      body: 'What you paid for order {number} is now in your balance. Use it at checkout, or withdraw it to your bank account.\n{balance}',
      title: 'The money for order {number} is in your balance',
      text: 'Use it at checkout, or withdraw it to your bank account.',
      sms: '{shop}: the refund for order {number} is in your balance now. {link}',
    },
    zh: {
      subject: '訂單{number}退款已存入結餘',
      body: '訂單{number}的退款已存入您的結餘，可於結帳時使用，或提取至銀行戶口。\n{balance}',
      title: '訂單{number}的退款已存入結餘',
      text: '可於結帳時使用，或提取至銀行戶口。',
      sms: '{店名}：訂單{number}的退款已存入您的結餘。{link}',
    },
  },
  'part-refunded': {
    en: {
      subject: '{total} of order {number} is in your balance',
      body: '{total} of your payment for order {number} is now in your balance. Use it at checkout, or withdraw it to your bank account.\n{balance}',
      title: '{total} of your payment for order {number} is in your balance',
      text: 'Use it at checkout, or withdraw it to your bank account.',
      sms: '{shop}: {total} of order {number} is in your balance now. {link}',
    },
    zh: {
      subject: '訂單{number}部分退款已存入結餘',
      body: '訂單{number}的部分款項{total}已存入您的結餘，可於結帳時使用，或提取至銀行戶口。\n{balance}',
      title: '訂單{number}的部分退款{total}已存入結餘',
      text: '可於結帳時使用，或提取至銀行戶口。',
      sms: '{店名}：訂單{number}的部分退款{total}已存入您的結餘。{link}',
    },
  },
  'extra-paid': {
    en: {
      subject: '{total} for order {number} is in your balance',
      body: 'We have added {total} for order {number} to your balance, in addition to any refund. Use it at checkout, or withdraw it to your bank account.\n{balance}',
      title: '{total} for order {number} is in your balance',
      text: 'This is in addition to any refund. Use it at checkout, or withdraw it to your bank account.',
      sms: '{shop}: {total} for order {number} is in your balance now. {link}',
    },
    zh: {
      subject: '訂單{number}：{total}已存入您的結餘',
      body: '我們已就訂單{number}向您的結餘另存入{total}，可於結帳時使用，或提取至銀行戶口。\n{balance}',
      title: '我們已就訂單{number}向您的結餘另存入{total}',
      text: '可於結帳時使用，或提取至銀行戶口。',
      sms: '{店名}：我們已就訂單{number}向您的結餘另存入{total}。{link}',
    },
  },
} as const

/** Undefined where it went the way it was paid. */
export const wordsOfBalance = (topic: string, isToBalance: boolean) =>
  isToBalance && isTold(topic) ? refundToBalance[topic] : undefined
const isTold = (topic: string): topic is keyof typeof refundToBalance => Object.hasOwn(refundToBalance, topic)
