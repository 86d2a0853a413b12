import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { changesBetween } from './document-changes.rules.ts'
import type { ProductDocument } from './product-document.contract.ts'
import type { ProductHistoryWire } from './product-editing.contract.ts'

const PAGE_SIZE = 20

/** What was changed, by whom and when, newest first. */
export async function listProductHistory(tx: Read, productId: string, pageNum: number): Promise<ProductHistoryWire> {
  const versions = catalogueTables(tx).selectFrom('product_versions').where('product_id', '=', productId)
  const { total } = await versions.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  // One more than is shown: the last one is compared with it.
  const rows = await versions
    .select(['version', 'document', 'changed_by as changedBy', 'changed_at as changedAt'])
    .orderBy('version', 'desc')
    .limit(PAGE_SIZE + 1)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  return {
    total,
    pageNum,
    pageSize: PAGE_SIZE,
    list: rows.slice(0, PAGE_SIZE).map(({ version, document, changedBy, changedAt }, at) => ({
      version,
      changedBy,
      changeTime: changedBy === '' ? '' : changedAt.toISOString(),
      changes: changesFrom(rows[at + 1]?.document, document),
    })),
  }
}

const changesFrom = (before: ProductDocument | undefined, after: ProductDocument) => (before ? changesBetween(before, after) : [])

/** A product as it was in a version; refuses NOT_FOUND. */
export async function getProductVersion(tx: Read, productId: string, version: number): Promise<ProductDocument> {
  const row = await catalogueTables(tx)
    .selectFrom('product_versions')
    .select('document')
    .where('product_id', '=', productId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.document ?? refuse('NOT_FOUND')
}
