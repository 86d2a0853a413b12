import { withNames } from '#language/house.ts'

/** Mails that lead back to a conversation. */
export const conversationMailText = {
  lead: { en: 'Read and answer', zh: '查看及回覆' },
  toBuyer: {
    subject: { en: (who: string) => `${who} has answered you`, zh: (who: string) => `${who}已回覆您的查詢` },
    body: {
      en: (who: string) => `There is a new message from ${who} for you.`,
      zh: (who: string) => `${who}向您發出了新訊息。`,
    },
  },
  shopToBuyer: {
    subject: { en: (_: string) => withNames('{shop} has answered you'), zh: (_: string) => withNames('{店名}已回覆您的查詢') },
    body: {
      en: (_: string) => 'There is a new message from customer service for you.',
      zh: (_: string) => '客戶服務向您發出了新訊息。',
    },
  },
  toSeller: {
    subject: { en: (_: string) => 'A buyer has a question', zh: (_: string) => '有顧客查詢' },
    body: {
      en: (who: string) => `A buyer has written to ${who}. Please answer within a day.`,
      zh: (who: string) => `有顧客向${who}查詢，請於一日內回覆。`,
    },
  },
  shopToSeller: {
    subject: {
      en: (_: string) => withNames('{shop} has answered your question'),
      zh: (_: string) => withNames('{店名}已回覆您的查詢'),
    },
    body: {
      en: (who: string) => `There is a new message for ${who} in your seller centre.`,
      zh: (who: string) => `${who}的賣家中心有新訊息。`,
    },
  },
}
