import { sql } from 'kysely'
import { z } from 'zod'
import { clock, DAY } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { changeRows } from '#platform/read-rows.server.ts'
import { BOUGHT_STATES, FEWEST_PEOPLE, MOST_BOUGHT_TOGETHER, MOST_OF_ONE_PERSON, WINDOW_DAYS } from './popularity.rules.ts'
import { popularityTables } from './popularity.tables.ts'

/**
 * Recomputes which pieces the same people bought, keep in their bags or wish for. Two pieces are as strong together as their
 * shared people are many beside the people of each alone, so that what everybody keeps is not bought together with everything. What
 * only one person put together is left out. One process at a time. Answers how many pairs changed.
 */
export async function measureBoughtTogether(tx: Tx): Promise<number> {
  await sql`lock table bought_together in share row exclusive mode`.execute(tx)
  const since = new Date(clock.now().getTime() - WINDOW_DAYS * DAY)
  // One statement, since what is gone and what is new are judged by the same moment.
  const measured = sql`with kept as (
      select owner_id, product_id, placed_at as at
      from ordered_lines where placed_at > ${since} and order_state = any(${[...BOUGHT_STATES]})
      union all
      select b.owner_id, v.product_id, b.added_at from bag_contents b join variant_card v on v.sku_id = b.sku_id where b.added_at > ${since}
      union all
      select owner_id, product_id, added_at from kept_wishes where added_at > ${since}
    ), latest as (
      select owner_id, product_id, row_number() over (partition by owner_id order by max(at) desc, product_id) as place
      from kept group by owner_id, product_id
    ), person as (
      select latest.* from latest join product_card using (product_id) where place <= ${MOST_OF_ONE_PERSON}
    ), people as (
      select product_id, count(*)::float8 as num from person group by product_id
    ), pairs as (
      select one.product_id, other.product_id as other_id, count(*)::float8 as num
      from person one join person other on other.owner_id = one.owner_id and other.product_id <> one.product_id
      group by 1, 2 having count(*) >= ${FEWEST_PEOPLE}
    ), ranked as (
      select product_id, other_id, strength, row_number() over (partition by product_id order by strength desc, other_id) as place
      from (select p.product_id, p.other_id, least(1, p.num / sqrt(a.num * b.num))::real as strength
        from pairs p join people a on a.product_id = p.product_id join people b on b.product_id = p.other_id) s
    ), fresh as (
      select product_id, other_id, strength from ranked where place <= ${MOST_BOUGHT_TOGETHER}
    ), gone as (
      delete from bought_together c where not exists
        (select from fresh f where f.product_id = c.product_id and f.other_id = c.other_id) returning 1
    ), put as (
      insert into bought_together as c (product_id, other_id, strength) select * from fresh
      on conflict (product_id, other_id) do update set strength = excluded.strength where c.strength <> excluded.strength
      returning 1
    )
    select ((select count(*) from gone) + (select count(*) from put))::int as changed`
  const [done] = await changeRows(tx, z.object({ changed: z.int() }), measured)
  return done?.changed ?? 0
}

/** The codes of the pieces that people kept together with these, the strongest first. */
export async function listBoughtTogether(tx: Read, spuCodes: readonly string[]): Promise<string[]> {
  if (spuCodes.length === 0) return []
  const found = await popularityTables(tx)
    .selectFrom('product_card as p')
    .innerJoin('bought_together as c', 'c.product_id', 'p.product_id')
    .innerJoin('product_card as other', 'other.product_id', 'c.other_id')
    .select('other.spu_code as code')
    .where('p.spu_code', 'in', spuCodes)
    .where('other.spu_code', 'not in', spuCodes)
    .groupBy('other.spu_code')
    .orderBy(({ fn }) => fn.sum('c.strength'), 'desc')
    .orderBy('other.spu_code')
    .execute()
  return found.map(({ code }) => code)
}
