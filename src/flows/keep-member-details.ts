import { keepDetails } from '#modules/members/index.server.ts'
import type { DetailsInput, DetailsWire } from '#modules/members/members.contract.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** Keeps what somebody tells of themselves: members more than visitors, and as avatar only a picture of their own. */
export async function keepOwnDetails(
  tx: Tx,
  { kind, accountId }: { kind: 'visitor' | 'member'; accountId: string },
  told: DetailsInput,
): Promise<DetailsWire> {
  const { nickname, signature, gender, birthday, avatar, ...asGuest } = told
  if (kind === 'visitor') return keepDetails(tx, accountId, asGuest)
  if (avatar) await claimUpload(tx, { uploadId: avatar, ownerId: accountId, purpose: 'avatar' })
  return keepDetails(tx, accountId, told)
}
