import { sql } from 'kysely'
import type { Read, Tx } from '#platform/database.server.ts'
import type { Cents } from '#platform/money.ts'
import { type PayoutRow, treasuryTables } from '../treasury.tables.ts'

/** Whose money it is: a member's, or that of a merchant, for whom one of its people asks, or whoever approved its statement. */
type Holder = { member_id: string } | { merchant_id: string }
type NewWithdrawal = (Holder & { asked_by?: string; requested_by?: string }) &
  Pick<PayoutRow, 'payout_id' | 'amount_cents' | 'requested_at' | 'due_at'> &
  Pick<PayoutRow, 'bank_code' | 'payee' | 'account' | 'sealed_account'>

/** A payout of what a member or a merchant has, to the account they have named. */
export async function requestWithdrawal(tx: Tx, wanted: NewWithdrawal): Promise<void> {
  const account_by = 'merchant_id' in wanted ? 'merchant' : 'shopper'
  await treasuryTables(tx)
    .insertInto('payouts')
    .values({ ...wanted, method: 'bank', state: 'requested', account_by, changed_at: wanted.requested_at })
    .execute()
}

const ofHolder = (tx: Read, holder: Holder) => {
  const payouts = treasuryTables(tx).selectFrom('payouts')
  return 'merchant_id' in holder
    ? payouts.where('merchant_id', '=', holder.merchant_id)
    : payouts.where('member_id', '=', holder.member_id)
}

/** The newest first. */
export const listWithdrawalsOf = (tx: Read, holder: Holder, most: number): Promise<PayoutRow[]> =>
  ofHolder(tx, holder).selectAll().orderBy('requested_at', 'desc').orderBy('payout_id').limit(most).execute()

/** What was asked for since then and until then, less what came back. */
export async function sumWithdrawals(tx: Read, holder: Holder, from: Date, until: Date): Promise<Cents> {
  const { cents } = await ofHolder(tx, holder)
    .select(sql<Cents>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('requested_at', '>=', from)
    .where('requested_at', '<', until)
    .where('state', '<>', 'returned')
    .executeTakeFirstOrThrow()
  return cents
}

/** What was asked for and has not yet been received. */
export async function sumOnTheWay(tx: Read, holder: Holder): Promise<Cents> {
  const { cents } = await ofHolder(tx, holder)
    .select(sql<Cents>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('state', 'not in', ['confirmed', 'returned'])
    .executeTakeFirstOrThrow()
  return cents
}

/** When withdrawals of this amount came back that had been given to a bank, the oldest first. */
export async function listReturned(tx: Read, amountCents: number): Promise<Date[]> {
  const rows = await treasuryTables(tx)
    .selectFrom('payouts')
    .select('changed_at')
    .where('amount_cents', '=', amountCents)
    .where('state', '=', 'returned')
    .where('bank_reference', 'is not', null)
    .where((where) => where.or([where('member_id', 'is not', null), where('merchant_id', 'is not', null)]))
    .orderBy('changed_at')
    .execute()
  return rows.map(({ changed_at }) => changed_at)
}
