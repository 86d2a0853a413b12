import { sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { ItemRow, Plan } from './import-plan.ts'

const Item = z.object({ itemNo: z.number(), key: z.string(), firstRow: z.number(), twinRow: z.number().nullable() })

/** The next items of a file in one of these states, in its order. */
export const nextItems = (tx: Read, importId: string, states: readonly string[], limit: number): Promise<ItemRow[]> =>
  readRows(
    tx,
    Item,
    sql`select item_no as "itemNo", item_key as key, first_row as "firstRow",
      substring(match_key from '^row (\\d+)$')::int as "twinRow" from import_items
      where import_id = ${importId} and state = any(${[...states]}) order by item_no limit ${limit}`,
  )

/** Of these items those that another one before them in the file has said already. */
export async function findTwins(tx: Read, importId: string, plans: readonly Plan[]): Promise<Set<number>> {
  const keys = plans.map(({ matchKey }) => matchKey)
  const rows = await readRows(
    tx,
    z.object({ key: z.string(), itemNo: z.number() }),
    sql`select match_key as key, min(item_no) as "itemNo" from import_items
      where import_id = ${importId} and match_key = any(${keys.filter((key) => key !== null)}) group by match_key`,
  )
  const first = new Map(rows.map(({ key, itemNo }) => [key, itemNo]))
  const twins = new Set<number>()
  for (const { matchKey, item } of plans) {
    if (matchKey === null) continue
    const before = first.get(matchKey)
    if (before !== undefined && before < item.itemNo) twins.add(item.itemNo)
    else first.set(matchKey, item.itemNo)
  }
  return twins
}

/** Writes down what would become of items, or has. */
export async function noteItems(
  tx: Tx,
  importId: string,
  plans: readonly Plan[],
  state: 'planned' | 'settled' | 'waiting',
): Promise<void> {
  if (plans.length === 0) return
  const rows = plans.map(({ item, title, outcome, isWhole, productId, matchKey, problems, changes, marks, awaited, size }) => ({
    item_no: item.itemNo,
    title_en: title.en.slice(0, 200),
    title_zh: title.zh.slice(0, 200),
    outcome,
    is_live: isWhole,
    product_id: productId ?? null,
    // What has become a product is that one, by whatever name a later item may call it.
    match_key: state === 'settled' && matchKey !== null && outcome !== 'refused' ? (productId ?? matchKey) : matchKey,
    problems,
    changes,
    marks,
    awaited,
    ...size,
  }))
  await sql`update import_items i set state = ${state}, title_en = t.title_en, title_zh = t.title_zh, outcome = t.outcome, is_live = t.is_live, product_id = t.product_id,
      match_key = t.match_key, problems = t.problems, changes = t.changes,
      marks = array(select jsonb_array_elements_text(t.marks)), awaited = array(select jsonb_array_elements_text(t.awaited)),
      variants = t.variants, pieces = t.pieces, pictures = t.pictures
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (item_no int, title_en text, title_zh text, outcome text, is_live boolean,
      product_id uuid, match_key text, problems jsonb, changes jsonb, marks jsonb, awaited jsonb, variants int, pieces int, pictures int)
    where i.import_id = ${importId} and i.item_no = t.item_no`.execute(tx)
}

/** All are looked at anew; which item numbers stand in the file twice stays as it is. */
export async function reopenItems(tx: Tx, importId: string): Promise<void> {
  await sql`update import_items set state = 'open', match_key = case when match_key like 'row %' then match_key end
    where import_id = ${importId}`.execute(tx)
}

const Counts = z.object({ state: z.string(), outcome: z.string().nullable(), whole: z.boolean(), num: z.number() })
export const countItems = (tx: Read, importId: string) =>
  readRows(
    tx,
    Counts,
    sql`select state, outcome, coalesce(is_live, false) as whole, count(*) as num from import_items
      where import_id = ${importId} group by 1, 2, 3`,
  )
