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
  MERCHANT_ACCOUNT_WAITS: {
    code: 3000130,
    en: 'We are reviewing the bank account of your shop. You can withdraw once it is accepted; an e-mail tells you.',
    zh: '賣家的銀行戶口正在審核，通過後會以電郵通知您，屆時即可提款。',
  },
  MERCHANT_ACCOUNT_HOLDER: {
    code: 3000068,
    en: 'The account must be in the name of your shop as it was accepted.',
    zh: '戶口名稱須與獲批的賣家名稱相同。',
  },
  STATEMENT_RULE_CHANGER: {
    code: 4000300,
    en: 'You changed a commission rule these sales were made under. Please ask a colleague to approve this.',
    zh: '您曾更改這些貨品適用的佣金規則，請由其他同事批核。',
  },
  STATEMENT_DONE: {
    code: 4000301,
    en: 'This statement has already been approved. The page is now up to date.',
    zh: '此結單已獲批核，頁面已顯示最新資料。',
  },
  STATEMENT_NO_ACCOUNT: {
    code: 4000302,
    en: 'This seller has no bank account yet. Its owners can add one in the seller centre.',
    zh: '此賣家尚未提供銀行戶口，可由負責人於賣家中心新增。',
  },
  STATEMENT_ACCOUNT_RESTS: {
    code: 4000303,
    en: 'The bank account of this seller is new. Please approve the statement once its waiting time is over.',
    zh: '此賣家的銀行戶口剛更改，請於指定時間過後再批核。',
  },
  STATEMENT_ACCOUNT_WAITS: {
    code: 4000311,
    en: 'The bank account of this seller waits for a review. Please approve the statement once it is accepted.',
    zh: '此賣家的銀行戶口待審核，請於通過後再批核。',
  },
  STATEMENT_CHANGED: {
    code: 4000304,
    en: 'The amount to pay has changed. Please check it, then approve again.',
    zh: '應付金額已變更，請核對後再批核。',
  },
  PAID_BY_STATEMENT: {
    code: 4000305,
    en: 'Your shop is paid by statement. We pay each one to your bank account once it is approved.',
    zh: '您的賣家帳戶按結單付款，款項會於結單獲批後轉賬至您的銀行戶口。',
  },
  DEBT_SMALLER: {
    code: 4000306,
    en: 'This seller owes less than this amount.',
    zh: '金額超出此賣家的欠款。',
  },
  DEBT_NO_SELLER: {
    code: 4000309,
    en: 'No seller has this code.',
    zh: '找不到此編號的賣家。',
  },
  DEBT_NONE: {
    code: 4000307,
    en: 'This seller owes nothing any more. The page is now up to date.',
    zh: '此賣家已沒有欠款，頁面已顯示最新資料。',
  },
  DEBT_REMINDED: {
    code: 4000308,
    en: 'This seller was reminded today. Please wait until tomorrow.',
    zh: '今日已提醒此賣家，請於明日再發出。',
  },
} as const
