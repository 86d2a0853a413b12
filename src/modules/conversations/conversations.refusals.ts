export const conversationsRefusals = {
  NOT_ANSWERED: {
    code: 4000230,
    en: 'This question has no answer yet. Please answer it first.',
    zh: '此查詢尚未回覆，請先回覆。',
  },
  TALK_BLOCKED: {
    code: 4000231,
    en: 'No more messages can be sent in this conversation. Please ask customer service.',
    zh: '此對話不能再傳送訊息，請向平台客戶服務查詢。',
  },
  BUYER_IS_GUEST: {
    code: 4000232,
    en: 'This customer ordered without an account. Please ask customer service to pass your message on.',
    zh: '此顧客以訪客身分訂購，請透過平台客戶服務轉達。',
  },
} as const
