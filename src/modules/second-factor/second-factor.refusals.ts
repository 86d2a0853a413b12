export const secondFactorRefusals = {
  /** The password was right; the browser asks for the code beside it. */
  FACTOR_NEEDED: {
    code: 1000050,
    en: 'Please enter the code from your authenticator app.',
    zh: '請輸入認證應用程式所示的驗證碼。',
  },
  FACTOR_WRONG: {
    code: 1000051,
    en: 'This code is not correct, or was used before. Wait for the next one and try again.',
    zh: '驗證碼不正確或已使用，請待下一組驗證碼出現後再試。',
  },
  FACTOR_RESTS: {
    code: 1000052,
    en: 'Too many wrong codes. Please wait 15 minutes and try again.',
    zh: '驗證碼多次輸入錯誤，請於15分鐘後再試。',
  },
  FACTOR_MISSING: {
    code: 1000053,
    en: 'Please set up your second factor first.',
    zh: '請先設定雙重認證。',
  },
  FACTOR_NONE: {
    code: 1000055,
    en: 'This member has no second factor. There is nothing to reset.',
    zh: '此會員未有設定雙重認證，毋須重設。',
  },
  FACTOR_NOT_BEGUN: {
    code: 1000054,
    en: 'Please start the set-up again.',
    zh: '請重新開始設定。',
  },
} as const
