import { z } from 'zod'
import { healthFigures } from './merchant-health.rules.ts'

export const HealthInput = z.object({
  days: z.coerce
    .number()
    .pipe(z.union([z.literal(30), z.literal(90)]))
    .default(30),
})
export type HealthInput = z.input<typeof HealthInput>
export const HealthOfInput = HealthInput.extend({ merchantId: z.uuid() })
export type HealthOfInput = z.input<typeof HealthOfInput>

export const HealthWire = z.object({
  days: z.number(),
  /** Below so many nothing follows. */
  fewest: z.number(),
  figures: z.array(
    z.object({
      figure: z.enum(healthFigures),
      num: z.number(),
      of: z.number(),
      /** In per cent, with one digit after the point. */
      share: z.string(),
      limit: z.string(),
      standing: z.enum(['few', 'good', 'near', 'over']),
      /** What is behind it, the newest first. */
      rows: z.array(z.object({ orderNo: z.string(), time: z.string(), unitCode: z.string() })),
    }),
  ),
  /** What has followed: above which limits it is over ninety days, whether a colleague is to look at that, and what came of it last. */
  follows: z.object({
    over: z.array(z.enum(healthFigures)),
    isInReview: z.boolean(),
    reviewTime: z.string(),
    warning: z.string(),
  }),
})
export type HealthWire = z.output<typeof HealthWire>
