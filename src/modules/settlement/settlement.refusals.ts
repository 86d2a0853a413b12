export const settlementRefusals = {
  ORDER_NOT_OVER: {
    code: 3000060,
    en: 'This order still has an open claim or dispute.',
    zh: '此訂單尚有未完成的申請或爭議。',
  },
} as const
