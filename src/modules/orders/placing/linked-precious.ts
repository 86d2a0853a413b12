import { sql } from 'kysely'
import { z } from 'zod'
import type { Cents } from '#platform/money.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

/** By what a buyer is known again; empty where it is not known yet. */
type KnownBuyer = { ownerId: string; network: string; phone: string; email: string }

/** What each of these buyers has ordered within a day in precious pieces, by one account, contact, phone or address: orders that are linked. */
export async function sumLinkedPrecious(tx: Read, buyers: readonly KnownBuyer[]): Promise<Cents[]> {
  if (buyers.length === 0) return []
  const column = (part: keyof KnownBuyer) => sql`${buyers.map((buyer) => buyer[part])}::text[]`
  const [row] = await readRows(
    tx,
    z.object({ sums: z.array(z.coerce.number()) }),
    sql`select array(select (select coalesce(sum(o.precious_cents), 0)::bigint from orders o
        where o.precious_cents is not null and o.placed_at > now() - interval '1 day' and o.state not in ('closed', 'refunded', 'failed')
          and (o.owner_id = w.owner_id::uuid or o.network = w.network or o.contact_phone = w.phone or lower(o.contact_email) = lower(w.email)))
      from unnest(${column('ownerId')}, ${column('network')}, ${column('phone')}, ${column('email')})
        with ordinality w (owner_id, network, phone, email, n) order by n) as sums`,
  )
  return row?.sums ?? []
}

/** The same for orders about to be written, so that orders at once count as orders in turn. */
export async function lockLinkedPrecious(tx: Tx, buyers: readonly KnownBuyer[]): Promise<Cents[]> {
  if (buyers.length === 0) return []
  // Accounts and networks are locked already where unpaid orders are counted.
  await lockNames(tx, [
    ...new Set(buyers.flatMap(({ phone, email }) => [`precious to ${phone}`, `precious for ${email.toLowerCase()}`])),
  ])
  return sumLinkedPrecious(tx, buyers)
}

/** Whether two are one as far as anybody can tell. */
export const isLinked = (one: KnownBuyer, other: KnownBuyer): boolean =>
  one.ownerId === other.ownerId ||
  one.network === other.network ||
  one.phone === other.phone ||
  one.email.toLowerCase() === other.email.toLowerCase()
