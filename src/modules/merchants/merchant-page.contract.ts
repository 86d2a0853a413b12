import { z } from 'zod'
import { CardWire } from '#modules/catalogue/catalogue.contract.ts'
import { applicantKinds } from './merchants.contract.ts'

export const MerchantPageInput = z.object({
  code: z.string().trim().min(1).max(40),
  pageNum: z.coerce.number().int().min(1).max(1_000).default(1),
})
export type MerchantPageInput = z.input<typeof MerchantPageInput>

/** What everybody may know of a merchant. */
export const MerchantPageWire = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(applicantKinds),
  /** The day of Hong Kong on which it began to sell here; empty where that is not known. */
  sinceDay: z.string(),
  /** Within how many days it sends; null where it offers nothing now. */
  dispatch: z.object({ fewest: z.number(), most: z.number() }).nullable(),
  /** Its registration as dealer in precious metals and stones, while it is valid. */
  dealer: z.object({ category: z.string(), number: z.string() }).nullable(),
  /** The day from which it sells again; empty while it is there. */
  backDay: z.string(),
  rating: z.number(),
  reviewNum: z.number(),
  /** The newest, of pieces that it sold. */
  reviews: z.array(
    z.object({
      reviewId: z.string(),
      stars: z.number(),
      text: z.string(),
      author: z.string(),
      date: z.string(),
      piece: z.string(),
      path: z.string(),
    }),
  ),
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  /** What it sells now, at the prices it asks. */
  list: z.array(CardWire),
})
export type MerchantPageWire = z.output<typeof MerchantPageWire>
