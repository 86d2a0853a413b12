import { feeText } from '#language/buying/fee.text.ts'
import type { Texts } from '#language/texts.ts'

/** What a rule can charge a seller beside commission; buyers know these names, too. */
export const sellerFeeText = {
  ...feeText,
  packaging: { en: 'Packaging fee', zh: feeText.packaging.zh },
} satisfies Texts
