import type { Texts } from '#language/texts.ts'

/** What the owners of a merchant are told when the shop holds something of it, and lets it go again. Plain text. */
export const holdMessages = {
  'hold-sales': {
    en: {
      title: '{seller} is suspended',
      text: 'Your offers are not shown to buyers, and withdrawals wait. Please go on sending what has been paid. {end}.\nReason: {reason}',
    },
    zh: {
      title: '{seller}的賣家資格已暫停',
      text: '買家暫時看不到您的報價，提款亦須等候。已付款的訂單請照常寄出。{end}。\n原因：{reason}',
    },
  },
  'hold-payouts': {
    en: {
      title: 'Withdrawals of {seller} are on hold',
      text: 'Your offers go on selling. What you have asked to withdraw waits, and nothing more can be asked for. {end}.\nReason: {reason}',
    },
    zh: {
      title: '{seller}的提款現正暫停',
      text: '您的報價如常發售。已申請的提款須等候處理，期間不接受新申請。{end}。\n原因：{reason}',
    },
  },
  'lift-sales': {
    en: { title: '{seller} is no longer suspended', text: '{after}\nReason: {reason}' },
    zh: { title: '{seller}的賣家資格已恢復', text: '{after}\n原因：{reason}' },
  },
  'lift-payouts': {
    en: { title: 'Withdrawals of {seller} are open again', text: 'What you asked to withdraw goes on.\nReason: {reason}' },
    zh: { title: '{seller}已可提款', text: '您申請的提款將繼續處理。\n原因：{reason}' },
  },
  visit: {
    en: {
      title: 'We are working in the seller centre of {seller}',
      text: 'One of us helps with your offers and orders until {end} at the latest. Your money, bank account and team are not open to us. What we change carries our name.\nReason: {reason}',
    },
    zh: {
      title: '我們正於賣家中心為{seller}處理事項',
      text: '本店職員會協助處理您的報價及訂單，最遲至{end}。職員不能查閱或更改款項、銀行戶口及團隊，所有更改均會註明由本店職員處理。\n原因：{reason}',
    },
  },
} as const

/** Where nobody gave a reason. */
export const holdOverText = { en: 'The time we named is over.', zh: '暫停期已滿。' }

export const liftedSalesText = {
  active: { en: 'Your offers are shown to buyers again.', zh: '買家現可看到您的報價。' },
  resting: {
    en: 'Your offers are still on hold, as you left them. Resume them when you are ready.',
    zh: '您早前已將報價暫停，準備好後請自行恢復。',
  },
}

/** When a hold ends, as part of a sentence. */
export const holdEndText = {
  until: {
    en: (moment: string) => `This ends on ${moment}`,
    zh: (moment: string) => `暫停至${moment}`,
  },
  open: { en: 'We tell you when this ends', zh: '恢復時我們會另行通知' },
} satisfies Texts

/** The line on Today, and above the balance. */
export const holdLineText = {
  salesTitle: { en: 'Your shop is suspended', zh: '您的賣家資格已暫停' },
  payoutsTitle: { en: 'Your withdrawals are on hold', zh: '您的提款現正暫停' },
  salesStill: {
    en: 'Buyers do not see your offers, and withdrawals wait. Paid orders go on: please send them in time.',
    zh: '買家暫時看不到您的報價，提款亦須等候。已付款的訂單照常處理，請準時寄出。',
  },
  payoutsStill: {
    en: 'Your offers go on selling, and paid orders go on. What you asked to withdraw waits.',
    zh: '您的報價如常發售，已付款的訂單照常處理。已申請的提款須等候。',
  },
  reason: { en: (words: string) => `Reason: ${words}`, zh: (words: string) => `原因：${words}` },
} satisfies Texts
