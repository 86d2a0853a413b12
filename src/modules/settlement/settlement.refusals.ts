export const settlementRefusals = {
  ORDER_NOT_OVER: {
    code: 3000060,
    en: 'Something of this order is still open: a claim or a dispute.',
    zh: '此訂單尚有未完成的申請或爭議。',
  },
} as const
