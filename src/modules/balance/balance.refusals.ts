export const balanceRefusals = {
  GOODWILL_SAME_PERSON: {
    code: 4000070,
    en: 'Somebody else has to agree: not who asked for it.',
    zh: '須由另一位同事批核，申請人不可自行批核。',
  },
  GOODWILL_DECIDED: {
    code: 4000071,
    en: 'A colleague has decided on this in the meantime.',
    zh: '其他同事剛已處理此項。',
  },
  BALANCE_NONE: {
    code: 4000072,
    en: 'This cannot go to a balance: only members have one. Let it go back the way it was paid.',
    zh: '此款項不可存入結餘：只有會員設有結餘。請按原付款方式退還。',
  },
} as const
