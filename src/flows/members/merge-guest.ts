import { listContacts } from '#modules/members/index.server.ts'
import { isMerged, recordMerge } from '#platform/access/merged-accounts.server.ts'
import { personalData } from '#platform/access/personal-data.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'

/**
 * What a visitor has gathered becomes the member's, once: bag and wishes are folded, orders that name the member and pictures change hands, and repeats of what
 * the visitor asked for find their answers.
 */
export async function mergeGuest(tx: Tx, visitorId: string, memberId: string): Promise<void> {
  // The locks of filling a bag and placing an order: nothing of this visitor comes after it.
  await lockNames(tx, [`bag of ${visitorId}`, `bag of ${memberId}`, `unpaid orders of ${visitorId}`])
  if (await isMerged(tx, visitorId)) return
  const proven = await listContacts(tx, memberId)
  const member = { accountId: memberId, contacts: proven.map(({ value }) => value) }
  for (const { merge } of personalData()) await merge?.(tx, visitorId, member)
  await recordMerge(tx, visitorId, memberId)
}
