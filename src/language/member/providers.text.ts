import type { Texts } from '#language/texts.ts'

/** As they call themselves, in either language. */
export const providerNames = { apple: 'Apple', google: 'Google', facebook: 'Facebook' } as const

export const providersText = {
  or: { en: 'or continue with', zh: '或使用以下帳號' },
  goOn: { en: (name: string) => `Continue with ${name}`, zh: (name: string) => `以${name}繼續` },
  arriving: { en: 'One moment…', zh: '請稍候……' },
  arrivingLead: { en: 'We are checking who you are.', zh: '正在確認您的身份。' },
  notArrived: { en: 'Try again', zh: '未能登入' },
  nothingHere: {
    en: 'Nothing to confirm here. Please start on the sign-in page.',
    zh: '此處沒有待確認的登入，請於登入頁面重新開始。',
  },
  again: { en: 'Back to sign-in', zh: '返回登入' },
  confirmed: {
    en: (name: string, email: string) => `${name} has confirmed ${email}. Your account will use this address.`,
    zh: (name: string, email: string) => `${name}已確認${email}，您的帳戶將使用此電郵。`,
  },
  oneMore: { en: 'One more step', zh: '還差一步' },
  oneMoreLead: {
    en: (name: string) =>
      `${name} has not confirmed an e-mail address of yours. Where can we send a code? We will open your account with it or, if you have one, link it to ${name}.`,
    zh: (name: string) => `${name}未有確認您的電郵。請提供接收驗證碼的聯絡方式，以註冊帳戶；如已有帳戶，將連結至${name}。`,
  },
  linked: { en: 'Other accounts', zh: '其他帳號' },
  linkedLead: {
    en: 'Sign in here with an account you have elsewhere. We receive only your name and e-mail address.',
    zh: '以其他平台的帳號登入。我們只會取得您的姓名及電郵。',
  },
  isLinked: {
    en: (email: string) => (email ? `linked: ${email}` : 'linked'),
    zh: (email: string) => (email ? `已連結：${email}` : '已連結'),
  },
  notLinked: { en: 'not linked', zh: '未連結' },
  link: { en: 'Link', zh: '連結' },
  unlink: { en: 'Unlink', zh: '解除連結' },
  linkTo: { en: (name: string) => `Link ${name}`, zh: (name: string) => `連結${name}` },
  unlinkFrom: { en: (name: string) => `Unlink ${name}`, zh: (name: string) => `解除連結${name}` },
  unlinked: { en: (name: string) => `${name} is no longer linked to your account.`, zh: (name: string) => `已解除連結${name}。` },
} satisfies Texts
