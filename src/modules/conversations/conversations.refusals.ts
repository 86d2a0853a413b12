export const conversationsRefusals = {
  NOT_ANSWERED: {
    code: 4000230,
    en: 'This question has no answer yet. Please answer it first.',
    zh: '此查詢尚未回覆，請先回覆。',
  },
} as const
