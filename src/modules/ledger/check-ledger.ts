import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { type LedgerProblem, ledgerProblems } from './ledger.contract.ts'

/** Of the clock: what it has found last stands in its own row until the next night. */
export const LEDGER_CHECK = 'check-ledger'

/** Each finds nothing, as long as the books are right. */
const WRONG: Record<Exclude<LedgerProblem, 'unread'>, RawBuilder<unknown>> = {
  units: sql`select a.unit from ledger_entries e join ledger_accounts a using (ledger_account_id)
    group by a.unit having sum(e.amount) <> 0`,
  postings: sql`select posting_id from ledger_entries e join ledger_accounts a using (ledger_account_id)
    group by posting_id, a.unit having sum(e.amount) <> 0`,
  members: sql`select a.owner_id from ledger_accounts a join ledger_entries e using (ledger_account_id)
    where a.purpose in ('balance', 'points') group by a.ledger_account_id
    having case a.purpose when 'balance' then sum(e.amount) > 0 else sum(e.amount) < 0 end`,
  withdrawals: sql`select held.cents from
    (select coalesce(-sum(e.amount), 0) as cents from ledger_entries e join ledger_accounts a using (ledger_account_id)
      where a.purpose = 'withdrawals-held') held,
    (select coalesce(sum(amount_cents), 0) as cents from open_payouts where num_nonnulls(member_id, merchant_id) = 1) open
    where held.cents <> open.cents`,
}

/** Reads the whole ledger; throws with what is wrong, which stands among the work that failed until somebody has seen to it. */
export async function checkLedger(tx: Read): Promise<void> {
  const found: string[] = []
  for (const [problem, wrong] of Object.entries(WRONG))
    if ((await readRows(tx, z.object({}), sql`select from (${wrong}) wrong limit 1`)).length > 0) found.push(problem)
  if (found.length > 0) throw new Error(found.join(' '))
}

/** When the books were last looked at, and what was wrong then. */
export async function readLedgerCheck(tx: Read): Promise<{ checkedTime: string; problems: LedgerProblem[] }> {
  const [check] = await readRows(
    tx,
    z.object({ at: z.date().nullable(), error: z.string().nullable() }),
    sql`select finished_at as at, last_error as error from timed_tasks where task = ${LEDGER_CHECK}`,
  )
  const said = check?.error?.split(' ') ?? []
  const problems = ledgerProblems.filter((problem) => said.includes(problem))
  return { checkedTime: check?.at?.toISOString() ?? '', problems: check?.error && problems.length === 0 ? ['unread'] : problems }
}
