type Both = { en: string; zh: string }

/** What the `details` column of a product holds. */
export type ProductDetails = {
  highlights: Both[]
  composition: { part: Both; materialId: string; percent: number }[]
  measurements: { label: Both; value: Both }[]
  care: Both[]
  madeIn: Both
}
