import { z } from 'zod'

/** The longest a merchant may be away at once. */
export const MOST_DAYS_AWAY = 90
/** Days to come, as the calendar has them. */
const day = z.iso.date('choose-one')

export const MerchantHolidaysWire = z.object({
  /** Today in Hong Kong: no holiday begins before. */
  today: z.string(),
  /** The last day of the one that is under way; empty where none is. */
  awayUntil: z.string(),
  /** To come and under way first, then those that are over, the newest first. */
  list: z.array(
    z.object({
      holidayId: z.string(),
      firstDay: z.string(),
      lastDay: z.string(),
      state: z.enum(['to-come', 'under-way', 'over', 'called-off']),
      namedBy: z.string(),
      namedTime: z.string(),
      endedBy: z.string(),
      endedTime: z.string(),
    }),
  ),
})
export type MerchantHolidaysWire = z.output<typeof MerchantHolidaysWire>
export type MerchantHolidayWire = MerchantHolidaysWire['list'][number]

export const MerchantHolidayInput = z.object({ firstDay: day, lastDay: day })
export type MerchantHolidayInput = z.input<typeof MerchantHolidayInput>
export const EndMerchantHolidayInput = z.object({ holidayId: z.uuid() })
export type EndMerchantHolidayInput = z.input<typeof EndMerchantHolidayInput>
