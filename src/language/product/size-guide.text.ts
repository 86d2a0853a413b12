import type { Texts } from '#language/texts.ts'

export const sizeGuideText = {
  title: { en: 'Size guide', zh: '尺碼指南' },
  words: {
    en: 'How sizes compare between countries. If you are between two sizes, choose the larger.',
    zh: '各地尺碼對照表。如介乎兩個尺碼之間，建議選擇較大者。',
  },
  howTo: { en: 'How to measure yourself', zh: '如何量度身形' },
  unit: { en: 'Unit of measurement', zh: '量度單位' },
  cm: { en: 'cm', zh: '厘米' },
  in: { en: 'in', zh: '吋' },
} satisfies Texts
