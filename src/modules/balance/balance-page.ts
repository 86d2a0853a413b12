import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { BalancesWire, type GoodwillWire } from './balance-page.contract.ts'

const MOST_LISTED = 50

const Largest = z.object({ memberId: z.string() })

/** The members to whom the shop owes most, the largest first. */
export const listLargest = async (tx: Read): Promise<string[]> =>
  (
    await readRows(
      tx,
      Largest,
      sql`select owner_id as "memberId" from ledger_lines
        where purpose = 'balance' group by owner_id having sum(amount) < 0 order by sum(amount), owner_id limit ${MOST_LISTED}`,
    )
  ).map(({ memberId }) => memberId)

/** What the shop owes to all members together. */
export async function sumOwed(tx: Read): Promise<string> {
  const [found] = await readRows(
    tx,
    z.object({ cents: z.number() }),
    sql`select coalesce(-sum(amount), 0)::bigint as cents from ledger_lines where purpose = 'balance'`,
  )
  return toWire(found?.cents ?? 0)
}

const Row = BalancesWire.shape.waiting.element
  .omit({ amount: true, time: true })
  .extend({ amountCents: z.number(), at: z.date() })

/** Of one member the newest first; without one what waits for a second person, the oldest first. */
export async function listGoodwills(tx: Read, memberId?: string): Promise<GoodwillWire[]> {
  const which = memberId ? sql`g.member_id = ${memberId} order by g.asked_at desc` : sql`g.state = 'waiting' order by g.asked_at`
  const rows = await readRows(
    tx,
    Row,
    sql`select g.goodwill_id as "goodwillId", g.member_id as "accountId", g.amount_cents as "amountCents", g.reason, g.state,
        coalesce(d.name, c.value, '') as member,
        coalesce(a.name, '') as "askedBy", coalesce(b.name, '') as "decidedBy", g.asked_at as at
      from goodwills g left join account_names d on d.account_id = g.member_id
        left join lateral (select value from account_contacts where account_id = g.member_id order by kind limit 1) c on true
        left join operator_card a on a.operator_id = g.asked_by left join operator_card b on b.operator_id = g.decided_by
      where ${which} limit ${MOST_LISTED}`,
  )
  return rows.map(({ amountCents, at, ...row }) => ({ ...row, amount: toWire(amountCents), time: at.toISOString() }))
}
