import { z } from 'zod'
import { count } from './setting-shapes.contract.ts'

/**
 * For how many days after a link was followed a sale is the influencer's. What stands out: more clicks than so many for each visitor, so many
 * sales that were refused, and so many visitors by one network and browser on a day.
 */
export const Referrals = z.object({
  windowDays: count(365),
  clicksPerVisit: count(1_000),
  refusedSales: count(1_000),
  sharedVisitors: count(1_000),
})
export const FIRST_REFERRALS: z.output<typeof Referrals> = {
  windowDays: 30,
  clicksPerVisit: 10,
  refusedSales: 3,
  sharedVisitors: 10,
}
