import type { Texts } from './texts.ts'

export const uiText = {
  close: { en: 'Close', zh: '關閉' },
  back: { en: 'Back', zh: '返回' },
  retry: { en: 'Try again', zh: '重試' },
} satisfies Texts
