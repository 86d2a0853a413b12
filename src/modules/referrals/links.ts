import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import { unseenArray } from '#platform/database/unseen-array.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { LinkKind } from './referrals.contract.ts'
import { LINK_CODE_LENGTH, typedCode } from './referrals.rules.ts'
import { referralTables } from './referrals.tables.ts'

export type NewReferralLink = { merchantId: string; accountId: string; kind: LinkKind; target: string; name: string }

/** A link to this place; the one there is, where there is one. */
export async function addLink(tx: Tx, { merchantId, accountId, kind, target, name }: NewReferralLink): Promise<string> {
  const row = {
    link_id: newId(),
    code: newSpokenCode(LINK_CODE_LENGTH),
    created_by: accountId,
    created_at: clock.now(),
    ...{ merchant_id: merchantId, kind, target, name },
  }
  const added = await referralTables(tx)
    .insertInto('referral_links')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'target'])
        .where('ended_at', 'is', null)
        .doUpdateSet({ target: sql<string>`excluded.target` }),
    )
    .returning('link_id')
    .executeTakeFirstOrThrow()
  return added.link_id
}

/** Leads on, and earns nothing from then on. Refuses NOT_FOUND for another's. */
export async function endLink(tx: Tx, merchantId: string, linkId: string): Promise<{ code: string; target: string }> {
  const ended = await referralTables(tx)
    .updateTable('referral_links')
    .set({ ended_at: sql<Date>`coalesce(ended_at, ${clock.now()})` })
    .where('merchant_id', '=', merchantId)
    .where('link_id', '=', linkId)
    .returning(['code', 'target'])
    .executeTakeFirst()
  return ended ?? refuse('NOT_FOUND')
}

const Source = z.object({ linkId: z.string(), merchantId: z.string(), code: z.string(), target: z.string(), earns: z.boolean() })
export type LinkSource = z.output<typeof Source>

/** `earns`: it has not ended, and its influencer may work. */
const SOURCE = sql`l.link_id as "linkId", l.merchant_id as "merchantId", l.code, l.target,
  l.ended_at is null and m.kind = 'influencer' and m.state = 'active' as earns`

/** What these codes stand for, by code. */
export async function findLinks(tx: Read, codes: readonly string[]): Promise<Map<string, LinkSource>> {
  if (codes.length === 0) return new Map()
  const rows = await readRows(
    tx,
    Source,
    sql`select ${SOURCE} from referral_links l join merchant_card m using (merchant_id)
      where l.code = any(${codes.map(typedCode)}::text[])`,
  )
  return new Map(rows.map((row) => [row.code, row]))
}

const Touched = Source.extend({
  ownerId: z.string().nullable(),
  deviceHash: z.instanceof(Buffer).nullable(),
  touchedAt: z.date(),
})

/** What these accounts and browsers have followed since then, of what earns. */
export async function findTouches(
  tx: Read,
  { accountIds, devices, since }: { accountIds: readonly string[]; devices: readonly Buffer[]; since: Date },
): Promise<z.output<typeof Touched>[]> {
  const rows = await readRows(
    tx,
    Touched,
    sql`select ${SOURCE}, t.account_id as "ownerId", t.device_hash as "deviceHash", t.touched_at as "touchedAt"
      from (select * from referral_touches where account_id = any(${unseenArray('uuid', accountIds)})
        union all select * from referral_touches where device_hash = any(${unseenArray('bytea', devices)})) t
      join referral_links l using (link_id) join merchant_card m using (merchant_id)
      where t.touched_at >= ${since}`,
  )
  return rows.filter(({ earns }) => earns)
}
