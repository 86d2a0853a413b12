import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import type { StoredImport } from './import-store.ts'
import { currencyInHead } from './reading/column-aliases.rules.ts'
import { keysLinkedBy } from './reading/linked-rows.rules.ts'
import { FIGURE_FIELDS, type FigureField, judgeFile } from './reading/reading.rules.ts'

/**
 * One item for each product, in the order of the file. The first row in which one states an item number that an earlier product has stated
 * is its match key: only here the whole file is in sight, later a few products at a time, and none of them is in the shop yet. Whose
 * a number is that the shop has already, the shop tells.
 */
export async function gatherItems(tx: Tx, work: StoredImport): Promise<void> {
  const { importId, columns } = work
  await linkRows(tx, work)
  await judgeColumns(tx, work)
  await catalogueTables(tx).deleteFrom('import_items').where('import_id', '=', importId).execute()
  const place = columns.indexOf('item_number')
  // -1 would be the last column.
  const itemNumber = sql`cells ->> ${place < 0 ? null : place}::int`
  // Sorted and never joined: nothing is known yet of how many there are.
  await sql`with r as (
      select row_no, item_key, min(row_no) over (partition by item_key) as first_row,
        case when item_key not like 'item %' then nullif(${itemNumber}, '') end as item_number
      from import_rows where import_id = ${importId} and item_key is not null),
    stated as (select *, min(first_row) over (partition by item_number) as stated_first from r)
    insert into import_items (import_id, item_no, item_key, first_row, match_key)
    select ${importId}, row_number() over (order by first_row), item_key, first_row, 'row ' || min(row_no) filter (
      where item_number is not null and first_row > stated_first
        and not exists (select from variants v where v.item_number = stated.item_number))
    from stated group by item_key, first_row`.execute(tx)
  await sql`update product_imports set items = (select count(*) from import_items where import_id = ${importId})
    where import_id = ${importId}`.execute(tx)
}

const Linking = z.object({ key: z.string(), handle: z.string(), number: z.string(), parent: z.string(), links: z.string() })

/** Rows that belong to the product of another row, which names them or which they name by its id, go with it: now all are in sight. */
async function linkRows(tx: Tx, { importId, kind, columns }: StoredImport): Promise<void> {
  if (kind !== 'woocommerce' && kind !== 'magento') return
  const cell = (field: 'handle' | 'item_number' | 'parent' | 'links') => {
    const place = columns.indexOf(field)
    return place < 0 ? sql`''` : sql`coalesce(cells ->> ${sql.lit(place)}, '')`
  }
  const isLinking =
    kind === 'magento'
      ? sql`${cell('links')} <> ''`
      : sql`'id:' || ${cell('handle')} in (select item_key from import_rows where import_id = ${importId} and item_key like 'id:%')`
  const rows = await readRows(
    tx,
    Linking,
    sql`select item_key as key, ${cell('handle')} as handle, ${cell('item_number')} as number, ${cell('parent')} as parent, ${cell('links')} as links
      from import_rows where import_id = ${importId} and item_key is not null and ${isLinking}`,
  )
  const linked = rows.flatMap(({ key, handle, number, parent, links }) =>
    keysLinkedBy(kind, { handle, item_number: number, parent, links }).map((other) => [other, key] as const),
  )
  if (linked.length === 0) return
  await sql`update import_rows r set item_key = t.key
    from unnest(${linked.map(([other]) => other)}::text[], ${linked.map(([, key]) => key)}::text[]) t (other, key)
    where r.import_id = ${importId} and r.item_key = t.other and t.other <> t.key`.execute(tx)
}

const Shape = z.object({ shape: z.string() })
/** More ways to write a figure than any column has: digits but nought are all one. */
const MOST_SHAPES = 3_000

/** How the figures of its columns are written, each column as a whole. */
async function judgeColumns(tx: Tx, { importId, header, columns }: StoredImport): Promise<void> {
  const cells: Record<FigureField, string[]> = { list_price: [], sale_price: [], cost: [], stock: [] }
  for (const field of FIGURE_FIELDS) {
    const place = columns.indexOf(field)
    if (place < 0) continue
    const rows = await readRows(
      tx,
      Shape,
      sql`select distinct translate(cells ->> ${sql.lit(place)}, '123456789', '999999999') as shape from import_rows
        where import_id = ${importId} and jsonb_typeof(cells -> ${sql.lit(place)}) = 'string' and cells ->> ${sql.lit(place)} <> ''
        limit ${MOST_SHAPES}`,
    )
    cells[field] = rows.map(({ shape }) => shape)
  }
  const judged = judgeFile(cells, currencyInHead(header, columns) ?? '')
  await catalogueTables(tx)
    .updateTable('product_imports')
    .set({ judged: JSON.stringify(judged) })
    .where('import_id', '=', importId)
    .execute()
}
