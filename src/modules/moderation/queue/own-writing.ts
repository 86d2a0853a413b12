import { isSamePerson } from '#platform/access/same-person.server.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** Whether an operator wrote this themselves, as the member they also are. */
export async function isOwnWriting(tx: Read, authorId: string | null, operatorId: string | null | undefined): Promise<boolean> {
  if (authorId === null || !operatorId) return false
  return authorId === operatorId || (await isSamePerson(tx, authorId, operatorId))
}

export async function refuseOwnWriting(tx: Read, authorId: string | null, operatorId: string | null | undefined): Promise<void> {
  if (await isOwnWriting(tx, authorId, operatorId)) refuse('OWN_CASE')
}
