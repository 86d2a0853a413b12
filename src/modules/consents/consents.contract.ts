import { z } from 'zod'
import { type ConsentKind, consentKinds } from './consents.rules.ts'

const kind = z.enum(consentKinds as [ConsentKind, ...ConsentKind[]])

const ConsentWire = z.object({
  kind,
  given: z.boolean(),
  /** When it was last said; null for what holds until they say anything. */
  changedTime: z.string().nullable(),
})
export const ConsentsWire = z.object({ list: z.array(ConsentWire) })
export type ConsentsWire = z.output<typeof ConsentsWire>

export const ConsentInput = z.object({ kind, given: z.boolean() })
export type ConsentInput = z.output<typeof ConsentInput>
