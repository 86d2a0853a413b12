import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import type { StoredImport } from './import-store.ts'

/**
 * One item for each product, in the order of the file. The first row in which one states an item number that an earlier product has stated
 * is its match key: only here the whole file is in sight, later a few products at a time, and none of them is in the shop yet. Whose
 * a number is that the shop has already, the shop tells.
 */
export async function gatherItems(tx: Tx, { importId, columns }: StoredImport): Promise<void> {
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
