export const codesRefusals = {
  CODE_WRONG: {
    code: 1000020,
    en: 'This is not the code we sent last. Please check it and try again.',
    zh: '驗證碼與最新發出的不符，請檢查後再試。',
  },
  CODE_OVER: {
    code: 1000021,
    en: 'This code has expired or was tried too often. Please ask for a new one.',
    zh: '驗證碼已失效或嘗試次數過多，請重新索取。',
  },
  CODES_TOO_MANY: {
    code: 1000022,
    en: 'We have sent as many codes as we can for now. Please use the newest one, or try again later.',
    zh: '暫時無法再發出驗證碼。請使用最新收到的驗證碼，或稍後再試。',
  },
} as const
