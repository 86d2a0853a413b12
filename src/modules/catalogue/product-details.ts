import type { AttributeValues } from './attributes/attributes.rules.ts'

type Both = { en: string; zh: string }

/** What the `details` column of a product holds. */
export type ProductDetails = {
  highlights: Both[]
  composition: { part: Both; materialId: string; percent: number }[]
  measurements: { label: Both; value: Both }[]
  care: Both[]
  madeIn: Both
  /** What it answers to the attributes of its kind. */
  attributes?: AttributeValues
  /** Codes of pieces that are shown with it first. */
  related?: string[]
  metaTitle?: Both
  metaDescription?: Both
  /** By which search finds it, too, with commas between them. */
  searchWords?: Both
}
