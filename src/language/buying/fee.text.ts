import type { Texts } from '#language/texts.ts'

/** What is charged beside pieces, delivery and the way of paying. */
export const feeText = {
  service: { en: 'Service fee', zh: '服務費' },
  technical: { en: 'Technical fee', zh: '技術費' },
  operating: { en: 'Operating fee', zh: '營運費' },
  packaging: { en: 'Packaging', zh: '包裝費' },
} satisfies Texts

/** What a rule can charge a seller beside commission; buyers know these names, too. */
export const sellerFeeText = {
  ...feeText,
  packaging: { en: 'Packaging fee', zh: feeText.packaging.zh },
} satisfies Texts
