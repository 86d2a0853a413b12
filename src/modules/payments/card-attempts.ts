import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'

/** Somebody who pays needs a few tries; whoever tests stolen cards needs hundreds. */
const MOST_OF_PAYER_AN_HOUR = 10
const MOST_FROM_NETWORK_AN_HOUR = 30
/** So many failures in all, in ten minutes, are an attack: cards rest until it is over. */
const MOST_FAILURES_IN_ALL = 200

/** Who pays and from where; `limitScale` widens what is allowed. */
export type CardPayer = { ownerId: string; network: string; limitScale: number }

const Tried = z.object({ own: z.number(), fromNetwork: z.number(), failures: z.number() })

/** Refuses a further try of a card when too many came to nothing, of this payer, from this address or in all. Counted under a lock. */
export async function requireRoomForCard(tx: Tx, { ownerId, network, limitScale: scale }: CardPayer): Promise<void> {
  await lockNames(tx, [`cards of ${ownerId}`, `cards from ${network}`])
  const vain = sql`method = 'card' and state <> 'succeeded' and created_at > now() - interval '1 hour'`
  const [tried] = await readRows(
    tx,
    Tried,
    sql`select (select count(*) from payments where payer_id = ${ownerId} and ${vain}) as own,
      (select count(*) from payments where network = ${network} and ${vain}) as "fromNetwork",
      (select count(*) from payments where method = 'card' and state = 'failed' and settled_at > now() - interval '10 minutes') as failures`,
  )
  const { own, fromNetwork, failures } = tried ?? { own: 0, fromNetwork: 0, failures: 0 }
  if (
    own >= MOST_OF_PAYER_AN_HOUR * scale ||
    fromNetwork >= MOST_FROM_NETWORK_AN_HOUR * scale ||
    failures >= MOST_FAILURES_IN_ALL * scale
  )
    refuse('CARDS_REST')
}
