import type { Texts } from '../texts.ts'

export const keptAddressText = {
  defaultMark: { en: 'Default', zh: '預設' },
} satisfies Texts
