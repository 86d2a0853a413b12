import { z } from 'zod'
import { BrandListWire, PictureWire } from './catalogue.contract.ts'

/** Brands with a picture each: of the piece that stands for the brand. */
export const BrandCardsWire = z.object({
  brands: z.array(BrandListWire.shape.brands.element.extend({ brandImg: PictureWire.nullable() })),
})
export type BrandCardsWire = z.output<typeof BrandCardsWire>
