import { sql } from 'kysely'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { readAttributes } from '../attributes/index.server.ts'
import { gapsOf } from './completeness.rules.ts'
import { readKept } from './kept-facts.ts'
import { emptyDocument, type ProductDocument } from './product-document.contract.ts'
import type { ProductDraft, ProductEditWire } from './product-editing.contract.ts'
import { type LiveProduct, readProductDocuments } from './read-documents.ts'
import { datedOf, pricesAskedOf, stockOf } from './product-standing.ts'
import { takenCodes } from './known-names.ts'
import { newProducts } from './many-drafts.ts'
import { inPresentNames } from './present-names.ts'

export type StoredDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>

const draftOf = (tx: Read, productId: string) =>
  catalogueTables(tx)
    .selectFrom('product_drafts')
    .select(['product_id as productId', 'document', 'version', 'base_version as baseVersion', 'state', 'kept'])
    .select(['publish_at as publishAt', 'held_up as heldUp', 'changed_at as changedAt', 'changed_by as changedBy'])
    .where('product_id', '=', productId)

const findDraft = (tx: Read, productId: string) => draftOf(tx, productId).executeTakeFirst()

/** A product as it is edited: its draft, or what shoppers see. Refuses NOT_FOUND. */
export async function showProductEdit(tx: Read, productId: string): Promise<ProductEditWire> {
  const draft = await findDraft(tx, productId)
  const live = (await readProductDocuments(tx, [productId])).get(productId)
  const document = draft?.document ?? live?.document ?? refuse('NOT_FOUND')
  const kept = readKept(draft?.kept)
  const oneLanguage = (live?.oneLanguage ?? false) || kept.oneLanguage
  const offeredByOthers = live?.offeredByOthers ?? kept.offeredByOthers
  const isPassed = draft !== undefined && (live?.version ?? 0) !== draft.baseVersion
  return {
    draft: { productId, version: draft?.version ?? 0, baseVersion: draft?.baseVersion ?? live?.version ?? 0, document },
    state: draft?.state ?? 'none',
    changedBy: draft?.changedBy ?? '',
    changeTime: draft?.changedAt.toISOString() ?? '',
    publishTime: draft?.publishAt?.toISOString() ?? '',
    heldUp: typeof draft?.heldUp === 'string',
    liveVersion: live?.version ?? 0,
    liveListed: live?.document.listed ?? false,
    offeredByOthers,
    oneLanguage,
    passedBy: isPassed ? await lastChangedBy(tx, productId) : '',
    gaps: gapsOf(document, {
      offeredByOthers,
      oneLanguage,
      attributes: await readAttributes(tx),
    }),
    stock: await stockOf(tx, productId),
    dated: await datedOf(tx, productId),
    pricesAsked: await pricesAskedOf(tx, productId),
  }
}

