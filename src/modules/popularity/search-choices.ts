import { sql } from 'kysely'
import { z } from 'zod'
import { clock, dayAfter, dayInHongKong } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import {
  BOUGHT_STATES,
  CHOICE_DAYS,
  CHOICE_HALF_LIFE_DAYS,
  CHOICE_POINTS,
  FEWEST_CHOICES,
  LEARNED_FROM,
  MOST_LEARNED,
  MOST_LESSONS,
  MOST_TRAILS,
  TRAIL_DAYS,
} from './popularity.rules.ts'
import { popularityTables } from './popularity.tables.ts'

type Choice = { ownerId: string; query: string; spuCode: string }

/** Notes that a visitor opened a piece after a search: once a day a query and piece, however often they come back to it. */
export async function noteChoice(tx: Tx, { ownerId, query, spuCode }: Choice): Promise<void> {
  const now = clock.now()
  const today = dayInHongKong(now)
  await sql`insert into search_trails (day, owner_id, query, product_id, opened_at, reached)
    select ${today}::date, ${ownerId}::uuid, ${query}, product_id, ${now}, 1 from product_card
    where spu_code = ${spuCode} and listed
      and (select count(*) from search_trails where owner_id = ${ownerId}::uuid and day = ${today}::date) < ${MOST_TRAILS}
    on conflict do nothing`.execute(tx)
}

/**
 * Follows the trails of these days to bags and orders, adds what is new to the counts of their day, and removes trails that are over. One
 * process at a time.
 */
export async function learnFromChoices(tx: Tx): Promise<void> {
  await sql`lock table search_choices in share row exclusive mode`.execute(tx)
  const today = dayInHongKong(clock.now())
  await sql`update search_trails t set reached = 3 where reached < 3 and exists (
      select from ordered_lines l
      where l.owner_id = t.owner_id and l.product_id = t.product_id and l.placed_at >= t.opened_at
        and l.order_state = any(${[...BOUGHT_STATES]}))`.execute(tx)
  await sql`update search_trails t set reached = 2 where reached < 2 and exists (
      select from bag_contents b join variant_card v on v.sku_id = b.sku_id
      where b.owner_id = t.owner_id and v.product_id = t.product_id and b.added_at >= t.opened_at)`.execute(tx)
  await sql`with fresh as (
      select day, query, product_id, counted, reached from search_trails where reached > counted
    )
    insert into search_choices as c (day, query, product_id, opened, bagged, bought)
    select day, query, product_id, count(*) filter (where counted < 1), count(*) filter (where counted < 2 and reached >= 2),
      count(*) filter (where counted < 3 and reached >= 3)
    from fresh group by day, query, product_id order by day, query, product_id
    on conflict (day, query, product_id) do update
      set opened = c.opened + excluded.opened, bagged = c.bagged + excluded.bagged, bought = c.bought + excluded.bought`.execute(
    tx,
  )
  await sql`update search_trails set counted = reached where reached > counted`.execute(tx)
  await popularityTables(tx)
    .deleteFrom('search_trails')
    .where('day', '<=', sql<Date>`${dayAfter(today, -TRAIL_DAYS)}::date`)
    .execute()
  await popularityTables(tx)
    .deleteFrom('search_choices')
    .where('day', '<=', sql<Date>`${dayAfter(today, -CHOICE_DAYS)}::date`)
    .execute()
}

const Lesson = z.object({ query: z.string(), spuCode: z.string(), bonus: z.number() })

/** By query what its pieces are worth more than their words say, by code; the newest and most bought count most. */
export async function listLessons(tx: Read): Promise<Map<string, Map<string, number>>> {
  const { opened, bagged, bought } = CHOICE_POINTS
  const today = dayInHongKong(clock.now())
  const rows = await readRows(
    tx,
    Lesson,
    sql`with counted as (
        select query, product_id, sum((opened * ${opened} + bagged * ${bagged} + bought * ${bought})
          * power(0.5, (${today}::date - day) / ${CHOICE_HALF_LIFE_DAYS}::float8)) as points
        from search_choices group by query, product_id having sum(opened) >= ${FEWEST_CHOICES}
      )
      select query, spu_code as "spuCode", round(${MOST_LEARNED} * points / (points + ${LEARNED_FROM}))::int as bonus
      from counted join product_card using (product_id) where points > 1 order by points desc, query, spu_code limit ${MOST_LESSONS}`,
  )
  const lessons = new Map<string, Map<string, number>>()
  for (const { query, spuCode, bonus } of rows)
    lessons.set(query, (lessons.get(query) ?? new Map<string, number>()).set(spuCode, bonus))
  return lessons
}

export async function forgetTrails(tx: Tx, ownerId: string): Promise<void> {
  await popularityTables(tx).deleteFrom('search_trails').where('owner_id', '=', ownerId).execute()
}

/** What a visitor opened before they signed in is the member's. */
export async function foldTrails(tx: Tx, fromId: string, intoId: string): Promise<void> {
  if (fromId === intoId) return
  await sql`insert into search_trails (day, owner_id, query, product_id, opened_at, reached, counted)
    select day, ${intoId}::uuid, query, product_id, opened_at, reached, counted from search_trails where owner_id = ${fromId}::uuid
    on conflict do nothing`.execute(tx)
  await forgetTrails(tx, fromId)
}
