import { z } from 'zod'
import { typedNumber } from '#platform/text/typed-number.ts'

export const ReadyWire = z.object({
  total: z.number(),
  list: z.array(
    z.object({
      orderNo: z.string(),
      receiver: z.string(),
      isPickUp: z.boolean(),
      /** Where it goes: the code of a district or of a pick-up point. */
      territory: z.string(),
      provinceCode: z.string(),
      /** What has passed and may leave. */
      unitIds: z.array(z.string()),
      /** As on a parcel; empty where it is fetched. */
      address: z.array(z.string()),
      /** One for each piece: its name, and colour, size and number. */
      pieces: z.array(z.object({ name: z.string(), look: z.string() })),
      /** How many of its pieces are still to come, or on the bench. */
      later: z.number(),
      /** Somebody is to say first what a refund outside the shop was for. */
      isHeld: z.boolean(),
      paidAt: z.string(),
    }),
  ),
})
export type ReadyWire = z.output<typeof ReadyWire>
export type ReadyOrder = ReadyWire['list'][number]

/** What waits in a store to be fetched, the one whose days end first first. */
export const WaitingWire = z.object({
  list: z.array(
    z.object({
      parcelId: z.string(),
      orderNo: z.string(),
      receiver: z.string(),
      /** The code of the pick-up point. */
      provinceCode: z.string(),
      pieces: z.array(z.string()),
      since: z.string(),
      until: z.string(),
      isOverdue: z.boolean(),
    }),
  ),
})
export type WaitingWire = z.output<typeof WaitingWire>
export type WaitingParcelWire = WaitingWire['list'][number]
export const SettleWaitingInput = z.object({
  parcelId: z.uuid(),
  act: z.enum(['keep', 'give-back']),
  /** Of keeping it: counted from now. */
  days: typedNumber(/^\d{1,2}$/, 'days')
    .pipe(z.number().int('days').min(1, 'days').max(30, 'days'))
    .default(7),
})
export type SettleWaitingInput = z.input<typeof SettleWaitingInput>

/** As it is typed or scanned. */
export const HandOverInput = z.object({
  code: z
    .string()
    .trim()
    .min(1, 'required')
    .max(20, 'pick-up-code')
    .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
})
export type HandOverInput = z.input<typeof HandOverInput>
export const HandedOverWire = z.object({ orderNo: z.string(), pieces: z.array(z.string()) })
export type HandedOverWire = z.output<typeof HandedOverWire>
