import { sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Place } from './known-places.ts'
import { memberTables } from './members.tables.ts'

/** Wrong passwords in a row before a contact rests, from anywhere its owner has not lately signed in from. */
const MOST_WRONG_BY_STRANGERS = 5
/** From where its owner has signed in, strangers cannot use its tries up. */
const MOST_WRONG_FROM_HOME = 10
const REST_MINUTES = 15
/** Wrong ones from one network in an hour, whatever the contacts: lists of stolen passwords are tried one each. */
const MOST_WRONG_FROM_NETWORK = 30

export type Try = { contact: string; network: string; place: Place }

const Counted = z.object({ here: z.number(), fromNetwork: z.number() })

/**
 * Counts one more try before its password is looked at, under a lock: of many at once no more are let through than allowed. Tries of the
 * owner's browser, of the owner's network and of strangers are counted apart. Refuses TRIES_TOO_MANY. `scale` widens what is allowed to an
 * address. Answers the try, to be told when it was right.
 */
export async function countTry(tx: Tx, { contact, network, place }: Try, scale: number): Promise<string> {
  await lockNames(tx, [`passwords of ${contact}`, `passwords from ${network}`])
  const isHere = place === 'network' ? sql`place = 'network' and network = ${network}` : sql`place = ${place}`
  const [counted] = await readRows(
    tx,
    Counted,
    sql`select count(*) filter (where contact = ${contact} and ${isHere}
          and created_at > now() - ${REST_MINUTES} * interval '1 minute') as here,
        count(*) filter (where network = ${network} and place <> 'device') as "fromNetwork"
      from sign_in_tries where (contact = ${contact} or network = ${network}) and not succeeded and created_at > now() - interval '1 hour'`,
  )
  const { here = 0, fromNetwork = 0 } = counted ?? {}
  const isResting = here >= (place === 'stranger' ? MOST_WRONG_BY_STRANGERS : MOST_WRONG_FROM_HOME)
  const isNetworkFull = place !== 'device' && fromNetwork >= MOST_WRONG_FROM_NETWORK * scale
  if (isResting || isNetworkFull) refuse('TRIES_TOO_MANY', { field: 'password' })
  const tryId = newId()
  await memberTables(tx).insertInto('sign_in_tries').values({ try_id: tryId, contact, network, place }).execute()
  return tryId
}

/** Wrong passwords from a network in the last hour, whatever the contacts. */
export async function countWrongFrom(tx: Read, network: string): Promise<number> {
  const { wrong } = await memberTables(tx)
    .selectFrom('sign_in_tries')
    .select(({ fn }) => fn.countAll<number>().as('wrong'))
    .where('network', '=', network)
    .where('succeeded', '=', false)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return wrong
}

/** Wrong passwords of strangers in the last hour, whatever the contacts and the networks, up to so many. */
export async function countWrongOfStrangers(tx: Read, atMost: number): Promise<number> {
  const [row] = await readRows(
    tx,
    z.object({ wrong: z.number() }),
    sql`select count(*)::int as wrong from (select from sign_in_tries where place = 'stranger' and not succeeded
      and created_at > now() - interval '1 hour' limit ${atMost}) lately`,
  )
  return row?.wrong ?? 0
}

/** It was never looked at: it counts for nobody. */
export async function dropTry(tx: Tx, tryId: string): Promise<void> {
  await memberTables(tx).deleteFrom('sign_in_tries').where('try_id', '=', tryId).execute()
}

/** The password was right: from here on its owner is at home in this network. */
export async function recordRightTry(tx: Tx, tryId: string): Promise<void> {
  await memberTables(tx).updateTable('sign_in_tries').set({ succeeded: true }).where('try_id', '=', tryId).execute()
}

/** Kept for thirty days where they were right: they say where somebody is at home. */
export async function purgeTries(tx: Tx): Promise<void> {
  await memberTables(tx)
    .deleteFrom('sign_in_tries')
    .where(sql<boolean>`created_at < now() - case when succeeded then interval '30 days' else interval '1 day' end`)
    .execute()
}
