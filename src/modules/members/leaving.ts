import { sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { memberTables } from './members.tables.ts'

/** To think again. */
const LEAVING_DAYS = 14

/** The account is to be deleted; asked again, the first day counts. */
export async function beginLeaving(tx: Tx, accountId: string): Promise<void> {
  await memberTables(tx)
    .updateTable('members')
    .set({ leaving_at: sql<Date>`coalesce(leaving_at, now() + ${LEAVING_DAYS} * interval '1 day')` })
    .where('account_id', '=', accountId)
    .execute()
}

export async function cancelLeaving(tx: Tx, accountId: string): Promise<void> {
  await memberTables(tx)
    .updateTable('members')
    .set({ leaving_at: null })
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .execute()
}

/** When an account will be deleted, where that was asked for. */
export async function findLeaving(tx: Read, accountId: string): Promise<Date | undefined> {
  const row = await memberTables(tx)
    .selectFrom('members')
    .select('leaving_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.leaving_at ?? undefined
}

/**
 * Whose days to think are over, who waits for no order, return or refund any more and has no money here, and who is not the only owner of a shop; nobody else takes them
 * meanwhile. What comes of a return may be theirs to have in the balance, which goes with the account.
 */
export async function lockDueToLeave(tx: Tx, most: number): Promise<string[]> {
  const due = await readRows(
    tx,
    z.object({ accountId: z.string() }),
    sql`select account_id as "accountId" from members m where leaving_at <= now() and left_at is null
      and not exists (select from order_card o where o.owner_id = m.account_id
        and o.state not in ('successful', 'closed', 'refunded', 'failed'))
      and not exists (select from order_card o join return_card r using (order_id) where o.owner_id = m.account_id
        and r.state in ('asked', 'agreed', 'sent', 'arrived', 'going-back'))
      and not exists (select from order_card o join refund_card f using (order_id) where o.owner_id = m.account_id
        and f.state in ('requested', 'approved', 'failed'))
      and not exists (select from open_payouts y where y.member_id = m.account_id)
      and not exists (select from ledger_lines e
        where e.owner_id = m.account_id and e.purpose = 'balance' having sum(e.amount) <> 0)
      and not exists (select from only_owners s where s.account_id = m.account_id)
      order by leaving_at limit ${most} for update skip locked`,
  )
  return due.map(({ accountId }) => accountId)
}

/** Forgets who somebody was, how they were reached and by what they signed in; that there was such an account stays. */
export async function forgetMember(tx: Tx, accountId: string): Promise<void> {
  const contacts = await memberTables(tx).deleteFrom('contacts').where('account_id', '=', accountId).returning('value').execute()
  for (const { value } of contacts) await memberTables(tx).deleteFrom('sign_in_tries').where('contact', '=', value).execute()
  for (const table of [
    'account_details',
    'passwords',
    'passkeys',
    'passkey_challenges',
    'identities',
    'provider_visits',
    'provider_arrivals',
    'challenges',
    'known_devices',
    'device_ids',
    'member_notes',
  ] as const)
    await memberTables(tx).deleteFrom(table).where('account_id', '=', accountId).execute()
  await memberTables(tx)
    .updateTable('members')
    .set({ left_at: sql<Date>`now()`, invited_by: null, disabled_reason: null })
    .where('account_id', '=', accountId)
    .execute()
}
