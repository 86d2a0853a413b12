import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

/** Who buys: an account, and what is typed of them where they place an order. */
export type Person = { ownerId: string; phone?: string | undefined; email?: string | undefined }

/** The parts by which two are the same person; each alone is enough. */
export const partsOf = ({ ownerId, phone, email }: Person): string[] => [
  `account ${ownerId}`,
  ...(phone ? [`phone ${phone}`] : []),
  ...(email ? [`email ${mailKey(email)}`] : []),
]

/** As the database's mail_key: a name behind a plus, or with dots where they do not count, is the same person. */
function mailKey(address: string): string {
  const [all = '', host = ''] = address.trim().toLowerCase().split('@')
  const [name = ''] = all.split('+')
  return host === 'gmail.com' || host === 'googlemail.com' ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

/** One after the other: two orders at once count as two in turn. */
export const lockPersons = (tx: Tx, persons: readonly Person[]): Promise<void> =>
  lockNames(
    tx,
    [...new Set(persons.flatMap(partsOf))].map((part) => `coupons of ${part}`),
  )

/**
 * The accounts of a person and their orders, as far as anybody can tell: by the account, by contacts that are proven or were typed, and
 * what was paid with a card that has paid for one of these. A device or an address alone says nothing: flatmates share them.
 */
const ordersOf = ({ ownerId, phone = '', email = '' }: Person): RawBuilder<unknown> => sql`
  with proven as (select value from account_contacts where account_id = ${ownerId}::uuid and proven_at is not null),
    said as (select value from proven union select value from (values (${phone}), (${email})) typed (value) where value <> ''),
    persons as (select ${ownerId}::uuid as id
      union select account_id from account_contacts where proven_at is not null and value in (select lower(value) from said)),
    own as (select order_id from order_contact where owner_id in (select id from persons)
      union select order_id from order_contact where contact_phone in (select value from said)
      union select order_id from order_contact where mail_key(contact_email) in (select mail_key(value) from said where value like '%@%')),
    cards as (select distinct card_fingerprint from payment_card
      where order_id in (select order_id from own) and state = 'succeeded' and card_fingerprint is not null),
    theirs as (select order_id from own union select order_id from payment_card
      where card_fingerprint in (select card_fingerprint from cards) and state = 'succeeded')`

/** How often a person has used a campaign, those they have put by among them. */
export async function countHeldBy(tx: Read, campaignId: string, person: Person): Promise<number> {
  const [row] = await readRows(
    tx,
    z.object({ held: z.number() }),
    sql`${ordersOf(person)} select count(*) as held from coupons
      where campaign_id = ${campaignId} and returned_at is null
        and (owner_id in (select id from persons) or (state <> 'unused' and order_id in (select order_id from theirs)))`,
  )
  return row?.held ?? 0
}

/** Whether a person has ordered before. An order that waits to be paid counts as one: no two are the first. */
export async function hasOrdered(tx: Read, person: Person): Promise<boolean> {
  const [row] = await readRows(
    tx,
    z.object({ has: z.boolean() }),
    sql`${ordersOf(person)} select exists (select from order_card join theirs using (order_id) where purpose <> 'deposit' and state not in ('closed', 'failed')) as has`,
  )
  return row?.has ?? false
}
