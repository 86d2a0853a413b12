import type { Texts } from '#language/texts.ts'

/** What the rooms of members have in common. */
export const accountText = {
  signIn: { en: 'Sign in', zh: '登入' },
  guestTitle: { en: 'This room is for members', zh: '此頁供會員使用' },
  guestWords: {
    en: 'Sign in, or create an account, and it opens. Buying needs neither.',
    zh: '請先登入或註冊帳戶。以訪客身份購物則毋須登入。',
  },
} satisfies Texts
