import { countOpenDisputes } from '#modules/orders/index.server.ts'
import { findSourcing } from '#modules/shop-settings/index.server.ts'
import { keepPictures, lockOverdue, lockRequest, moveRequest, requireVersion } from '#modules/sourcing/index.server.ts'
import type { Bought, GivenUp, Sent } from '#modules/sourcing/sourcing.contract.ts'
import { held } from '#modules/sourcing/sourcing.rules.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import { requirePerson, type Seller } from '#platform/access/memberships.ts'
import { type Actor, CLOCK } from '#platform/actor.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { callOff } from './call-off.ts'
import { notifyAsker } from './notify-sourcing.ts'
import { requireTakenOn } from './quote-request.ts'

/** Locked, as it was read, and taken on by this merchant. */
async function lockTaken(tx: Tx, seller: Seller, { requestNo, version }: { requestNo: string; version: number }) {
  requirePerson(seller)
  const request = await lockRequest(tx, requestNo)
  await requireTakenOn(tx, seller, request)
  requireVersion(request, version)
  return request
}

/** It was bought, as the receipt shows; the way here has its own time. Refuses DISPUTE_OPEN while the deposit is disputed. */
export async function sayBought(tx: Tx, seller: Seller, by: Actor, said: Bought): Promise<void> {
  const request = await lockTaken(tx, seller, said)
  if (request.deposit_order_id && (await countOpenDisputes(tx, request.deposit_order_id)) > 0) refuse('DISPUTE_OPEN')
  for (const uploadId of said.pictures) await claimUpload(tx, { uploadId, ownerId: seller.accountId, purpose: 'sourcing' })
  const { sendDays } = await findSourcing(tx)
  await moveRequest(tx, request, 'buy', by, { due_at: new Date(clock.now().getTime() + sendDays * DAY) })
  await keepPictures(tx, request, 'receipt', said.pictures)
  await notifyAsker(tx, { ...request, version: request.version + 1 }, 'buy')
}

/** On its way to us: it has to arrive in the time that runs since it was bought. */
export async function saySent(tx: Tx, seller: Seller, by: Actor, said: Sent): Promise<void> {
  const request = await lockTaken(tx, seller, said)
  const { courier, trackingNumber: tracking_number } = said
  await moveRequest(tx, request, 'send', by, { courier, tracking_number })
  await notifyAsker(tx, { ...request, version: request.version + 1 }, 'send')
}

/** The global buyer cannot find it: the member need not wait until the time is over. */
export const giveUpSearch = async (tx: Tx, seller: Seller, by: Actor, said: GivenUp): Promise<void> =>
  callOff(tx, await lockTaken(tx, seller, said), 'give-up', by, said.reason)

/** What was not bought, or has not arrived, in time ends by itself; answers how many. */
export async function endOverdueSearches(tx: Tx, limit: number): Promise<number> {
  const requests = await lockOverdue(tx, held, limit)
  for (const request of requests) await callOff(tx, request, 'miss', CLOCK)
  return requests.length
}
