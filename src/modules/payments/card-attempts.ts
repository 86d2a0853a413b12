import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'

/** Somebody who pays needs a few tries; whoever tests stolen cards needs hundreds. */
const MOST_OF_PAYER_AN_HOUR = 10
const MOST_FROM_NETWORK_AN_HOUR = 30
/** Nor does one household pay with so many different cards in a day, even if all of them pay. */
const MOST_CARDS_OF_PAYER_A_DAY = 6
const MOST_CARDS_FROM_NETWORK_A_DAY = 20
/** So many failures in all, in ten minutes, are an attack: cards rest until it is over. */
const MOST_FAILURES_IN_ALL = 200

/** Who pays and from where; `limitScale` widens what is allowed. */
export type CardPayer = { ownerId: string; network: string; limitScale: number }

const Tried = z.object({
  own: z.number(),
  fromNetwork: z.number(),
  ownCards: z.number(),
  networkCards: z.number(),
  failures: z.number(),
})

/**
 * Refuses a further try of a card when too many came to nothing, of this payer, from this address or in all, or when too many different
 * cards were used. Each card that was declined on a page counts. Counted under a lock.
 */
export async function requireRoomForCard(tx: Tx, { ownerId, network, limitScale: scale }: CardPayer): Promise<void> {
  await lockNames(tx, [`cards of ${ownerId}`, `cards from ${network}`])
  const vain = sql`method = 'card' and state <> 'succeeded' and created_at > now() - interval '1 hour'`
  const today = sql`method = 'card' and created_at > now() - interval '1 day'`
  const tries = sql`coalesce(sum(greatest(declines, 1)), 0)::int`
  const cards = sql`count(distinct card_fingerprint)::int`
  const [tried] = await readRows(
    tx,
    Tried,
    sql`select (select ${tries} from payments where payer_id = ${ownerId} and ${vain}) as own,
      (select ${tries} from payments where network = ${network} and ${vain}) as "fromNetwork",
      (select ${cards} from payments where payer_id = ${ownerId} and ${today}) as "ownCards",
      (select ${cards} from payments where network = ${network} and ${today}) as "networkCards",
      (select count(*) from payments where method = 'card' and state = 'failed' and settled_at > now() - interval '10 minutes') as failures`,
  )
  if (!tried) throw new Error('a count without a row')
  const { own, fromNetwork, ownCards, networkCards, failures } = tried
  if (
    own >= MOST_OF_PAYER_AN_HOUR * scale ||
    fromNetwork >= MOST_FROM_NETWORK_AN_HOUR * scale ||
    ownCards >= MOST_CARDS_OF_PAYER_A_DAY * scale ||
    networkCards >= MOST_CARDS_FROM_NETWORK_A_DAY * scale ||
    failures >= MOST_FAILURES_IN_ALL * scale
  )
    refuse('CARDS_REST')
}
