import type { Texts } from '#language/texts.ts'

export const problemText = {
  notFoundTitle: { en: '404 — Page Not Found', zh: '404｜找不到頁面' },
  notFound: {
    en: 'This page could not be found. It may have moved, or the item may no longer be sold.',
    zh: '找不到此頁面。頁面可能已移除，或貨品已停售。',
  },
  home: { en: 'Back to the home page', zh: '返回主頁' },
  brokenTitle: { en: 'This page did not load', zh: '頁面未能載入' },
  broken: {
    en: 'Something went wrong on our side. You have not been charged. Please try again in a moment.',
    zh: '系統發生問題，並未收取任何款項。請稍後再試。',
  },
  offline: {
    en: 'You seem to be offline. Please check the connection and try again.',
    zh: '您似乎已離線，請檢查網絡連線後再試。',
  },
  late: {
    en: 'The connection is slow, and the page did not arrive within ten seconds. Please try again.',
    zh: '網絡連線緩慢，頁面未能於十秒內載入，請重試。',
  },
  still: {
    en: 'Still no connection. The page will load by itself once you are back online.',
    zh: '仍未能連線。網絡恢復後，頁面會自動載入。',
  },
  retry: { en: 'Try again', zh: '重試' },
} satisfies Texts
