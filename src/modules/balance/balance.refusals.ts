export const balanceRefusals = {
  GOODWILL_DECIDED: {
    code: 4000071,
    en: 'A colleague has just decided this.',
    zh: '其他同事剛已處理此項。',
  },
  BALANCE_NONE: {
    code: 4000072,
    en: 'This cannot be paid to a balance: only members have one. Please refund the original payment method.',
    zh: '此款項不可存入結餘：只有會員設有結餘。請按原付款方式退還。',
  },
  WITHDRAWAL_ABOVE_BALANCE: { code: 4000073, en: 'The withdrawal exceeds the balance.', zh: '提取金額超出結餘。' },
  WITHDRAWAL_TOO_MUCH: { code: 4000074, en: 'A single withdrawal above {most} failed.', zh: '單次提取超過{most}，未能提取。' },
  WITHDRAWALS_OF_DAY: {
    code: 4000075,
    en: 'You can withdraw up to {most} a day. Please withdraw the rest tomorrow.',
    zh: '每日最多可提取{most}，餘額請於翌日再申請。',
  },
  WITHDRAWAL_TAKEN: {
    code: 4000076,
    en: 'This withdrawal is already being paid and cannot be cancelled.',
    zh: '此提款正在處理付款，不能取消。',
  },
  BALANCE_LEFT: {
    code: 4000077,
    en: 'You still have money in your balance. Please withdraw or spend it first.',
    zh: '您的結餘尚有款項，請先提取或使用。',
  },
} as const
