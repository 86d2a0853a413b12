import type { Texts } from '#language/texts.ts'

/** The page of the closed door. */
export const openingText = {
  otherLanguage: { en: '中文', zh: 'English' },
  soon: { en: 'Opening soon', zh: '即將開幕' },
  soonWords: {
    en: 'We are preparing to open. Please come again shortly.',
    zh: '我們正在籌備開幕，稍後便可光臨選購。',
  },
  back: { en: 'Back soon', zh: '暫停服務' },
  backWords: {
    en: 'The shop is closed for a while. Existing orders are being handled as usual.',
    zh: '商店暫停開放，已提交的訂單會如常處理。',
  },
  open: { en: 'We are open', zh: '商店現已開放' },
  openWords: { en: 'Welcome.', zh: '歡迎選購。' },
  toShop: { en: 'To the shop', zh: '前往商店' },
} satisfies Texts
