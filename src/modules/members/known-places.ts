import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { hashToken } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

/**
 * What ties a try to the owner of an account: a browser they have signed in with, a network they have signed in from, or nothing. Each is
 * counted apart: strangers use up nothing of the owner's, and who shares the owner's network nothing of the owner's browser.
 */
export type Place = 'device' | 'network' | 'stranger'

/** Signed in to since then, a browser or a network is still its owner's. */
const STILL = sql`now() - interval '90 days'`

type SignInPlace = {
  /** Whose contact it is; nobody's has no place. */
  accountId: string | undefined
  /** As tries of its password are counted. */
  contact: string
  network: string
  deviceId?: string | undefined
}

export async function findPlace(tx: Read, { accountId, contact, network, deviceId }: SignInPlace): Promise<Place> {
  const device = deviceId === undefined ? null : hashToken(deviceId)
  const owner = accountId ?? null
  const [row] = await readRows(
    tx,
    z.object({ byDevice: z.boolean(), byNetwork: z.boolean() }),
    sql`select exists (select from device_ids where account_id = ${owner}::uuid and device_hash = ${device}::bytea) as "byDevice",
      exists (select from sign_in_tries where contact = ${contact} and network = ${network} and succeeded)
      or exists (select from known_devices where account_id = ${owner}::uuid and network = ${network} and seen_at > ${STILL}) as "byNetwork"`,
  )
  return row?.byDevice ? 'device' : row?.byNetwork ? 'network' : 'stranger'
}

/** The same limits as for members; an operator's tries are counted apart from a member's of that address. */
export async function findTryOfOperator(tx: Read, email: string, network: string) {
  const tried = { contact: `operator ${email.toLowerCase()}`, network }
  return { ...tried, place: await findPlace(tx, { ...tried, accountId: undefined }) }
}

/** Whether somebody, whoever it was, has signed in here before: with this browser, or from this network. */
export async function isKnownHere(
  tx: Read,
  network: string,
  deviceId: string | undefined,
): Promise<'device' | 'network' | false> {
  const device = deviceId === undefined ? null : hashToken(deviceId)
  const [row] = await readRows(
    tx,
    z.object({ byDevice: z.boolean(), byNetwork: z.boolean() }),
    sql`select exists (select from device_ids where device_hash = ${device}::bytea and seen_at > ${STILL}) as "byDevice",
      exists (select from known_devices where network = ${network} and seen_at > ${STILL}) as "byNetwork"`,
  )
  return row?.byDevice ? 'device' : row?.byNetwork ? 'network' : false
}
