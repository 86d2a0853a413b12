export const settlementRefusals = {
  ORDER_NOT_OVER: {
    code: 3000060,
    en: 'This order still has an open claim or dispute.',
    zh: '此訂單尚有未完成的申請或爭議。',
  },
  MERCHANT_ACCOUNT_MISSING: {
    code: 3000066,
    en: 'Your shop has no bank account yet. An owner can add one below.',
    zh: '尚未提供賣家的銀行戶口，可由負責人於下方新增。',
  },
  MERCHANT_ACCOUNT_RESTS: {
    code: 3000067,
    en: 'The bank account of your shop is new. You can withdraw once the waiting time is over.',
    zh: '賣家的銀行戶口剛更改，須待指定時間過後才可提款。',
  },
  MERCHANT_ACCOUNT_HOLDER: {
    code: 3000068,
    en: 'The account must be in the name of your shop as it was accepted.',
    zh: '戶口名稱須與獲批的賣家名稱相同。',
  },
} as const
