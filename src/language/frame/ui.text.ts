import type { Texts } from '#language/texts.ts'

export const uiText = {
  close: { en: 'Close', zh: '關閉' },
  back: { en: 'Back', zh: '返回' },
  scriptNeeded: {
    en: 'This page shows your personal details and needs JavaScript. Please switch it on and open the page again, or message us and we will help.',
    zh: '此頁載有您的個人內容，須由瀏覽器以JavaScript載入。請啟用JavaScript後再開啟此頁，或聯絡客戶服務。',
  },
  retry: { en: 'Try again', zh: '重試' },
} satisfies Texts
