import { keepDetails } from '#modules/members/index.server.ts'
import type { DetailsInput, DetailsWire } from '#modules/members/members.contract.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** What is left out stays as it was: for a visitor, empty. */
const NOTHING = { nickname: undefined, signature: undefined, gender: undefined, birthday: undefined, avatar: undefined }

/** Keeps what somebody tells of themselves: members more than visitors, and as avatar only a picture of their own. */
export async function keepOwnDetails(
  tx: Tx,
  { kind, accountId }: { kind: 'visitor' | 'member'; accountId: string },
  told: DetailsInput,
): Promise<DetailsWire> {
  if (kind === 'visitor') return keepDetails(tx, accountId, { ...told, ...NOTHING })
  if (told.avatar) await claimUpload(tx, { uploadId: told.avatar, ownerId: accountId, purpose: 'avatar' })
  return keepDetails(tx, accountId, told)
}
