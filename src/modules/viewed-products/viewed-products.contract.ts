import { z } from 'zod'
import { MOST_VIEWED } from './viewed-products.rules.ts'

const code = z.string().min(1).max(40)
export const ViewedInput = z.object({
  /** The piece that is opened now, if one is. */
  spuCode: code.optional(),
  /** What this browser knew before, the newest first: what is not kept yet is taken up behind the rest. */
  before: z.array(code).max(MOST_VIEWED).default([]),
})
export type ViewedInput = z.input<typeof ViewedInput>
export type Viewed = z.output<typeof ViewedInput>
/** The codes of the pieces opened last, the newest first. */
export const ViewedWire = z.array(z.string())
export type ViewedWire = z.output<typeof ViewedWire>
