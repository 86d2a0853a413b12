import { sql } from 'kysely'
import { z } from 'zod'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { changeRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { offerTables } from '../offers.tables.ts'
import type { CountBegun } from './counting.contract.ts'

/** One count holds no more; more is counted by brand or by category. */
const MOST_LINES = 20_000

/** Opens a count of variants of the shop itself, each with what should lie there now. Refuses TOO_MUCH_TO_COUNT and NOTHING_TO_COUNT. */
export async function beginCount(tx: Tx, by: Operator, wanted: CountBegun): Promise<{ countId: string }> {
  const countId = newId()
  const { name, brandCode, category } = wanted
  await offerTables(tx)
    .insertInto('stock_counts')
    .values({
      count_id: countId,
      name,
      brand_code: brandCode,
      category,
      begun_at: clock.now(),
      begun_by: by.name,
    })
    .execute()
  const lines = await changeRows(tx, z.object({}), chosenLines(countId, wanted))
  if (lines.length === 0) refuse('NOTHING_TO_COUNT', { field: 'brandCode' })
  if (lines.length > MOST_LINES) refuse('TOO_MUCH_TO_COUNT', { field: 'category' })
  await recordAudit(tx, {
    by,
    action: 'count-begun',
    subject: 'count',
    subjectId: countId,
    after: { name, brandCode, category, lines: lines.length },
  })
  return { countId }
}

const chosenLines = (countId: string, { brandCode, category, withStock }: CountBegun) => sql`
  with awaited as (select offer_id, count(*) as pieces from order_pieces
    where state = 'awaited' group by offer_id)
  insert into stock_count_lines (count_id, offer_id, expected)
  select ${countId}, o.offer_id, o.available + coalesce(a.pieces, 0)
    from offers o join variant_card v on v.sku_id = o.sku_id join product_card p on p.product_id = v.product_id
    left join awaited a on a.offer_id = o.offer_id
    where o.merchant_id = (select merchant_id from merchant_card where is_house limit 1) and not o.withdrawn and not v.retired
      and (${!withStock} or o.available + coalesce(a.pieces, 0) > 0)
      and (${brandCode} = '' or p.brand_code = ${brandCode})
      and (${category} = '' or exists (select from category_products c where c.product_id = p.product_id
        and (c.path = ${category} or c.path like ${`${category.replace(/[\\%_]/g, '\\$&')}/%`})))
    limit ${MOST_LINES + 1} returning 1`
