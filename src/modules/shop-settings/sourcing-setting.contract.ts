import { z } from 'zod'
import { count } from './setting-shapes.contract.ts'

/**
 * What global buyers are asked to find: whether anything can be asked for, how much is paid when a quote is accepted, for how many days quotes are taken, within how many days
 * the item is bought, and within how many more it is here, and for how many hours the rest can be paid once it has passed.
 */
export const Sourcing = z.object({
  /** Whether members can ask for something. */
  isOpen: z.boolean(),
  depositPercent: count(90),
  quoteDays: count(60),
  buyDays: count(30),
  sendDays: count(60),
  payHours: count(336),
})
export type SourcingRules = z.output<typeof Sourcing>
export const FIRST_SOURCING: SourcingRules = {
  isOpen: true,
  ...{ depositPercent: 30, quoteDays: 9, buyDays: 3, sendDays: 18, payHours: 48 },
}
