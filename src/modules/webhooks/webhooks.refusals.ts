export const webhooksRefusals = {
  WEBHOOK_ENDED: {
    code: 1000120,
    en: 'This address has been removed. It receives no more events.',
    zh: '此網址已移除，不會再發送通知。',
  },
} as const
