import { sql } from 'kysely'
import { z } from 'zod'
import { dayAfter, startOfDay } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { ledgerAccountId } from '#platform/ledger.server.ts'
import { toWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { StatementWire } from './balance.contract.ts'
import { BALANCE } from './balance.ts'

const Entry = StatementWire.shape.list.element
  .omit({ amount: true, balance: true, time: true })
  .extend({ cents: z.number(), balanceCents: z.number(), at: z.date() })

/** The first day of the month after one such as 2026-11. */
const nextMonth = (month: string): string => dayAfter(`${month}-28`, 4).slice(0, 7)

/** What has come into a member's balance and gone out of it in a month of Hong Kong, and what there was before and after. */
export async function readStatement(tx: Read, memberId: string, month: string): Promise<StatementWire> {
  const account = ledgerAccountId({ ownerId: memberId, purpose: BALANCE })
  const until = startOfDay(`${nextMonth(month)}-01`)
  const entries = await readBetween(tx, account, startOfDay(`${month}-01`), until)
  const closing = entries[0]?.balanceCents ?? (await balanceAt(tx, account, until))
  const opening = closing - entries.reduce((sum, { cents }) => sum + cents, 0)
  return {
    month,
    months: await listMonths(tx, account),
    opening: toWire(opening),
    closing: toWire(closing),
    list: entries.map(present),
  }
}

const present = ({ cents, balanceCents, at, ...entry }: z.output<typeof Entry>): StatementWire['list'][number] => ({
  ...entry,
  time: at.toISOString(),
  amount: toWire(cents),
  balance: toWire(balanceCents),
})

/** The newest first. The balance after each is counted from the first on, so that it is the same in every month that shows it. */
const readBetween = (tx: Read, account: string, from: Date, until: Date): Promise<z.output<typeof Entry>[]> =>
  readRows(
    tx,
    Entry,
    sql`select * from (
        select e.posting_id as "entryId", e.kind, e.posted_at as at, -e.amount as cents, coalesce(o.order_number, '') as "orderNo",
          -sum(e.amount) over (order by e.posted_at, e.posting_id, e.line)::bigint as "balanceCents"
        from ledger_lines e left join order_card o using (order_id)
        where e.ledger_account_id = ${account} and e.posted_at < ${until}
      ) entries where at >= ${from} order by at desc, "entryId" desc`,
  )

async function balanceAt(tx: Read, account: string, until: Date): Promise<number> {
  const [found] = await readRows(
    tx,
    z.object({ cents: z.number() }),
    sql`select coalesce(-sum(e.amount), 0)::bigint as cents from ledger_lines e
      where e.ledger_account_id = ${account} and e.posted_at < ${until}`,
  )
  return found?.cents ?? 0
}

/** In which months there is something, the newest first. */
const listMonths = async (tx: Read, account: string): Promise<string[]> =>
  (
    await readRows(
      tx,
      z.object({ month: z.string() }),
      sql`select distinct to_char(e.posted_at at time zone 'Asia/Hong_Kong', 'YYYY-MM') as month
        from ledger_lines e where e.ledger_account_id = ${account} order by 1 desc`,
    )
  ).map(({ month }) => month)

/** What of a member's balance lies in orders that are not paid yet. */
export async function sumInOrders(tx: Read, memberId: string): Promise<string> {
  const [found] = await readRows(
    tx,
    z.object({ cents: z.number() }),
    sql`select coalesce(sum(balance_cents), 0)::bigint as cents from order_card
      where owner_id = ${memberId} and state = 'payment-pending'`,
  )
  return toWire(found?.cents ?? 0)
}