/** Who changed what shoppers see last. */
export async function lastChangedBy(tx: Read, productId: string): Promise<string> {
  const last = await catalogueTables(tx)
    .selectFrom('product_versions')
    .select('changed_by as by')
    .where('product_id', '=', productId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.by ?? ''
}

/** A draft of a product to come, empty or a copy: with a code of its own, and nothing in it that must be unique. `taken`: what of the other is copied. */
export async function beginDraft(
  tx: Tx,
  by: Operator,
  copyOf: string | undefined,
  taken = (copy: ProductDocument) => copy,
): Promise<string> {
  const { productId, spuCode } = (await newProducts(tx, 1))[0]!
  const source =
    copyOf === undefined ? undefined : ((await readProductDocuments(tx, [copyOf])).get(copyOf) ?? refuse('NOT_FOUND'))
  const document = source ? taken(copied(source.document, spuCode)) : emptyDocument(spuCode)
  await putDraft(tx, by, { productId, version: 0, baseVersion: 0, document })
  return productId
}

const copied = (document: ProductDocument, spuCode: string): ProductDocument => ({
  ...document,
  spuCode,
  articleNumber: '',
  colours: document.colours.map((colour) => ({
    ...colour,
    variants: colour.variants.map((variant) => ({ ...variant, itemNumber: '', barcode: '' })),
  })),
})

/** Keeps what was typed; refused when somebody else has saved since. Whatever was checked is to be checked again. */
export async function saveDraft(tx: Tx, by: Operator, draft: ProductDraft): Promise<ProductDraft> {
  const live = (await readProductDocuments(tx, [draft.productId])).get(draft.productId)
  if (!live && !(await findDraft(tx, draft.productId))) refuse('NOT_FOUND')
  // Begun from what shoppers no longer see: whoever changed that is not written over unseen.
  if (draft.version === 0 && draft.baseVersion !== (live?.version ?? 0)) await refuseLate(tx, draft.productId)
  // Whoever has had it open since before the tree changed, or takes an older version, means what stands elsewhere now.
  const named = (await inPresentNames(tx, [draft.document]))[0]!
  const document = { ...named, spuCode: live?.document.spuCode ?? (await spuCodeOf(tx, draft.productId)) }
  const { version, baseVersion } = await putDraft(tx, by, { ...draft, document })
  return { productId: draft.productId, version, baseVersion, document }
}

/** The shop's own code stays what it was, unless another product has come to have it: the draft could never go live. */
async function spuCodeOf(tx: Tx, productId: string): Promise<string> {
  const { spuCode } = ((await findDraft(tx, productId)) ?? refuse('NOT_FOUND')).document
  return (await takenCodes(tx, [spuCode])).has(spuCode) ? (await newProducts(tx, 1))[0]!.spuCode : spuCode
}

/** A draft upon what shoppers see now, as if it had been begun from that. */
export async function rebaseDraft(tx: Tx, by: Operator, draft: ProductDraft): Promise<void> {
  await putDraft(tx, by, draft)
  await catalogueTables(tx)
    .updateTable('product_drafts')
    .set({ base_version: draft.baseVersion })
    .where('product_id', '=', draft.productId)
    .execute()
}

async function putDraft(tx: Tx, by: Operator, { productId, version, baseVersion, document }: ProductDraft) {
  const row = {
    document: JSON.stringify(document),
    version: sql<number>`nextval('product_draft_versions')`,
    state: 'draft' as const,
    publish_at: null,
    held_up: null,
    changed_at: clock.now(),
    changed_by: by.name,
    changed_by_id: by.id,
  }
  const put =
    version === 0
      ? catalogueTables(tx)
          .insertInto('product_drafts')
          .values({ product_id: productId, base_version: baseVersion, ...row })
          .onConflict((conflict) => conflict.doNothing())
          .returning(['version', 'base_version as baseVersion'])
      : catalogueTables(tx)
          .updateTable('product_drafts')
          .set(row)
          .where('product_id', '=', productId)
          .where('version', '=', version)
          .returning(['version', 'base_version as baseVersion'])
  const saved = await put.executeTakeFirst()
  return saved ?? (await refuseLate(tx, productId))
}

async function refuseLate(tx: Read, productId: string): Promise<never> {
  const winner = await findDraft(tx, productId)
  refuse('MOVED_ON', {
    by: winner?.changedBy ?? (await lastChangedBy(tx, productId)),
    time: (winner?.changedAt ?? clock.now()).toISOString(),
  })
}

/** The draft of this version, which nobody else can change before the transaction ends; refuses MOVED_ON. */
export async function lockDraft(tx: Tx, productId: string, version: number): Promise<Locked<StoredDraft>> {
  const [draft] = await lockRows(tx, draftOf(tx, productId).where('version', '=', version))
  return draft ?? refuseLate(tx, productId)
}

/** What shoppers see of products now, locked; by id. */
export async function lockProducts(tx: Tx, productIds: readonly string[]): Promise<Map<string, LiveProduct>> {
  const products = catalogueTables(tx).selectFrom('products').select('product_id').orderBy('product_id')
  await lockRows(tx, products.where('product_id', '=', sql<string>`any(${[...productIds]}::uuid[])`))
  return readProductDocuments(tx, productIds)
}

/** Says that a draft has been looked at (or is to be again), and when it goes live by itself. */
export async function markDraft(
  tx: Tx,
  productId: string,
  marks: { state: 'draft' | 'checked'; publishAt?: Date; heldUp?: 'gaps' | 'passed' | 'failed' },
): Promise<void> {
  await catalogueTables(tx)
    .updateTable('product_drafts')
    .set({ state: marks.state, publish_at: marks.publishAt ?? null, held_up: marks.heldUp ?? null })
    .where('product_id', '=', productId)
    .execute()
}

export async function removeDraft(tx: Tx, productId: string): Promise<void> {
  await catalogueTables(tx).deleteFrom('product_drafts').where('product_id', '=', productId).execute()
}

/** Throws a draft away; a product that never went live is gone with it. */
export async function discardDraft(tx: Tx, by: Operator, productId: string, version: number): Promise<void> {
  const { document } = await lockDraft(tx, productId, version)
  await removeDraft(tx, productId)
  await recordAudit(tx, {
    by,
    action: 'product-draft-discarded',
    subject: 'product',
    subjectId: document.spuCode,
    before: { name: document.name },
  })
}

const dueDrafts = (tx: Read) => catalogueTables(tx).selectFrom('product_drafts').where('publish_at', '<=', clock.now())

/** Of which products drafts have a time that has come, the longest due first. */
export async function listDueDrafts(tx: Read, limit: number): Promise<string[]> {
  const rows = await dueDrafts(tx).select('product_id as productId').orderBy('publish_at').limit(limit).execute()
  return rows.map(({ productId }) => productId)
}

/** A draft whose time has come, unless somebody else is about to publish or to change it. */
export async function lockDueDraft(tx: Tx, productId: string) {
  const due = dueDrafts(tx)
    .select(['document', 'base_version as baseVersion', 'changed_by as changedBy', 'changed_by_id as changedById'])
    .where('product_id', '=', productId)
  return (await lockRows(tx, due, 'skip'))[0]
}
