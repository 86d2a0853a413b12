import { z } from 'zod'

/** Who the shop is, in the caller's language: what stands at the foot of every page. */
export const ShopFactsWire = z.object({
  company: z.string(),
  address: z.string(),
  email: z.string(),
  chatNumber: z.string(),
  dealer: z.object({ category: z.enum(['A', 'B']), number: z.string(), sample: z.boolean() }).nullable(),
  social: z.array(z.string()),
  appScheme: z.string(),
})
export type ShopFactsWire = z.output<typeof ShopFactsWire>
