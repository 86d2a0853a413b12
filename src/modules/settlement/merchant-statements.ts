import { sql } from 'kysely'
import { z } from 'zod'
import type { Seller } from '#platform/access/memberships.ts'
import { clock, dayAfter, dayInHongKong, startOfDay } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import type { Cents } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { findNextPosting, Line, readPeriod } from './merchant-account.ts'
import { settlementTables } from './settlement.tables.ts'
import { periodOf, type StatementPeriod } from './statement-periods.rules.ts'

const Stated = z.object({ merchantId: z.string(), kind: z.string(), statedUntil: z.string() })
export type StatedMerchant = z.output<typeof Stated>

/** Every merchant but the shop itself, which the demo may have beside its own, with the last day of its last statement; empty where it has none. */
export const listStated = (tx: Read): Promise<StatedMerchant[]> =>
  readRows(
    tx,
    Stated,
    sql`select m.merchant_id as "merchantId", m.kind,
        coalesce((select max(s.last_day) from merchant_statements s where s.merchant_id = m.merchant_id), '') as "statedUntil"
      from merchant_card m where not m.is_house and m.kind <> 'platform' order by m.merchant_id`,
  )

/** The next period of a merchant in which something was booked and that is over; under the lock of its statements. */
export async function findDuePeriod(
  tx: Tx,
  merchantId: string,
  rhythm: 'monthly' | 'weekly',
  today: string,
): Promise<StatementPeriod | undefined> {
  const last = await settlementTables(tx)
    .selectFrom('merchant_statements')
    .select(({ fn }) => fn.max('last_day').as('day'))
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  const statedUntil = last?.day ?? ''
  const next = await findNextPosting(tx, { merchantId }, statedUntil ? startOfDay(dayAfter(statedUntil, 1)) : new Date(0))
  if (!next) return undefined
  const period = periodOf(dayInHongKong(next), rhythm, statedUntil)
  return period.lastDay < today ? period : undefined
}

/** Writes down what came and went in it, once and for all. */
export async function addStatement(tx: Tx, merchantId: string, { firstDay, lastDay }: StatementPeriod): Promise<void> {
  const { before, lines } = await readPeriod(tx, { merchantId }, startOfDay(firstDay), startOfDay(dayAfter(lastDay, 1)))
  const moved = lines.reduce((sum: Cents, { cents }) => sum + cents, 0)
  await settlementTables(tx)
    .insertInto('merchant_statements')
    .values({
      statement_id: newId(),
      statement_number: `S-${newSpokenCode(8)}`,
      merchant_id: merchantId,
      first_day: firstDay,
      last_day: lastDay,
      opening_cents: before,
      moved_cents: moved,
      closing_cents: before + moved,
      lines: JSON.stringify(lines),
      made_at: clock.now(),
    })
    .execute()
}

const MOST_LISTED = 200

/** The newest first. */
export const listStatements = (tx: Read, { merchantId }: Seller) =>
  settlementTables(tx)
    .selectFrom('merchant_statements')
    .select(['statement_id as statementId', 'statement_number as number', 'first_day as firstDay', 'last_day as lastDay'])
    .select(['opening_cents as openingCents', 'closing_cents as closingCents', 'made_at as madeAt'])
    .where('merchant_id', '=', merchantId)
    .orderBy('first_day', 'desc')
    .limit(MOST_LISTED)
    .execute()

const Kept = z.array(Line.extend({ at: z.coerce.date() }))

/** One of this merchant's. Refuses NOT_FOUND. */
export async function getStatement(tx: Read, { merchantId }: Pick<Seller, 'merchantId'>, statementId: string) {
  const row = await settlementTables(tx)
    .selectFrom('merchant_statements')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('statement_id', '=', statementId)
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  return { ...row, lines: Kept.parse(row.lines) }
}
