import { sql } from 'kysely'
import type { Read, Tx } from '#platform/database.server.ts'
import type { Cents } from '#platform/money.ts'
import { type PayoutRow, treasuryTables } from '../treasury.tables.ts'

type NewWithdrawal = Pick<PayoutRow, 'payout_id' | 'member_id' | 'amount_cents' | 'requested_at' | 'due_at'> &
  Pick<PayoutRow, 'bank_code' | 'payee' | 'account' | 'sealed_account'>

/** A payout of what a member has, to the account they have named. */
export async function requestWithdrawal(tx: Tx, wanted: NewWithdrawal): Promise<void> {
  await treasuryTables(tx)
    .insertInto('payouts')
    .values({ ...wanted, method: 'bank', state: 'requested', account_by: 'shopper', changed_at: wanted.requested_at })
    .execute()
}

const ofMember = (tx: Read, memberId: string) => treasuryTables(tx).selectFrom('payouts').where('member_id', '=', memberId)

/** The newest first. */
export const listWithdrawalsOf = (tx: Read, memberId: string, most: number): Promise<PayoutRow[]> =>
  ofMember(tx, memberId).selectAll().orderBy('requested_at', 'desc').orderBy('payout_id').limit(most).execute()

/** What a member has asked for since then and until then, less what came back. */
export async function sumWithdrawals(tx: Read, memberId: string, from: Date, until: Date): Promise<Cents> {
  const { cents } = await ofMember(tx, memberId)
    .select(sql<Cents>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('requested_at', '>=', from)
    .where('requested_at', '<', until)
    .where('state', '<>', 'returned')
    .executeTakeFirstOrThrow()
  return cents
}

/** What a member has asked for and not yet received. */
export async function sumOnTheWay(tx: Read, memberId: string): Promise<Cents> {
  const { cents } = await ofMember(tx, memberId)
    .select(sql<Cents>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('state', 'not in', ['confirmed', 'returned'])
    .executeTakeFirstOrThrow()
  return cents
}
