import { z } from 'zod'
import { isFarDestination } from '#language/buying/address-places.ts'
import { destinationsOf, LATEST_DAYS, SOONEST_DAYS } from '#modules/fulfilment/zones.rules.ts'
import { count, feeAmount, inBoth, Line } from './setting-shapes.contract.ts'

/** A form sends the codes as they were typed. */
const Places = z
  .union([z.array(z.string().max(4)).max(250, 'too-many'), z.string().max(1_200, 'too-long')])
  .transform((typed) => [
    ...new Set(
      (typeof typed === 'string' ? typed.split(/[\s,，、;]+/) : typed).map((code) => code.toUpperCase()).filter(Boolean),
    ),
  ])
  .refine((codes) => codes.length > 0, 'required')
  .refine((codes) => codes.every(isFarDestination), 'country-letters')

const days = count(LATEST_DAYS, SOONEST_DAYS)

const Zone = z
  .object({
    name: inBoth(Line(60)),
    places: Places,
    light: feeAmount,
    medium: feeAmount,
    heavy: feeAmount,
    earliestDays: days,
    latestDays: days,
  })
  .refine(({ earliestDays, latestDays }) => earliestDays <= latestDays, { message: 'days-order', path: ['latestDays'] })

/** Where is delivered to beyond Hong Kong and Macau, for how much, and how long it takes. */
export const DeliveryZones = z.object({
  zones: z
    .array(Zone)
    .max(40, 'too-many')
    .refine((zones) => new Set(destinationsOf(zones)).size === destinationsOf(zones).length, 'place-twice'),
})
