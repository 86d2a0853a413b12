import type { Texts } from '#language/texts.ts'

/** The chooser of country or region codes for telephone numbers. */
export const phoneRegionText = {
  title: { en: 'Area code', zh: '地區號碼' },
  lead: {
    en: 'Codes can be sent to mobile numbers of these places.',
    zh: '驗證碼可發送至以下國家及地區的手提電話號碼。',
  },
  example: { en: (number: string) => `for example ${number}`, zh: (number: string) => `例：${number}` },
} satisfies Texts
