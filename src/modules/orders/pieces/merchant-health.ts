import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { clock, DAY } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { HealthWire } from './merchant-health.contract.ts'
import { type HealthFigure, healthFigures, type HealthRules, shareOf, standingOf } from './merchant-health.rules.ts'

/** Far more than anybody goes through. */
const MOST_ROWS = 100
/** As a cancellation by the clock is called among the refunds. */
export const NOT_SENT = 'not sent by the seller'
/** As one that its merchant has asked for is called. */
export const CANNOT_SEND = 'the seller cannot send it'
const UNSENT = [NOT_SENT, CANNOT_SEND]

const Counted = z.object({
  of: z.number(),
  num: z.number(),
  rows: z.array(z.object({ orderNo: z.string(), time: z.string(), number: z.number().nullable() })),
})

/** Which of the order's pieces it is. */
const NUMBER = sql`(select n.number from (select w.unit_id, row_number() over (order by k.position, w.position)::int as number
  from units w join order_lines k using (line_id) where w.order_id = u.order_id) n where n.unit_id = u.unit_id)`

/** One row for each that counts, with whether it is one of the bad ones. */
const counted: Record<HealthFigure, (merchantId: string, since: Date, now: Date) => RawBuilder<unknown>> = {
  // What was to be sent by now: late where any of it has not gone, or has gone after its time. What was cancelled unsent does not count.
  late: (merchantId, since, now) => sql`select o.order_number as "orderNo", c.due_at as time, null::int as number, v.late as bad
    from consignments c join orders o using (order_id)
      join lateral (select bool_or(coalesce(s.at > c.due_at, true)) as late from units u
        left join lateral (select min(coalesce(p.sent_at, p.received_at)) as at from parcel_units x join parcels p using (parcel_id)
          where x.unit_id = u.unit_id and p.direction = 'to-us') s on true
        where u.order_id = c.order_id and u.consignment_id = c.consignment_id and (u.state <> 'cancelled' or s.at is not null)) v
        on v.late is not null
    where c.merchant_id = ${merchantId} and c.due_at between ${since} and ${now}`,
  cancelled: (merchantId, since) => sql`select o.order_number as "orderNo", o.paid_at as time, null::int as number,
      exists (select from units u join refund_parts f using (unit_id) join refunds r using (refund_id)
        where u.order_id = c.order_id and u.consignment_id = c.consignment_id and r.reason = any(${UNSENT})) as bad
    from consignments c join orders o using (order_id) where c.merchant_id = ${merchantId} and o.paid_at >= ${since}`,
  rejected: (
    merchantId,
    since,
  ) => sql`select o.order_number as "orderNo", v.at as time, ${NUMBER} as number, u.state = 'rejected' as bad
    from consignments c join orders o using (order_id) join units u on u.order_id = c.order_id and u.consignment_id = c.consignment_id
      join lateral (select max(p.received_at) as at from parcel_units x join parcels p using (parcel_id)
        where x.unit_id = u.unit_id and p.direction = 'to-us') v on true
    where c.merchant_id = ${merchantId} and v.at >= ${since} and u.state <> 'with-us'`,
  // What buyers have received: a return that was accepted as not as described, or a claim of a fake that was upheld.
  described: (merchantId, since) => sql`select o.order_number as "orderNo", v.at as time, ${NUMBER} as number,
      exists (select from undescribed_units x where x.unit_id = u.unit_id)
        or exists (select from claim_card k where k.unit_id = u.unit_id and k.kind = 'fake' and k.state = 'upheld') as bad
    from consignments c join orders o using (order_id) join units u on u.order_id = c.order_id and u.consignment_id = c.consignment_id
      join lateral (select max(p.received_at) as at from parcel_units x join parcels p using (parcel_id)
        where x.unit_id = u.unit_id and p.direction = 'to-shopper') v on true
    where c.merchant_id = ${merchantId} and v.at >= ${since}`,
  // What was to be answered by now, and what was answered before it had to be.
  unanswered: (
    merchantId,
    since,
    now,
  ) => sql`select coalesce(a.order_number, '') as "orderNo", a.began_at as time, null::int as number,
      coalesce(a.ended_at > a.due_at, true) as bad
    from merchant_answers a where a.merchant_id = ${merchantId} and a.due_at >= ${since} and (a.due_at <= ${now} or a.ended_at is not null)`,
}

/** How a merchant delivers, with the rows behind each figure. */
export async function readHealth(
  tx: Read,
  merchantId: string,
  days: number,
  rules: HealthRules,
): Promise<Omit<HealthWire, 'follows'>> {
  const now = clock.now()
  const since = new Date(now.getTime() - days * DAY)
  const figures: HealthWire['figures'] = []
  for (const figure of healthFigures) {
    const [found = { of: 0, num: 0, rows: [] }] = await readRows(
      tx,
      Counted,
      sql`with counted as (${counted[figure](merchantId, since, now)}),
        behind as (select * from counted where bad order by time desc, "orderNo" limit ${MOST_ROWS})
        select count(*)::int as of, (count(*) filter (where bad))::int as num,
          coalesce((select jsonb_agg(jsonb_build_object('orderNo', b."orderNo", 'number', b.number,
            'time', to_char(b.time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by b.time desc, b."orderNo") from behind b), '[]') as rows
        from counted`,
    )
    const { of, num } = found
    figures.push({
      ...{ figure, num, of },
      share: percent(shareOf(num, of)),
      limit: percent(rules.limits[figure]),
      standing: standingOf(rules, figure, num, of),
      rows: found.rows.map(({ orderNo, time, number }) => ({ orderNo, time, unitCode: number ? `${orderNo}-${number}` : '' })),
    })
  }
  return { days, fewest: rules.fewest, figures }
}

const percent = (hundredths: number): string => (hundredths / 100).toFixed(1)
