import type { Texts } from '#language/texts.ts'

/** The second factor that a shop's money asks for, and how it is set up. */
export const sellerSecurityText = {
  title: { en: 'Second factor', zh: '雙重認證' },
  lead: {
    en: 'Withdrawals, changes of the bank account and colleagues who may see the money ask for a code from an app on your phone.',
    zh: '提款、更改銀行戶口，以及讓同事處理款項時，須輸入電話上認證應用程式所示的驗證碼。',
  },
  missing: {
    en: 'You have not set one up yet. Get an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password, then start here. It takes a minute.',
    zh: '您尚未設定。請先於電話安裝認證應用程式，例如Google Authenticator、Microsoft Authenticator或1Password，然後於此開始設定，只需一分鐘。',
  },
  set: {
    en: (left: number) => `It is set up. ${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`,
    zh: (left: number) => `已設定，尚餘${left}個備用驗證碼。`,
  },
  setUp: { en: 'Set up', zh: '設定' },
  renew: { en: 'Set up another phone', zh: '設定另一部電話' },
  setUpTitle: { en: 'Set up your second factor', zh: '設定雙重認證' },
  password: { en: 'Your password', zh: '您的密碼' },
  oldCode: { en: 'Code of the present phone', zh: '現有電話的驗證碼' },
  goOn: { en: 'Continue', zh: '繼續' },
  scan: { en: 'Open your authenticator app and scan this picture.', zh: '請開啟認證應用程式，並掃描此圖碼。' },
  picture: { en: 'QR code for your authenticator app', zh: '供認證應用程式掃描的二維碼' },
  orType: { en: 'Or type this key into the app:', zh: '或於應用程式輸入此密鑰：' },
  code: { en: 'Code', zh: '驗證碼' },
  typeCode: { en: 'Then type the six digits it shows.', zh: '然後輸入所示的6位數字。' },
  confirm: { en: 'Confirm', zh: '確認' },
  working: { en: 'Please wait', zh: '處理中' },
  recoveryTitle: { en: 'Keep your recovery codes', zh: '請保存備用驗證碼' },
  recoveryWords: {
    en: 'Each works once if you lose your phone. They are shown only now: print them, or store them with your passwords.',
    zh: '如遺失電話，每個備用驗證碼可使用一次。備用驗證碼只會顯示這一次，請列印或存放於保存密碼之處。',
  },
  recoveryKept: { en: 'I have saved them', zh: '已妥善保存' },
  needed: {
    en: (minutes: number) => `Enter the code from your authenticator app. You are not asked again for ${minutes} minutes.`,
    zh: (minutes: number) => `請輸入認證應用程式所示的驗證碼，${minutes}分鐘內毋須再次輸入。`,
  },
  codeHint: {
    en: 'The six digits in your authenticator app, or a recovery code.',
    zh: '認證應用程式所示的6位數字，或備用驗證碼。',
  },
  mustSetUp: {
    en: 'This needs a second factor, and you have not set one up yet.',
    zh: '此操作須使用雙重認證，您尚未設定。',
  },
  toSetUp: { en: 'Set up a second factor', zh: '前往設定雙重認證' },
} satisfies Texts
