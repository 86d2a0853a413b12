import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { Flag } from './invitations.contract.ts'
import { findLikenesses, likenesses } from './likeness.rules.ts'

const TraceRow = z.object({ accountId: z.string(), kind: z.enum(likenesses), value: z.string() })

/**
 * What speaks for one person behind two accounts: a contact, a browser or one of its kind in its network, a place or a card that the friend has in common with
 * the inviter, or with another whom the inviter has brought. Cards are known by the fingerprint their provider gives.
 */
export const findShared = (tx: Read, { friendId, inviterId }: { friendId: string; inviterId: string }): Promise<Flag[]> =>
  compare(
    tx,
    friendId,
    sql`select ${inviterId}::uuid as id union select friend_id from invitations where inviter_id = ${inviterId}`,
  )

/** The same of somebody, who may be a guest, and these others. */
export const findLikeness = (tx: Read, accountId: string, others: readonly string[]): Promise<Flag[]> =>
  compare(tx, accountId, sql`select unnest(${[accountId, ...others]}::uuid[]) as id`)

async function compare(tx: Read, accountId: string, people: RawBuilder<unknown>): Promise<Flag[]> {
  const traces = await readRows(
    tx,
    TraceRow,
    sql`with people as (${people}),
      bought as (select o.* from order_contact o join people p on p.id = o.owner_id)
    select account_id as "accountId", 'contact' as kind, value from account_contacts join people on id = account_id
    union select account_id, 'contact', area_number || mobile from kept_addresses join people on id = account_id
    union select owner_id, 'contact', contact_phone from bought
    union select owner_id, 'contact', contact_email from bought
    union select owner_id, 'contact', receiver_phone from bought
    union select account_id, 'device', device || ' ' || network from known_networks join people on id = account_id where network <> ''
    union select account_id, 'device', encode(device_hash, 'base64') from account_devices join people on id = account_id
    union select account_id, 'address', concat_ws(' ', place_code, city, detail) from kept_addresses join people on id = account_id
    union select owner_id, 'address', receiver_place from bought
      where logistics_type = 2
    union select owner_id, 'card', card_fingerprint from bought join payment_card using (order_id) where card_fingerprint is not null`,
  )
  return findLikenesses(accountId, traces)
}
