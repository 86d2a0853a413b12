import { z } from 'zod'

export const ProductPicturesInput = z.object({ word: z.string().trim().max(80) })
export type ProductPicturesInput = z.output<typeof ProductPicturesInput>

/** Pictures of products, to be used elsewhere: what they show in both languages. */
export const ProductPicturesWire = z.object({
  list: z.array(
    z.object({
      spuCode: z.string(),
      brandName: z.string(),
      productTitle: z.string(),
      pictures: z.array(
        z.object({
          hash: z.string(),
          width: z.number(),
          height: z.number(),
          alt: z.object({ en: z.string(), zh: z.string() }),
        }),
      ),
    }),
  ),
})
export type ProductPicturesWire = z.output<typeof ProductPicturesWire>
