import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../src/platform/database.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'

/** Who asks for money and then agrees to it. */
export const THIEF = 'mallory@praya.test'

/** How often what took place. */
export type Tally = Record<string, number>

/** What a history has left behind. */
export async function tallyOf(database: Database): Promise<Tally> {
  const rows = await readRows(
    database.pool,
    z.object({ what: z.string(), num: z.coerce.number() }),
    sql`select 'order ' || state as what, count(*) as num from orders group by 1
      union all select 'order paid by ' || pay_type, count(*) from orders where paid_at is not null group by 1
      union all select 'order of a member', count(*) from orders join accounts a on a.account_id = owner_id where a.kind = 'member'
      union all select 'order with ' || (case when has_coupons then 'coupon ' else '' end) || (case when parts ? 'points' then 'points ' else '' end)
        || (case when parts ? 'balance' then 'balance' else '' end), count(*) from orders where has_coupons or parts ? 'points' or parts ? 'balance' group by 1
      union all select 'coupon of ' || had || ' ' || (c.benefit ->> 'kind') || case when u.returned_at is null then ' used' else ' given back' end, count(*)
        from coupons u join campaigns c using (campaign_id) where u.state <> 'unused' group by 1
      union all select 'coupon put by', count(*) from coupons where claimed_at is not null
      union all select 'refund ' || kind || case when to_balance then ' to balance ' else ' ' end || state, count(*) from refunds group by 1
      union all select 'refund of a part', count(*) from refunds r join orders o using (order_id) where r.kind = 'refund' and r.state = 'confirmed'
        and r.amount_cents < o.total_cents
      union all select 'piece ' || state, count(*) from units group by 1
      union all select 'parcel ' || coalesce(ended_as, 'received'), count(*) from parcels where ended_at is not null or received_at is not null group by 1
      union all select 'return ' || state, count(*) from returns group by 1
      union all select 'claim ' || kind || ' ' || state, count(*) from claims group by 1
      union all select 'care booked', count(*) from care_bookings
      union all select 'dispute ' || provider || ' ' || state, count(*) from disputes group by 1
      union all select (case when merchant_id is not null then 'payment of a merchant ' when member_id is null then 'payout ' else 'withdrawal ' end) || state, count(*) from payouts group by 1
      union all select 'goodwill ' || state, count(*) from goodwills group by 1
      union all select 'correction of points ' || state, count(*) from point_corrections group by 1
      union all select 'theft of ' || a.kind || case when a.state = 'approved' then ' that a colleague approved' else ' ' || a.state end, count(*)
        from approvals a join operators o on o.operator_id = a.asked_by where o.email = ${THIEF} group by 1
      union all select 'invitation ' || state, count(*) from invitations group by 1
      union all select 'reported ' || provider || ' ' || kind || ' ' || state, count(*) from provider_reports group by 1
      union all select 'offer ' || kind, count(*) from offer_history where actor_kind = 'seller' group by 1
      union all select 'hold of ' || kind || case when ended_at is null then '' else ', lifted' end, count(*) from merchant_holds group by 1
      union all select 'request ' || state, count(*) from sourcing_requests group by 1
      union all select 'review of a buyer', count(*) from sourcing_reviews
      union all select case when purpose = 'goods' then 'order of goods' else 'order of ' || purpose end || case when paid_at is null then '' else ' paid' end, count(*) from orders group by 1, purpose, paid_at is null
      union all select 'sale of an influencer' || case when refused is not null then ' refused' when booked_at is not null then ' booked' else '' end, count(*) from referral_sales group by 1
      union all select 'post ' || case when hidden_at is not null then 'hidden' else state end, count(*) from posts group by 1
      union all select 'follow ' || state, count(*) from follows group by 1
      union all select 'block of a member', count(*) from profile_blocks
      union all select 'like', count(*) from post_likes
      union all select 'comment' || case when hidden_at is not null then ' hidden' when deleted_at is not null then ' deleted' else '' end, count(*)
        from comments group by 1
      union all select 'moderation ' || act, count(*) from moderation_steps group by 1
      union all select 'posting ' || kind, count(*) from ledger_postings group by 1`,
  )
  return Object.fromEntries(rows.map(({ what, num }) => [what.trim(), num]))
}

export const addTallies = (one: Tally, other: Tally): Tally =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])]
      .toSorted()
      .map((what) => [what, (one[what] ?? 0) + (other[what] ?? 0)]),
  )
