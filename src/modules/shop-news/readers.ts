import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { clock, DAY } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { NewsReachWire } from './shop-news.contract.ts'
import type { ShopNewsRow } from './shop-news.tables.ts'

export type Readers = Pick<ShopNewsRow, 'side' | 'bought' | 'brand_code' | 'in_community'>

/** As campaigns know their top: who has kept items of so much within a year. */
const TOP_CENTS = 10_000_000
const YEAR = 365 * DAY

/** A member is among its readers. Each condition is asked for alone, so that what is not asked costs nothing. */
function isReader({ side, bought, brand_code: brand, in_community: inCommunity }: Readers): RawBuilder<unknown> {
  const since = new Date(clock.now().getTime() - YEAR)
  const paid = sql`from order_card o where o.owner_id = m.account_id and o.purpose <> 'deposit' and o.paid_at is not null and o.state not in ('closed', 'failed')`
  const conditions = [
    sql`m.is_open`,
    ...(side === '' ? [] : [sql`exists (select from account_names n where n.account_id = m.account_id and n.side = ${side})`]),
    ...(bought === 'never' ? [sql`not exists (select ${paid})`] : []),
    ...(bought === 'ever' ? [sql`exists (select ${paid})`] : []),
    ...(bought === 'top'
      ? [
          sql`(select coalesce(sum(o.total_cents), 0) from order_card o where o.owner_id = m.account_id
            and o.purpose <> 'deposit' and o.state in ('received', 'successful') and o.placed_at > ${since}) >= ${TOP_CENTS}`,
        ]
      : []),
    ...(brand === ''
      ? []
      : [
          sql`exists (select from ordered_lines l join product_card c on c.product_id = l.product_id
            where l.owner_id = m.account_id and c.brand_code = ${brand} and l.paid_at is not null
              and l.order_state not in ('closed', 'failed'))`,
        ]),
    ...(inCommunity ? [sql`exists (select from profile_card p where p.account_id = m.account_id and p.is_open)`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** The next of its readers, in the order of their accounts; who joined after it began is not among them. */
export async function listReaders(tx: Read, news: ShopNewsRow, most: number): Promise<string[]> {
  const rows = await readRows(
    tx,
    z.object({ id: z.string() }),
    sql`select m.account_id as id from member_card m
      where ${isReader(news)} and m.joined_at <= ${news.begun_at ?? clock.now()}
        and (${news.last_account}::uuid is null or m.account_id > ${news.last_account}::uuid)
      order by m.account_id limit ${most}`,
  )
  return rows.map(({ id }) => id)
}

/** How many it would reach, and of them by each way: with a proven contact and the consent advertising needs. */
export async function countReaders(tx: Read, readers: Readers): Promise<NewsReachWire> {
  const byWay = (kind: 'email' | 'mobile', channel: 'email' | 'sms', way: 'mail' | 'sms') => sql`count(*) filter (where exists (
      select from account_contacts c join news_contacts n on n.contact = c.value and n.channel = ${channel}
      left join message_choices w on w.account_id = c.account_id and w.kind = 'platform' and w.way = ${way}
      where c.account_id = m.account_id and c.kind = ${kind} and coalesce(w.wanted, true)))::int`
  const [row] = await readRows(
    tx,
    z.object({ members: z.number(), mail: z.number(), sms: z.number() }),
    sql`select count(*)::int as members, ${byWay('email', 'email', 'mail')} as mail, ${byWay('mobile', 'sms', 'sms')} as sms
      from member_card m where ${isReader(readers)}`,
  )
  return row ?? { members: 0, mail: 0, sms: 0 }
}
