import { z } from 'zod'

/** What stands in the books for each merchant; amounts may be below nothing. */
export const MerchantsWire = z.object({
  merchants: z.array(
    z.object({
      merchantId: z.string(),
      name: z.string(),
      /** Paid by shoppers for what can still come back; due to the merchant; owed by it; withdrawn by it; and due less both. */
      pending: z.string(),
      due: z.string(),
      owed: z.string(),
      paid: z.string(),
      balance: z.string(),
    }),
  ),
  /** What was settled last. */
  latest: z.array(
    z.object({
      unitId: z.string(),
      orderNo: z.string(),
      merchant: z.string(),
      piece: z.string(),
      goods: z.string(),
      commission: z.string(),
      card: z.string(),
      fees: z.string(),
      due: z.string(),
      time: z.string(),
    }),
  ),
})
export type MerchantsWire = z.output<typeof MerchantsWire>
