import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { invitationTables } from './invitations.tables.ts'

/** The last link that was followed counts. */
export async function noteFollowed(tx: Tx, visitorId: string, code: string): Promise<void> {
  const followed = { invite_code: code, followed_at: clock.now() }
  await invitationTables(tx)
    .insertInto('invitation_visits')
    .values({ visitor_id: visitorId, ...followed })
    .onConflict((conflict) => conflict.column('visitor_id').doUpdateSet(followed))
    .execute()
}

/** Whose link this visitor has followed; asked once. */
export async function takeFollowed(tx: Tx, visitorId: string): Promise<string | undefined> {
  const taken = await invitationTables(tx)
    .deleteFrom('invitation_visits')
    .where('visitor_id', '=', visitorId)
    .returning('invite_code')
    .executeTakeFirst()
  return taken?.invite_code
}

export async function purgeFollowed(tx: Tx, before: Date): Promise<void> {
  await invitationTables(tx).deleteFrom('invitation_visits').where('followed_at', '<', before).execute()
}
