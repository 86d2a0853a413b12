import {
  listUntouched,
  lockApplication,
  moveApplication,
  purgeReplaced,
  purgeUnapproved,
} from '#modules/applications/index.server.ts'
import { CLOCK } from '#platform/actor.ts'
import type { Tx } from '#platform/database.server.ts'

/** What has been shown and is not to be kept any longer goes, and its application says so; answers how many applications were moved. */
export async function purgeDocuments(tx: Tx, most: number): Promise<number> {
  const untouched = await listUntouched(tx, most)
  for (const { applicationId } of untouched)
    await moveApplication(tx, await lockApplication(tx, { application_id: applicationId }), 'withdraw', CLOCK)
  const purged = [...(await purgeUnapproved(tx, most)), ...(await purgeReplaced(tx, most))]
  for (const { applicationId } of purged)
    await moveApplication(tx, await lockApplication(tx, { application_id: applicationId }), 'purge', CLOCK)
  return Math.max(untouched.length, purged.length)
}
