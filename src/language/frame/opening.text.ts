import type { Texts } from '#language/texts.ts'

/** The page of the closed door. */
export const openingText = {
  otherLanguage: { en: '中文', zh: 'English' },
  soon: { en: 'Opening soon', zh: '即將開幕' },
  soonWords: {
    en: 'We are putting everything in its place. Please come again shortly.',
    zh: '我們正在籌備開幕，稍後便可光臨選購。',
  },
  back: { en: 'Back soon', zh: '稍後回來' },
  backWords: {
    en: 'The shop is closed for a while. Orders that were placed are being seen to.',
    zh: '商店暫停開放，已落的訂單會如常處理。',
  },
  open: { en: 'We are open', zh: '商店現已開放' },
  openWords: { en: 'Please come in.', zh: '歡迎選購。' },
  toShop: { en: 'To the shop', zh: '前往商店' },
} satisfies Texts
