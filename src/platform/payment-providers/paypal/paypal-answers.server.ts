import { z } from 'zod'

/** What is read of PayPal's answers. */
export const Amount = z.object({ currency_code: z.string(), value: z.string() })
export const Capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: Amount,
  custom_id: z.string().optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
})
export const Refund = z.object({
  id: z.string(),
  status: z.string(),
  amount: Amount,
  custom_id: z.string().optional(),
  create_time: z.string().optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
})
const Unit = z.object({
  amount: Amount,
  custom_id: z.string().default(''),
  payee: z.object({ merchant_id: z.string().optional() }).optional(),
  payments: z.object({ captures: z.array(Capture).default([]), refunds: z.array(Refund).default([]) }).optional(),
})
export const Order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.array(Unit).min(1),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
})
export type Order = z.output<typeof Order>

export function unitOf({ purchase_units: [unit] }: Order): z.output<typeof Unit> {
  if (!unit) throw new Error('an order of nothing')
  return unit
}

export const centsOf = ({ value }: z.output<typeof Amount>): number => Math.round(Number(value) * 100)
