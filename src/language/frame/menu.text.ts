import type { Texts } from '#language/texts.ts'

/** The menu: drawn by the server on wide screens, fetched when first opened on narrow ones. */
export const menuText = {
  language: { en: 'Language', zh: '語言' },
  newIn: { en: 'New in', zh: '新品上架' },
  sale: { en: 'Sale', zh: '減價' },
  community: { en: 'Community', zh: '社群' },
  /** First row of each level of the phone's menu. */
  all: { en: (name: string) => `ALL > ${name}`, zh: (name: string) => `全部 > ${name}` },
  whole: { en: (name: string) => `All ${name}`, zh: (name: string) => `全部${name}` },
  openPanel: { en: (name: string) => `Show ${name}`, zh: (name: string) => `展開${name}` },
  orders: { en: 'Orders', zh: '訂單' },
  my: { en: 'My account', zh: '我的帳戶' },
  signIn: { en: 'Sign in', zh: '登入' },
  register: { en: 'Register', zh: '註冊' },
} satisfies Texts
