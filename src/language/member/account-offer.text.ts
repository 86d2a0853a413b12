import type { Texts } from '#language/texts.ts'

/** To a guest who has ordered. */
export const accountOfferText = {
  title: { en: 'Add it to your account?', zh: '將訂單加入您的帳戶？' },
  words: {
    en: 'With an account you can follow your order on any device and need not enter your address again. We send a code to the e-mail address of this order, and add the order to your account.',
    zh: '註冊帳戶後，可於任何裝置查閱訂單，亦毋須再次輸入地址。我們會將驗證碼發送至此訂單的電郵地址，訂單將自動歸入您的帳戶。',
  },
  open: { en: 'Open an account', zh: '註冊帳戶' },
} satisfies Texts
