import { addInvitation, findInviter, type Inviter, isBarred, takeFollowed } from '#modules/invitations/index.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { promiseOf } from './promise.ts'

type Joining = { friendId: string; visitorId: string; code: string }

/**
 * Somebody has opened an account: by the invitation whose code they have typed or whose link this browser has followed, if anybody has it.
 * Both get what is promised today. Nothing refuses here: a code of nobody keeps nobody out.
 */
export async function beginInvitation(tx: Tx, { friendId, visitorId, code }: Joining): Promise<void> {
  const followed = await takeFollowed(tx, visitorId)
  const inviter = (await find(tx, code)) ?? (await find(tx, followed))
  if (!inviter || inviter.inviterId === friendId) return
  const { inviterId } = inviter
  await addInvitation(tx, { friendId, inviterId, promise: await promiseOf(tx), isVoid: await isBarred(tx, inviterId) })
}

const find = async (tx: Read, code: string | undefined): Promise<Inviter | undefined> =>
  code ? findInviter(tx, code) : undefined
