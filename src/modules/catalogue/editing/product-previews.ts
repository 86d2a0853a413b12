import { sql } from 'kysely'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { hashToken, newId, newShareCode } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import type { PreviewLink, PreviewLinksWire, SharePreviewInput } from './product-editing.contract.ts'

const DAY_MS = 86_400_000

/** A link to a draft, unguessable and for so many days; those of the product that have ended go. */
export async function sharePreview(tx: Tx, by: Operator, { productId, days }: SharePreviewInput): Promise<PreviewLink> {
  const [code, previewId, now] = [newShareCode(), newId(), clock.now()]
  const endsAt = new Date(now.getTime() + days * DAY_MS)
  await catalogueTables(tx)
    .deleteFrom('product_previews')
    .where('product_id', '=', productId)
    .where('ends_at', '<=', now)
    .execute()
  await catalogueTables(tx)
    .insertInto('product_previews')
    .values({
      preview_id: previewId,
      product_id: productId,
      code_hash: hashToken(code),
      made_by: by.name,
      made_at: now,
      ends_at: endsAt,
    })
    .execute()
  await recordAudit(tx, {
    by,
    action: 'product-preview-shared',
    subject: 'product',
    subjectId: productId,
    after: { previewId, endTime: endsAt.toISOString() },
  })
  return { previewId, code, endTime: endsAt.toISOString() }
}

/** The links that still lead to a draft, the latest first. Their codes are known to nobody but who has them. */
export async function listPreviews(tx: Read, productId: string): Promise<PreviewLinksWire> {
  const rows = await catalogueTables(tx)
    .selectFrom('product_previews')
    .select(['preview_id as previewId', 'made_by as madeBy', 'ends_at as endsAt'])
    .where('product_id', '=', productId)
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('made_at', 'desc')
    .execute()
  return { list: rows.map(({ endsAt, ...row }) => ({ ...row, endTime: endsAt.toISOString() })) }
}

/** The link leads nowhere from now on. */
export async function endPreview(tx: Tx, by: Operator, previewId: string): Promise<PreviewLinksWire> {
  const ended = await catalogueTables(tx)
    .deleteFrom('product_previews')
    .where('preview_id', '=', previewId)
    .returning('product_id as productId')
    .executeTakeFirst()
  if (!ended) refuse('NOT_FOUND')
  await recordAudit(tx, {
    by,
    action: 'product-preview-ended',
    subject: 'product',
    subjectId: ended.productId,
    before: { previewId },
  })
  return listPreviews(tx, ended.productId)
}

/** What a code leads to, and until when. Refuses NOT_FOUND, also for one that has ended. */
export async function getPreview(tx: Read, code: string): Promise<{ productId: string; endTime: string }> {
  const found = await catalogueTables(tx)
    .selectFrom('product_previews')
    .select(['product_id as productId', 'ends_at as endsAt'])
    .where('code_hash', '=', hashToken(code))
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  const { productId, endsAt } = found ?? refuse('NOT_FOUND')
  return { productId, endTime: endsAt.toISOString() }
}
