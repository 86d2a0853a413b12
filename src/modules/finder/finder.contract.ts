import { z } from 'zod'

export const FindInput = z.object({ word: z.string().max(80, 'too-long').default('') })
export type FindInput = z.input<typeof FindInput>

const foundKinds = ['order', 'product', 'brand', 'member'] as const
export const FindWire = z.object({
  list: z.array(
    z.object({
      kind: z.enum(foundKinds),
      /** An order's number, a piece's id, a brand's code, a member's account: what its room is opened with. */
      id: z.string(),
      name: z.string(),
      note: z.string(),
    }),
  ),
})
export type FindWire = z.output<typeof FindWire>
export type FoundThing = FindWire['list'][number]
