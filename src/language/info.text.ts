import type { Texts } from './texts.ts'

export const infoText = {
  pages: { en: 'Information', zh: '資訊' },
} satisfies Texts
