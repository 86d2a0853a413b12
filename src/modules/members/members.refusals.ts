export const membersRefusals = {
  /** Unknown, wrong and disabled read the same. */
  MEMBER_UNKNOWN: {
    code: 1000030,
    en: 'This contact and password do not match. Please check both, or sign in with a code.',
    zh: '帳戶與密碼不符，請檢查兩者，或以驗證碼登入。',
  },
  TRIES_TOO_MANY: {
    code: 1000031,
    en: 'Too many tries. Please sign in with a code, or try again in 15 minutes.',
    zh: '嘗試次數過多。請以驗證碼登入，或15分鐘後再試。',
  },
  CONTACT_TAKEN: {
    code: 1000032,
    en: 'This contact already belongs to an account. Sign in with it, or use another one.',
    zh: '此聯絡方式已屬另一帳戶。請以該帳戶登入，或使用其他聯絡方式。',
  },
  TERMS_NEEDED: {
    code: 1000033,
    en: 'Please accept the terms of use and confirm that you are 18 or over.',
    zh: '請同意使用條款，並確認您已年滿18歲。',
  },
  PASSWORD_GUESSABLE: {
    code: 1000034,
    en: 'This password is easy to guess or has been in a breach elsewhere. Please choose another one.',
    zh: '此密碼容易被猜中，或曾於其他網站外洩，請另選一個。',
  },
  PASSWORD_NOW_WRONG: {
    code: 1000035,
    en: 'Your current password is not correct. Please check and try again.',
    zh: '現有密碼不正確，請檢查後再試。',
  },
  PROOF_OVER: {
    code: 1000036,
    en: 'This has expired. Please request a new code.',
    zh: '時限已過，請重新索取驗證碼。',
  },
  PASSKEY_WRONG: {
    code: 1000038,
    en: 'This passkey cannot sign you in. Please use a code.',
    zh: '此通行密匙無法登入，請改用驗證碼登入。',
  },
  PASSKEYS_TOO_MANY: {
    code: 1000039,
    en: 'Your account has 20 passkeys. Please remove one you no longer use first.',
    zh: '帳戶已有20個通行密匙，請先移除不再使用的一個。',
  },
  PROVIDER_OVER: {
    code: 1000070,
    en: 'This sign-in was started elsewhere, or has expired. Please start again.',
    zh: '此登入並非由此裝置開始，或時限已過，請重新開始。',
  },
  PROVIDER_REFUSED: {
    code: 1000071,
    en: 'The sign-in was not confirmed. Please try again, or sign in another way.',
    zh: '未能確認登入，請重試或改用其他登入方式。',
  },
  PROVIDER_AWAY: {
    code: 1000072,
    en: 'No response at present. Please try again in a moment, or sign in another way.',
    zh: '對方暫時沒有回應，請稍後再試或改用其他登入方式。',
  },
  IDENTITY_TAKEN: {
    code: 1000073,
    en: 'This account is linked to another one, or yours is already linked elsewhere. Please unlink that first.',
    zh: '此帳號已連結至其他帳戶，或您的帳戶已連結另一帳號。請先解除連結。',
  },
  LAST_WAY_IN: {
    code: 1000074,
    en: 'This is your only way to sign in. Please add an e-mail address or a passkey first.',
    zh: '這是您帳戶最後的登入方式，請先新增電郵或通行密匙。',
  },
  CHALLENGE_NEEDED: {
    code: 1000075,
    en: 'There have been many attempts lately. Please confirm that you are a person.',
    zh: '近期嘗試次數較多，請先確認您是真人。',
  },
  CHALLENGE_WRONG: {
    code: 1000076,
    en: 'The digits do not match the picture. Please try the new picture.',
    zh: '數字與圖片不符，請按新圖片再輸入。',
  },
  ACCOUNT_CLOSED: {
    code: 1000037,
    en: 'This account is closed. Please contact us.',
    zh: '此帳戶已停用，請與我們聯絡。',
  },
} as const
