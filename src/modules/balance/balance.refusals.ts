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
} as const
