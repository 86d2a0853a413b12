import type { Language } from '#language/languages.ts'

/** By which way money goes back. `ask`: by transfer, and nobody has said to which account. */
export type MoneyWay = 'card' | 'paypal' | 'transfer' | 'ask' | 'ask-later'

type Say = Record<Language, (amount: string) => string>

const DAYS = { en: 'within 3 to 10 working days', zh: '3至10個工作天內入賬' }

/** Each way on a line of its own, in the same words before and after the money has gone. */
export const moneyLines: Record<MoneyWay, Say> = {
  card: {
    en: (amount) => `${amount} to the card you paid with, ${DAYS.en}`,
    zh: (amount) => `${amount}退還至付款所用的信用卡，${DAYS.zh}`,
  },
  paypal: {
    en: (amount) => `${amount} to your PayPal account, ${DAYS.en}`,
    zh: (amount) => `${amount}退還至您的PayPal帳戶，${DAYS.zh}`,
  },
  transfer: {
    en: (amount) => `${amount} by bank transfer, ${DAYS.en}`,
    zh: (amount) => `${amount}以銀行轉賬退還，${DAYS.zh}`,
  },
  ask: {
    en: (amount) => `${amount} by bank transfer: please tell us the account on the page of your order`,
    zh: (amount) => `${amount}以銀行轉賬退還，請於訂單頁面提供收款戶口`,
  },
  'ask-later': {
    en: (amount) => `${amount} by bank transfer: we will ask you for the account`,
    zh: (amount) => `${amount}以銀行轉賬退還，屆時會請您提供收款戶口`,
  },
}

/** What needs nobody outside is there as soon as it has been approved. */
export const balanceLines: Record<'pending' | 'done', Say> = {
  pending: {
    en: (amount) => `${amount} to your balance, once approved`,
    zh: (amount) => `${amount}於批核後即時存入結餘`,
  },
  done: { en: (amount) => `${amount} to your balance, at once`, zh: (amount) => `${amount}即時存入結餘` },
}

export const pointLines: Record<'pending' | 'done', Record<Language, (points: number) => string>> = {
  pending: {
    en: (points) => `${points} ${points === 1 ? 'point' : 'points'}, once approved`,
    zh: (points) => `批核後即時退還${points}積分`,
  },
  done: {
    en: (points) => `${points} ${points === 1 ? 'point' : 'points'}, at once`,
    zh: (points) => `即時退還${points}積分`,
  },
}

/** Before the ways, where a sentence has not said it. */
export const refundHead: Record<Language, string> = { en: 'What you paid is refunded:', zh: '退款安排如下：' }
