import { z } from 'zod'

/** What stands between an empty shop and open doors, in the order in which it is best done. */
export const startSteps = ['facts', 'payment', 'delivery', 'brand', 'product', 'home', 'doors'] as const
export type StartStep = (typeof startSteps)[number]

/** Each step knows from what is stored whether it is done. Those needed for opening are named. */
export const StartWire = z.object({
  steps: z.array(z.object({ step: z.enum(startSteps), done: z.boolean(), needed: z.boolean() })),
  products: z.number(),
  mayOpen: z.boolean(),
  doors: z.enum(['open', 'soon', 'back']),
  /** Of the setting of the doors, for whoever opens them here. */
  doorsVersion: z.number(),
})
export type StartWire = z.output<typeof StartWire>
