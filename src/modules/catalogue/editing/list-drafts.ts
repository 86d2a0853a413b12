import { sql } from 'kysely'
import type { Read } from '#platform/database.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { readAttributes } from '../attributes/index.server.ts'
import { gapsOf, type Held } from './completeness.rules.ts'
import { readKept } from './kept-facts.ts'
import type { DraftsWire } from './product-editing.contract.ts'
import { type LiveProduct, readProductDocuments } from './read-documents.ts'

const PAGE_SIZE = 50

/** What is being worked on, the latest change first. */
export async function listDrafts(tx: Read, pageNum: number, language: 'en' | 'zh'): Promise<DraftsWire> {
  const drafts = catalogueTables(tx).selectFrom('product_drafts as d')
  const { total } = await drafts.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await drafts
    .leftJoin('brands as b', (join) => join.on('b.brand_code', '=', sql<string>`d.document ->> 'brandCode'`))
    .select([
      'd.product_id as productId',
      'd.document',
      'd.state',
      'd.base_version as baseVersion',
      'd.kept',
      'b.name as brandName',
    ])
    .select(['d.publish_at as publishAt', 'd.changed_by as changedBy', 'd.changed_at as changedAt'])
    .orderBy('d.changed_at', 'desc')
    .orderBy('d.product_id')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  const live = await readProductDocuments(
    tx,
    rows.map(({ productId }) => productId),
  )
  const attributes = await readAttributes(tx)
  return {
    total,
    pageNum,
    pageSize: PAGE_SIZE,
    list: rows.map(({ productId, document, kept, state, baseVersion, brandName, publishAt, changedBy, changedAt }) => ({
      productId,
      spuCode: document.spuCode,
      brandName: brandName ?? '',
      name: document.name[language] || document.name.en || document.name.zh,
      isNew: baseVersion === 0,
      state,
      publishTime: publishAt?.toISOString() ?? '',
      gapNum: Object.keys(gapsOf(document, heldOf(live.get(productId), kept, attributes))).length,
      changedBy,
      changeTime: changedAt.toISOString(),
    })),
  }
}

const heldOf = (live: LiveProduct | undefined, kept: unknown, attributes: Held['attributes']): Held => ({
  offeredByOthers: live?.offeredByOthers ?? readKept(kept).offeredByOthers,
  oneLanguage: (live?.oneLanguage ?? false) || readKept(kept).oneLanguage,
  attributes,
})
