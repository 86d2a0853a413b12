import { z } from 'zod'

export const DisputesWire = z.object({
  list: z.array(
    z.object({
      disputeId: z.string(),
      provider: z.string(),
      /** As the provider calls it, and its own page about it. */
      providerNo: z.string(),
      url: z.string(),
      orderNo: z.string(),
      amount: z.string(),
      fee: z.string(),
      /** Of a lost one: what was taken beyond what was left to give back. */
      loss: z.string(),
      /** Of one that was opened again after it had been lost: what came back. */
      wonBack: z.string(),
      state: z.enum(['open', 'won', 'lost', 'closed']),
      reason: z.string(),
      /** Until when evidence is taken; empty where none is asked for. */
      dueAt: z.string(),
      openedAt: z.string(),
    }),
  ),
})
export type DisputesWire = z.output<typeof DisputesWire>
export type DisputeWire = DisputesWire['list'][number]
