export const operatorsRefusals = {
  SIGN_IN_WRONG: {
    code: 1000010,
    en: 'The e-mail or password is not right. Please check and try again.',
    zh: '電郵或密碼不正確，請檢查後再試。',
  },
} as const
