import { sql } from 'kysely'
import { z } from 'zod'
import { emit } from '#events/events.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { SmsLimits } from './codes.rules.ts'
import { codeTables } from './codes.tables.ts'
import { countryOf, isMobileOf, PREFIX_LENGTH } from './mobile-numbers.rules.ts'

/** Held by whoever counts messages: those in all are counted one after the other. */
export const SMS_LOCK = 'codes by sms'

/** Refuses numbers that no message may go to, before anything is counted. */
export function requireSmsNumber(number: string, limits: SmsLimits | undefined): SmsLimits {
  if (!limits) refuse('SMS_OFF')
  const country = countryOf(number, limits.countries.split(' '))
  if (country === undefined) refuse('SMS_COUNTRY')
  if (!isMobileOf(number, country)) refuse('SMS_NUMBER')
  return limits
}

const Sent = z.object({ inAll: z.number(), toPrefix: z.number(), fromDevice: z.number() })

/**
 * Refuses SMS_TOO_MANY, and warns operators when one more uses up their share of the day. Under SMS_LOCK. `scale` widens what goes to
 * numbers in a row, as it does what may come from an address; what a day may cost it does not. Numbers in a row that strangers ask for keep
 * nobody out who is known.
 */
export async function countSms(
  tx: Tx,
  { contact, ownerId, isStranger }: { contact: string; ownerId: string; isStranger: boolean },
  limits: SmsLimits,
  scale: number,
): Promise<void> {
  const [sent] = await readRows(
    tx,
    Sent,
    sql`select count(*) as "inAll", count(*) filter (where owner_id = ${ownerId}) as "fromDevice",
        count(*) filter (where left(contact, ${PREFIX_LENGTH}) = ${contact.slice(0, PREFIX_LENGTH)}
          and created_at > now() - interval '1 hour') as "toPrefix"
      from one_time_codes where channel = 'sms' and created_at > now() - interval '1 day'`,
  )
  const { inAll, toPrefix, fromDevice } = sent!
  const { mostADay, mostFromDeviceADay, mostToPrefixAnHour } = limits
  const isRowFull = isStranger && toPrefix >= mostToPrefixAnHour * scale
  if (inAll >= mostADay || fromDevice >= mostFromDeviceADay || isRowFull) refuse('SMS_TOO_MANY')
  await warn(tx, inAll + 1, limits)
}

/** Once a day when the share has been used, and once when nothing is left; again when more has been allowed meanwhile. */
async function warn(tx: Tx, sent: number, { mostADay: most, alarmPercent }: SmsLimits): Promise<void> {
  if (sent * 100 < most * alarmPercent) return
  const isFull = sent >= most
  const raised = await codeTables(tx)
    .selectFrom('sms_alarms')
    .select('alarm_id')
    .where('raised_at', '>', sql<Date>`now() - interval '1 day'`)
    .where('most', '=', most)
    .where('is_full', '=', isFull)
    .limit(1)
    .executeTakeFirst()
  if (raised) return
  await codeTables(tx).insertInto('sms_alarms').values({ alarm_id: newId(), sent, most, is_full: isFull }).execute()
  await emit(tx, 'sms-alarm', { sent, most })
}
