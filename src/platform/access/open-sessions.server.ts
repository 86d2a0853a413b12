import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { platformTables } from '#platform/tables/platform.tables.ts'

/** Which of these sessions are not over. */
export async function listOpenSessions(tx: Read, sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set()
  const open = await platformTables(tx)
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', 'in', sessionIds)
    .where('expires_at', '>', clock.now())
    .execute()
  return new Set(open.map((session) => session.session_id))
}
