import { lockOverdue, lockRequest, requireVersion } from '#modules/sourcing/index.server.ts'
import type { GivenUp } from '#modules/sourcing/sourcing.contract.ts'
import { searched } from '#modules/sourcing/sourcing.rules.ts'
import { requirePerson, type Seller } from '#platform/access/memberships.ts'
import { type Actor, CLOCK } from '#platform/actor.ts'
import type { Tx } from '#platform/database.server.ts'
import { callOff } from './call-off.ts'
import { requireTakenOn } from './quote-request.ts'

/** The global buyer cannot find it: the member need not wait until the time is over. */
export async function giveUpSearch(tx: Tx, seller: Seller, by: Actor, { requestNo, version, reason }: GivenUp): Promise<void> {
  requirePerson(seller)
  const request = await lockRequest(tx, requestNo)
  await requireTakenOn(tx, seller, request)
  requireVersion(request, version)
  await callOff(tx, request, 'give-up', by, reason)
}

/** What was not bought, or is not here, in time ends by itself; answers how many. */
export async function endOverdueSearches(tx: Tx, limit: number): Promise<number> {
  const requests = await lockOverdue(tx, searched, limit)
  for (const request of requests) await callOff(tx, request, 'miss', CLOCK)
  return requests.length
}
