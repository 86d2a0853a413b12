export const codesRefusals = {
  CODE_WRONG: {
    code: 1000020,
    en: 'This is not the newest code. Please check it and try again.',
    zh: '驗證碼與最新發出的不符，請檢查後再試。',
  },
  CODE_OVER: {
    code: 1000021,
    en: 'This code has expired or was tried too often. Please request a new one.',
    zh: '驗證碼已失效或嘗試次數過多，請重新索取。',
  },
  CODES_TOO_MANY: {
    code: 1000022,
    en: 'We cannot send more codes for now. Please use the newest one, or try again later.',
    zh: '暫時無法再發出驗證碼。請使用最新收到的驗證碼，或稍後再試。',
  },
  SMS_OFF: {
    code: 1000023,
    en: 'We cannot send an SMS at the moment. Please use your e-mail address instead.',
    zh: '目前無法發出短訊，請改用電郵地址。',
  },
  SMS_COUNTRY: {
    code: 1000024,
    en: 'We do not send SMS to this country or region. Please use your e-mail address instead.',
    zh: '我們不會向此國家或地區發出短訊，請改用電郵地址。',
  },
  SMS_NUMBER: {
    code: 1000025,
    en: 'This mobile number cannot receive SMS. Please check it.',
    zh: '此號碼不是可接收短訊的手提電話號碼，請檢查。',
  },
  SMS_TOO_MANY: {
    code: 1000026,
    en: 'We cannot send more SMS for now. Please use your e-mail address, or try again later.',
    zh: '暫時無法再發出短訊。請改用電郵地址，或稍後再試。',
  },
} as const
