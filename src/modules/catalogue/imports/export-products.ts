import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { readAttributes } from '../attributes/index.server.ts'
import type { ImportField } from './import-fields.rules.ts'
import { ownColumns, ownRows } from './own-table.rules.ts'
import { readStates } from './product-states.ts'
import { csvOf, xlsxOf } from './write-table.ts'

const AT_ONCE = 200
/** A workbook is made as a whole. */
const MOST_IN_WORKBOOK = 20_000

type Wanted = { what: 'live' | 'drafts'; word: string; publicUrl: string }

/** What shoppers can see, or are to see, as a file that imports to the same, part by part; whoever reads slowly is waited for. */
export async function streamCsv(tx: Read, wanted: Wanted): Promise<Readable> {
  const columns = ownColumns(await readAttributes(tx))
  return csvOf(columns, exportRows(tx, wanted, columns))
}

export async function writeXlsx(tx: Read, wanted: Wanted): Promise<Buffer> {
  const columns = ownColumns(await readAttributes(tx))
  return xlsxOf(columns, exportRows(tx, wanted, columns, MOST_IN_WORKBOOK))
}

async function* exportRows(
  tx: Read,
  { what, word, publicUrl }: Wanted,
  columns: readonly ImportField[],
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<string[][]> {
  const brands = await catalogueTables(tx).selectFrom('brands').select(['brand_code as code', 'name']).execute()
  const brandNames = new Map(brands.map(({ code, name }) => [code, name]))
  const address = (hash: string): string => `${publicUrl}/media/${hash}/share.jpg`
  let done = 0
  for (let after = NOBODY; done < most; ) {
    const ids = what === 'live' ? await nextProducts(tx, word, after) : await nextDrafts(tx, after)
    const states = await readStates(tx, ids, false)
    yield ids.flatMap((id) => {
      const state = states.get(id)
      if (!state) return []
      const { document, live, kept } = state
      // The pieces of a draft wait beside it.
      const available = live ? state.available : new Map(Object.entries(kept.pieces))
      return ownRows(
        { document, available, isLive: live !== undefined, brandName: brandNames.get(document.brandCode) ?? '' },
        columns,
        address,
      )
    })
    done += ids.length
    if (ids.length < AT_ONCE) return
    after = ids.at(-1) ?? after
  }
}

/** Of products that shoppers have never seen: changes of others wait in their editor. */
async function nextDrafts(tx: Read, after: string): Promise<string[]> {
  const rows = await catalogueTables(tx)
    .selectFrom('product_drafts')
    .select('product_id as id')
    .where('product_id', '>', after)
    .where('base_version', '=', 0)
    .orderBy('product_id')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

async function nextProducts(tx: Read, word: string, after: string): Promise<string[]> {
  const like = `%${word
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
  const rows = await readRows(
    tx,
    z.object({ id: z.string() }),
    sql`select product_id as id from products p where product_id > ${after}
      and (${word.trim() === ''} or search_text like ${like} or exists (select from brands b where b.brand_code = p.brand_code and b.name ilike ${like}))
      order by product_id limit ${AT_ONCE}`,
  )
  return rows.map(({ id }) => id)
}
