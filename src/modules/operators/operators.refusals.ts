export const operatorsRefusals = {
  SIGN_IN_WRONG: {
    code: 1000010,
    en: 'The e-mail or password is not correct. Please check and try again.',
    zh: '電郵或密碼不正確，請檢查後再試。',
  },
  OPERATOR_RESTS: {
    code: 1000047,
    en: 'Too many tries. Please wait 15 minutes and try again.',
    zh: '嘗試次數過多，請於15分鐘後再試。',
  },
  BEYOND_OWN: {
    code: 1000040,
    en: 'This needs permissions you do not have. Please ask an administrator.',
    zh: '此操作涉及您未獲授權的權限，請聯絡管理員。',
  },
  OWN_ROLES: {
    code: 1000041,
    en: 'You cannot change your own roles or close your own account. Please ask a colleague.',
    zh: '不能更改自己的職務，亦不能停用自己的帳戶，請由其他同事處理。',
  },
  LAST_ADMINISTRATOR: {
    code: 1000042,
    en: 'The shop needs at least one administrator who can sign in. Please make a colleague an administrator first.',
    zh: '商店須有最少一名可登入的管理員，請先委任另一名管理員。',
  },
  ROLE_FIXED: {
    code: 1000043,
    en: 'This role comes with the shop and cannot be changed.',
    zh: '此職務為系統預設，不能更改或刪除。',
  },
  ROLE_IN_USE: {
    code: 1000044,
    en: 'A colleague still has this role. Please remove it from them first.',
    zh: '仍有同事擔任此職務，請先解除。',
  },
  LINK_OVER: {
    code: 1000045,
    en: 'This link has been used or has expired. Please request a new one.',
    zh: '此連結已使用或已過期，請索取新連結。',
  },
  FIRST_LINK_OVER: {
    code: 1000250,
    en: 'This link has been used or has expired. The shop shows a new one at each start until it has an administrator.',
    zh: '此連結已使用或已過期。在設定管理員之前，商店每次啟動均會顯示新連結。',
  },
  OPERATOR_KNOWN: {
    code: 1000046,
    en: 'This e-mail already belongs to an account. Use another one.',
    zh: '此電郵已屬另一帳戶，請使用其他電郵。',
  },
} as const
