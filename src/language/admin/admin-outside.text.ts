import type { Texts } from '#language/texts.ts'

/** What payment providers, or the bank, report of an order that nobody here has asked for. */
export const adminReportText = {
  title: { en: 'On hold', zh: '暫停寄出' },
  dispute: {
    en: (amount: string, provider: string, when: string) => `${amount} is disputed at ${provider}, ${when}.`,
    zh: (amount: string, provider: string, when: string) => `${provider}於${when}收到追討${amount}的爭議。`,
  },
  heldByDispute: {
    en: 'The order is not dispatched until the dispute is decided, or finance decides to send it anyway.',
    zh: '爭議裁決前，或由財務同事註明照常寄出前，訂單不會寄出。',
  },
  send: { en: 'Send anyway', zh: '照常寄出' },
  sendWords: {
    en: (amount: string) =>
      `The order may be dispatched although ${amount} is disputed. If the dispute is lost, the shop loses the money and the items.`,
    zh: (amount: string) => `即使${amount}涉及爭議，訂單仍可寄出。如爭議敗訴，款項及貨品均無法取回。`,
  },
  refund: {
    en: (amount: string, provider: string, when: string) =>
      `${amount} was refunded at ${provider}, ${when}. It was not requested here.`,
    zh: (amount: string, provider: string, when: string) => `${amount}已於${when}經${provider}退還，並非由本店提出。`,
  },
  reversal: {
    en: (amount: string, provider: string, when: string) => `${provider} reclaimed ${amount}, ${when}.`,
    zh: (amount: string, provider: string, when: string) => `${provider}已於${when}撤回${amount}。`,
  },
  processing: {
    en: (amount: string, provider: string, when: string) =>
      `A refund of ${amount} is under way at ${provider} since ${when}. It was not requested here.`,
    zh: (amount: string, provider: string, when: string) => `${provider}自${when}起正處理一筆${amount}的退款，並非由本店提出。`,
  },
  cameBack: {
    en: (amount: string, provider: string, when: string) =>
      `The refund of ${amount} made at ${provider}, ${when}, came back. The money is with us again and is still owed to the shopper.`,
    zh: (amount: string, provider: string, when: string) => `${provider}於${when}退還的${amount}已退回本店，仍須退還顧客。`,
  },
  unfit: {
    en: (amount: string, provider: string, when: string) =>
      `${provider} reports ${amount}, ${when}, which does not match this order. Nothing is booked.`,
    zh: (amount: string, provider: string, when: string) => `${provider}於${when}的紀錄（${amount}）與此訂單不符，尚未入賬。`,
  },
  held: {
    en: 'The order is not dispatched until a colleague says what it was for.',
    zh: '註明退款所涉貨品後，訂單方可寄出。',
  },
  press: { en: 'Say what it was for', zh: '註明退款原因' },
  pressWords: {
    en: (amount: string) =>
      `Choose the items that the ${amount} was for. An item whose whole price was refunded is not sent any more. Choose none if it was an amount off the price: every item is sent.`,
    zh: (amount: string) => `請選擇${amount}退款所涉貨品。全數退還貨價的貨品不再寄出。如只屬減價，毋須選擇，所有貨品照常寄出。`,
  },
} satisfies Texts

/** Why a refund has failed, where the shop itself notes it. */
export const refundFailureText = {
  'came-back': { en: 'The refund came back. The money is with us again.', zh: '退款已退回本店。' },
} satisfies Texts
