import { sql } from 'kysely'
import { z } from 'zod'
import { clock, DAY } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { emit } from '#events/events.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { BOUGHT_STATES, HALF_LIFE_DAYS, NOTICEABLE, POINTS, POPULAR_FROM, WINDOW_DAYS } from './popularity.rules.ts'
import { popularityTables } from './popularity.tables.ts'

const Moved = z.object({ productId: z.string(), score: z.number() })
type Moved = z.output<typeof Moved>

const AT_ONCE = 500

/**
 * Recomputes how much shoppers care for each product, and emits events for those whose score has moved enough to be seen in a
 * list. One process at a time: a second one waits here and finds nothing left to move. Answers how many moved.
 */
export async function measurePopularity(tx: Tx): Promise<number> {
  await sql`lock table product_popularity in share row exclusive mode`.execute(tx)
  const moved = await listMoved(tx)
  for (let at = 0; at < moved.length; at += AT_ONCE) {
    const some = moved.slice(at, at + AT_ONCE)
    const productIds = some.map(({ productId }) => productId)
    await popularityTables(tx).deleteFrom('product_popularity').where('product_id', 'in', productIds).execute()
    const sought = some.filter(({ score }) => score > 0).map(({ productId, score }) => ({ product_id: productId, score }))
    if (sought.length > 0) await popularityTables(tx).insertInto('product_popularity').values(sought).execute()
    await emit(tx, 'product-changed', { productIds })
  }
  return moved.length
}

/**
 * A person counts once for each way of caring, however often they press, and by its latest day. A score compares a product
 * with the popular ones of the same moment: what ages evenly keeps its score, so that time alone moves nothing.
 */
function listMoved(tx: Read): Promise<Moved[]> {
  const now = clock.now()
  const since = new Date(now.getTime() - WINDOW_DAYS * DAY)
  const query = sql`with cared as (
      select l.product_id, ${POINTS.bought}::float8 as points, max(o.placed_at) as at
      from order_contact o join ordered_lines l on l.order_id = o.order_id
      where o.placed_at > ${since} and o.state = any(${[...BOUGHT_STATES]}) group by l.product_id, o.contact_phone
      union all
      select v.product_id, ${POINTS.inBag}::float8, max(b.added_at)
      from bag_contents b join variant_card v on v.sku_id = b.sku_id where b.added_at > ${since} group by v.product_id, b.owner_id
      union all
      select product_id, ${POINTS.wished}::float8, added_at from kept_wishes where added_at > ${since}
    ), summed as (
      select product_id, sum(points * power(0.5, greatest(0, extract(epoch from ${now}::timestamptz - at)) / ${(HALF_LIFE_DAYS * DAY) / 1_000})) as points
      from cared group by product_id
    ), popular as (
      select greatest(${POPULAR_FROM}, percentile_cont(0.95) within group (order by points)) as points from summed
    ), measured as (
      select summed.product_id, (summed.points / (summed.points + popular.points))::real as score
      from summed cross join popular join product_card on product_card.product_id = summed.product_id
    )
    select coalesce(m.product_id, p.product_id) as "productId", coalesce(m.score, 0) as score
    from measured m full join product_popularity p on p.product_id = m.product_id
    where m.product_id is null or abs(m.score - coalesce(p.score, 0)) >= ${NOTICEABLE}
    order by 1`
  return readRows(tx, Moved, query)
}
