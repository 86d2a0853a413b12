import { sql } from 'kysely'
import { z } from 'zod'
import type { Lister } from '#platform/actor.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { changeRows } from '#platform/read-rows.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import type { Kept } from './kept-facts.ts'
import type { ProductDocument } from './product-document.contract.ts'

/** `baseVersion`: of what shoppers see, 0 for nothing. */
export type WantedDraft = { productId: string; document: ProductDocument; baseVersion: number; kept?: Kept }

/** Keeps drafts of many products at a time; one that is there already becomes this one, and whoever has it open is told. */
export async function keepDrafts(tx: Tx, by: Lister, drafts: readonly WantedDraft[]): Promise<void> {
  if (drafts.length === 0) return
  await catalogueTables(tx)
    .insertInto('product_drafts')
    .values(
      drafts.map(({ productId, document, baseVersion, kept }) => ({
        product_id: productId,
        document: JSON.stringify(document),
        kept: kept ? JSON.stringify(kept) : null,
        base_version: baseVersion,
        version: sql<number>`nextval('product_draft_versions')`,
        state: 'draft' as const,
        changed_at: clock.now(),
        changed_by: by.name,
        changed_by_id: by.id,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((column) => ({
        document: column.ref('excluded.document'),
        kept: sql`coalesce(excluded.kept, product_drafts.kept)`,
        version: column.ref('excluded.version'),
        state: 'draft',
        publish_at: null,
        held_up: null,
        changed_at: column.ref('excluded.changed_at'),
        changed_by: column.ref('excluded.changed_by'),
        changed_by_id: column.ref('excluded.changed_by_id'),
      })),
    )
    .execute()
}

/** Drafts that have gone live are drafts no more. */
export async function removeDrafts(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await catalogueTables(tx).deleteFrom('product_drafts').where('product_id', 'in', productIds).execute()
}

/** Numbers that are drawn at a time where many in a row are taken. */
const MOST_DRAWN = 1_000

/** Codes of the shop's own for so many products to come, which no product and no draft has: those of an older shop keep theirs. */
export async function newProducts(tx: Tx, count: number): Promise<{ productId: string; spuCode: string }[]> {
  const codes: string[] = []
  for (let drawn = count; codes.length < count; ) {
    const free = await drawCodes(tx, drawn)
    codes.push(...free)
    // In longer strides past a long row of those.
    drawn = free.length === 0 ? Math.min(2 * drawn, MOST_DRAWN) : count - codes.length
  }
  return codes.slice(0, count).map((spuCode) => ({ productId: newId(), spuCode }))
}

/** The next numbers, without those that stand in a code already. */
async function drawCodes(tx: Tx, count: number): Promise<string[]> {
  const free = sql`with drawn as materialized
      (select nextval('product_codes') as number from generate_series(1, ${count})),
    named as (select number, 'PR' || number as code from drawn)
    select code from named n
    where not exists (select from products p where p.spu_code = n.code)
      and not exists (select from product_drafts d where d.document ->> 'spuCode' = n.code)
    order by number`
  return (await changeRows(tx, z.object({ code: z.string() }), free)).map(({ code }) => code)
}

/** A brand that a file names and the shop does not have yet: its story is written later. Answers its code. */
export async function makeBrand(tx: Tx, by: Operator, { code, name }: { code: string; name: string }): Promise<string> {
  const made = await catalogueTables(tx)
    .insertInto('brands')
    .values({ brand_code: code, name, story_en: '', story_zh: '', origin_en: '', origin_zh: '' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('brand_code')
    .executeTakeFirst()
  if (made) await recordAudit(tx, { by, action: 'brand-added', subject: 'brand', subjectId: code, after: { name } })
  return code
}
