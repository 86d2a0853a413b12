import { sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { orderTables } from '../orders.tables.ts'

/** Somebody who pays needs a few tries; whoever tests stolen cards needs hundreds. */
const MOST_OF_PAYER_AN_HOUR = 10
const MOST_FROM_NETWORK_AN_HOUR = 30
/** Nor does one household pay with so many different cards in a day, even if all of them pay. */
const MOST_CARDS_OF_PAYER_A_DAY = 6
const MOST_CARDS_FROM_NETWORK_A_DAY = 20
/** Nor is one card declined so often in a day by accident. */
const MOST_DECLINES_OF_CARD_A_DAY = 5
/** Cards of payers who have never paid, declined in an hour, all together: from then on such payers show to be people. */
export const MOST_DECLINES = 30

/** Who pays and from where; `limitScale` widens what is allowed. */
export type CardPayer = { ownerId: string; network: string; limitScale: number }

const Tried = z.object({
  own: z.number(),
  fromNetwork: z.number(),
  ownCards: z.number(),
  networkCards: z.number(),
})

/**
 * Refuses a further try of a card when too many came to nothing, of this payer or from this address, or when too many different
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
      (select ${cards} from payments where network = ${network} and ${today}) as "networkCards"`,
  )
  if (!tried) throw new Error('a count without a row')
  const { own, fromNetwork, ownCards, networkCards } = tried
  if (
    own >= MOST_OF_PAYER_AN_HOUR * scale ||
    fromNetwork >= MOST_FROM_NETWORK_AN_HOUR * scale ||
    ownCards >= MOST_CARDS_OF_PAYER_A_DAY * scale ||
    networkCards >= MOST_CARDS_FROM_NETWORK_A_DAY * scale
  )
    refuse('CARDS_REST')
}

/** A card was declined on the page of this payment. Answers whether the page is to end with it: the card rests, or strangers try many. */
export async function keepDecline(
  tx: Tx,
  { payment_id, payer_id }: { payment_id: string; payer_id: string | null },
  fingerprint: string | undefined,
): Promise<boolean> {
  const isStranger = payer_id === null || !(await hasPaid(tx, payer_id))
  await orderTables(tx)
    .insertInto('card_declines')
    .values({ decline_id: newId(), payment_id, card_fingerprint: fingerprint ?? null, of_stranger: isStranger })
    .execute()
  return (await isCardResting(tx, fingerprint)) || (isStranger && (await countDeclinesOfStrangers(tx)) >= MOST_DECLINES)
}

/** The same card was declined so often today, whoever brought it, that its pages end with it. */
export async function isCardResting(tx: Read, fingerprint: string | null | undefined): Promise<boolean> {
  if (!fingerprint) return false
  const { num } = await orderTables(tx)
    .selectFrom('card_declines')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('card_fingerprint', '=', fingerprint)
    .where('declined_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return num >= MOST_DECLINES_OF_CARD_A_DAY
}

/** How many cards of payers who have never paid were declined in the last hour, on pages that are still open, too. */
export async function countDeclinesOfStrangers(tx: Read): Promise<number> {
  const { num } = await orderTables(tx)
    .selectFrom('card_declines')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('of_stranger', '=', sql.lit(true))
    .where('declined_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return num
}

/** Whether somebody has ever paid for anything here. */
export async function hasPaid(tx: Read, payerId: string): Promise<boolean> {
  const paid = await orderTables(tx)
    .selectFrom('payments')
    .select('payment_id')
    .where('payer_id', '=', payerId)
    .where('state', '=', sql.lit('succeeded'))
    .limit(1)
    .executeTakeFirst()
  return paid !== undefined
}

/** Counts of a day; two, so that none is missed. */
export async function purgeDeclines(tx: Tx): Promise<void> {
  await orderTables(tx).deleteFrom('card_declines').where('declined_at', '<', sql<Date>`now() - interval '2 days'`).execute()
}
