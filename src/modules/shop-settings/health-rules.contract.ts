import { z } from 'zod'
import type { HealthRules } from '#modules/orders/pieces/merchant-health.rules.ts'
import { count } from './setting-shapes.contract.ts'

/** Per cent as typed, up to one digit after the point. */
const percent = z
  .string()
  .trim()
  .regex(/^(100|\d{1,2})(\.\d)?$/, 'percent')
  .refine((typed) => Number(typed) <= 100, 'percent')

/**
 * Above which shares of a merchant's orders, items and answers something follows: refused at authentication, sent late, cancelled as not
 * sent, not as described; how many questions are answered within a day; and below how many of each nothing follows.
 */
export const SellerHealth = z.object({
  rejected: percent,
  late: percent,
  cancelled: percent,
  described: percent,
  answered: percent,
  fewest: count(1_000),
})
export type SellerHealth = z.output<typeof SellerHealth>

export const FIRST_HEALTH: SellerHealth = {
  rejected: '3.0',
  late: '4.0',
  cancelled: '2.5',
  described: '1.0',
  answered: '90',
  fewest: 20,
}

const hundredths = (typed: string): number => Math.round(Number(typed) * 100)

/** As they are counted: what is answered too late is what is left of what is to be answered. */
export const healthRulesIn = ({ answered, fewest, ...most }: SellerHealth): HealthRules => ({
  limits: {
    late: hundredths(most.late),
    cancelled: hundredths(most.cancelled),
    rejected: hundredths(most.rejected),
    described: hundredths(most.described),
    unanswered: 10_000 - hundredths(answered),
  },
  fewest,
})
