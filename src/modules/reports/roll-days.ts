import { sql } from 'kysely'
import { z } from 'zod'
import { clock, dayAfter, dayInHongKong, MINUTE } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { countDays, countOffers, countShares, lastRolledDay } from './sales-source.ts'

/** A transaction that began before midnight has ended by then. */
const AFTER_MIDNIGHT = 60 * MINUTE
const DAYS_AT_ONCE = 7

/**
 * Works out the next days that are over, at most a week of them, and answers how many it was. One process at a time: a second one waits
 * and goes on where the first has stopped.
 */
export async function rollDays(tx: Tx): Promise<number> {
  await sql`lock table order_days in share row exclusive mode`.execute(tx)
  const last = await lastRolledDay(tx)
  const from = last === undefined ? await firstDay(tx) : dayAfter(last, 1)
  const over = dayAfter(dayInHongKong(new Date(clock.now().getTime() - AFTER_MIDNIGHT)), -1)
  if (from === undefined || from > over) return 0
  const week = dayAfter(from, DAYS_AT_ONCE - 1)
  const period = { from, to: week < over ? week : over }
  const shares = sql`select day, merchant_id, brand_code, category, pieces, goods_cents, back_pieces, back_cents from (${countShares(period)}) s`
  await sql`insert into sales_days (day, merchant_id, brand_code, category, pieces, goods_cents, back_pieces, back_cents) ${shares}`.execute(
    tx,
  )
  await sql`insert into offer_days (day, offer_id, pieces) ${countOffers(period)}`.execute(tx)
  const done =
    await sql`insert into order_days (day, placed, paid, goods_cents, charges_cents, back_cents) ${countDays(period)}`.execute(tx)
  return Number(done.numAffectedRows ?? 0)
}

/** The day of the first order; without one there is nothing to work out. */
async function firstDay(tx: Tx): Promise<string | undefined> {
  const [found] = await readRows(
    tx,
    z.object({ day: z.string().nullable() }),
    sql`select to_char(min(placed_at) at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD') as day from order_card`,
  )
  return found?.day ?? undefined
}
