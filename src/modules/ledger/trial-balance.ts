import { sql } from 'kysely'
import { z } from 'zod'
import { clock, dayAfter, startOfDay } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { amountIn } from './ledger-amount.ts'
import { AccountsWire, TrialWire } from './ledger.contract.ts'
import { ownerName } from './ledger-owners.ts'

const Sum = TrialWire.shape.list.element.omit({ amount: true }).extend({ amount: z.number() })

/** What stands in the accounts of each purpose, now or at the end of a day of Hong Kong, and what all of it comes to. */
export async function readTrialBalance(tx: Read, day: string): Promise<Omit<TrialWire, 'checkedTime' | 'problems'>> {
  const until = day === '' ? undefined : startOfDay(dayAfter(day, 1))
  // Without a moment the entries alone are read; with one, their postings say when.
  const entries = until
    ? sql`ledger_entries e join ledger_postings p using (posting_id) where p.posted_at < ${until}`
    : sql`ledger_entries e`
  const rows = await readRows(
    tx,
    Sum,
    sql`with sums as (select e.ledger_account_id, sum(e.amount)::bigint as amount from ${entries} group by 1)
      select a.purpose, a.unit, count(*) as accounts, sum(s.amount)::bigint as amount
      from sums s join ledger_accounts a using (ledger_account_id) group by a.purpose, a.unit order by a.unit, a.purpose`,
  )
  const sumOf = (unit: 'cents' | 'points'): number => rows.reduce((sum, row) => (row.unit === unit ? sum + row.amount : sum), 0)
  return {
    time: (until ?? clock.now()).toISOString(),
    list: rows.map((row) => ({ ...row, amount: amountIn(row.unit, row.amount) })),
    sums: [...new Set(rows.map(({ unit }) => unit))].map((unit) => ({ unit, amount: amountIn(unit, sumOf(unit)) })),
  }
}

const PAGE_SIZE = 100
const Account = AccountsWire.shape.list.element.omit({ amount: true }).extend({ amount: z.number() })

/** The accounts of one purpose, those in which most stands first. */
export async function readAccounts(tx: Read, { purpose, pageNum }: { purpose: string; pageNum: number }): Promise<AccountsWire> {
  const [counted] = await readRows(
    tx,
    z.object({ total: z.number() }),
    sql`select count(*) as total from ledger_accounts where purpose = ${purpose}`,
  )
  const rows = await readRows(
    tx,
    Account,
    sql`with page as (
        select a.ledger_account_id, a.owner_id, a.unit, sum(e.amount)::bigint as amount, count(*) as entries
        from ledger_accounts a join ledger_entries e using (ledger_account_id) where a.purpose = ${purpose}
        group by a.ledger_account_id order by abs(sum(e.amount)) desc, a.ledger_account_id
        limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE})
      select coalesce(a.owner_id::text, '') as "ownerId", ${ownerName} as owner,
        exists (select from member_card m where m.account_id = a.owner_id) as "isMember", a.unit, a.amount, a.entries
      from page a order by abs(a.amount) desc, a.ledger_account_id`,
  )
  return {
    total: counted?.total ?? 0,
    pageNum,
    pageSize: PAGE_SIZE,
    list: rows.map((row) => ({ ...row, amount: amountIn(row.unit, row.amount) })),
  }
}
