export const webhooksRefusals = {
  WEBHOOK_ENDED: {
    code: 1000120,
    en: 'This address has been removed. It receives no more events.',
    zh: '此網址已移除，不會再發送通知。',
  },
  WEBHOOKS_FULL: {
    code: 1000121,
    en: 'Five addresses are in use. Please remove one first.',
    zh: '已有五個使用中的網址，請先移除其中一個。',
  },
} as const
