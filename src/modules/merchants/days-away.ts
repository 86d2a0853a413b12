import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Seller } from '#platform/access/memberships.ts'
import { clock, dayAfter, daysOf } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { idList, type Ids } from '#platform/database/unseen-array.server.ts'
import { newId } from '#platform/ids.server.ts'
import { changeRows } from '#platform/read-rows.server.ts'
import { Refusal, refuse } from '#platform/refusal.ts'
import { MOST_DAYS_AWAY } from './days-away.contract.ts'
import { type MerchantTables, merchantTables } from './merchants.tables.ts'

export type MerchantHolidayRow = Selectable<MerchantTables['merchant_holidays']>
type Days = { firstDay: string; lastDay: string }

const MOST_SHOWN = 100

/** The newest first. */
export const listHolidaysOf = (tx: Read, { merchantId }: Pick<Seller, 'merchantId'>): Promise<MerchantHolidayRow[]> =>
  merchantTables(tx)
    .selectFrom('merchant_holidays')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('first_day', 'desc')
    .orderBy('named_at', 'desc')
    .limit(MOST_SHOWN)
    .execute()

const wrong = (field: keyof Days, problem: string): Refusal => new Refusal('BAD_INPUT', { field, fields: { [field]: problem } })

/** Of two that overlap the second is refused, also where both are named at once. */
export async function addHoliday(tx: Tx, seller: Seller, days: Days, today: string): Promise<void> {
  const { firstDay, lastDay } = days
  if (firstDay < today) throw wrong('firstDay', 'day-past')
  if (lastDay < firstDay) throw wrong('lastDay', 'days-turned')
  if (lastDay > dayAfter(firstDay, MOST_DAYS_AWAY - 1)) throw wrong('lastDay', 'days-away')
  await lockDays(tx, seller)
  const overlapping = await merchantTables(tx)
    .selectFrom('merchant_holidays')
    .select('holiday_id')
    .where('merchant_id', '=', seller.merchantId)
    .where('ended_at', 'is', null)
    .where('first_day', '<=', lastDay)
    .where('last_day', '>=', firstDay)
    .executeTakeFirst()
  if (overlapping) throw wrong('firstDay', 'days-overlap')
  await merchantTables(tx)
    .insertInto('merchant_holidays')
    .values({
      holiday_id: newId(),
      merchant_id: seller.merchantId,
      first_day: firstDay,
      last_day: lastDay,
      named_by: seller.accountId,
      named_at: clock.now(),
    })
    .execute()
}

const lockDays = (tx: Tx, { merchantId }: Seller) =>
  merchantTables(tx).selectFrom('merchants').select('merchant_id').where('merchant_id', '=', merchantId).forUpdate().execute()

/** Refuses NOT_FOUND for one of another merchant, HOLIDAY_OVER for one that is over or was called off. */
export async function endHoliday(tx: Tx, seller: Seller, holidayId: string, today: string): Promise<Days> {
  await lockDays(tx, seller)
  const found =
    (await merchantTables(tx)
      .selectFrom('merchant_holidays')
      .selectAll()
      .where('merchant_id', '=', seller.merchantId)
      .where('holiday_id', '=', holidayId)
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  if (found.ended_at !== null || found.last_day < today) refuse('HOLIDAY_OVER')
  await merchantTables(tx)
    .updateTable('merchant_holidays')
    .set({ ended_by: seller.accountId, ended_at: clock.now() })
    .where('holiday_id', '=', holidayId)
    .execute()
  return { firstDay: found.first_day, lastDay: found.last_day }
}

const Turned = z.object({ merchantId: z.string() })

/** Who is on holiday on this day, and who is back; `only`: of this merchant alone it is asked. Answers those of whom it was otherwise. */
export async function followHolidays(tx: Tx, today: string, only?: string): Promise<string[]> {
  const away = sql`exists (select from merchant_holidays h where h.merchant_id = merchants.merchant_id and h.ended_at is null
    and ${today} between h.first_day and h.last_day)`
  const turned = await changeRows(
    tx,
    Turned,
    sql`update merchants set is_away = not is_away where is_away <> ${away} ${only === undefined ? sql`` : sql`and merchant_id = ${only}`}
      returning merchant_id as "merchantId"`,
  )
  return turned.map(({ merchantId }) => merchantId)
}

/** Days from this one on, on which this merchant is away. */
export const listDaysAway = async (tx: Read, merchantId: string, today: string): Promise<Set<string>> =>
  (await listDaysAwayOf(tx, [merchantId], today)).get(merchantId) ?? new Set()

/** The same of several; who is not away is not among them. */
export async function listDaysAwayOf(tx: Read, merchantIds: Ids, today: string): Promise<Map<string, Set<string>>> {
  const spans = await merchantTables(tx)
    .selectFrom('merchant_days_away')
    .select(['merchant_id as merchantId', 'first_day as firstDay', 'last_day as lastDay'])
    .where('merchant_id', '=', sql<string>`any(${idList(merchantIds)})`)
    .where('last_day', '>=', today)
    .execute()
  return new Map([...Map.groupBy(spans, ({ merchantId }) => merchantId)].map(([merchantId, own]) => [merchantId, daysOf(own)]))
}
