import type { Texts } from '#language/texts.ts'

export const challengeText = {
  title: { en: 'One question first', zh: '請先確認' },
  lead: { en: 'Please type the digits of the new picture.', zh: '請輸入新圖片內的數字。' },
  picture: { en: 'Five digits, drawn by hand with lines through them', zh: '手寫的5個數字，上有線條' },
  digits: { en: 'The digits in the picture', zh: '圖片內的數字' },
  needed: { en: 'Please type the five digits.', zh: '請輸入5個數字。' },
  go: { en: 'Go on', zh: '繼續' },
  another: { en: 'Another picture', zh: '更換圖片' },
  cannotSee: { en: 'I cannot see the picture', zh: '我看不到圖片' },
  working: {
    en: 'Your browser is checking instead. This takes a few seconds; no action is needed.',
    zh: '正由瀏覽器代為確認，需時數秒，毋須操作。',
  },
} satisfies Texts
