import { z } from 'zod'
import { fromHongKong } from '#platform/text/hong-kong-minute.ts'

/** A minute of Hong Kong's time, as a field has it; empty: no limit. */
const Minute = z.union([
  z.literal(''),
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'minute')
    .refine((typed) => !Number.isNaN(fromHongKong(typed).getTime()), 'minute'),
])

/** From when and until when something is shown, and whether it is at all. */
export const shownWindow = { from: Minute, until: Minute, shown: z.boolean() }
export type ShownWindow = z.output<z.ZodObject<typeof shownWindow>>

export const endsAfterItBegins = ({ from, until }: { from: string; until: string }): boolean =>
  from === '' || until === '' || from < until
export const ENDS_TOO_EARLY = { message: 'until-after', path: ['until'] }

const shownStates = ['coming', 'shown', 'over', 'hidden'] as const
export type ShownState = (typeof shownStates)[number]
export const ShownStateWire = z.enum(shownStates)
