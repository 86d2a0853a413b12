import { sql } from 'kysely'
import type { Read, Tx } from '#platform/database.server.ts'
import { unseenArray } from '#platform/database/unseen-array.server.ts'
import { platformTables } from '#platform/tables/platform.tables.ts'

/** From now on the visitor is the member: what was under way for the visitor is refused, and asked for again by the member. */
export async function recordMerge(tx: Tx, visitorId: string, memberId: string): Promise<void> {
  await platformTables(tx).updateTable('accounts').set({ merged_into: memberId }).where('account_id', '=', visitorId).execute()
  // A repeat of what the visitor asked for finds its answer, no matter who asks by then.
  await platformTables(tx)
    .updateTable('idempotency_keys')
    .set({ caller_id: memberId })
    .where('caller_id', '=', visitorId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('idempotency_keys as own')
            .select('own.key')
            .where('own.caller_id', '=', memberId)
            .whereRef('own.call', '=', 'idempotency_keys.call')
            .whereRef('own.key', '=', 'idempotency_keys.key'),
        ),
      ),
    )
    .execute()
}

export const isMerged = async (tx: Read, accountId: string): Promise<boolean> =>
  (await mergedAmong(tx, [accountId])).has(accountId)

/** Those of these accounts that are another's by now. What is still under way for them is refused: asked under the lock the merge takes, too. */
export async function mergedAmong(tx: Read, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  const merged = await platformTables(tx)
    .selectFrom('accounts')
    .select('account_id')
    .where('account_id', '=', sql<string>`any(${unseenArray('uuid', accountIds)})`)
    .where('merged_into', 'is not', null)
    .execute()
  return new Set(merged.map((row) => row.account_id))
}
