import {
  applyKept,
  beginDraft,
  discardDraft,
  findKept,
  findNameProblems,
  gapsOf,
  getProductVersion,
  lastChangedBy,
  listDueDrafts,
  lockDraft,
  lockDueDraft,
  lockProducts,
  markDraft,
  readProductDocuments,
  rebaseDraft,
  releaseDueProducts,
  removeDraft,
  saveDraft,
  showProductEdit,
  writeProducts,
} from '#modules/catalogue/editing/index.server.ts'
import { readAttributes } from '#modules/catalogue/attributes/index.server.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import type {
  CheckProductInput,
  ProductDraft,
  ProductEditWire,
  ProductVersionInput,
  PublishProductInput,
  TakeVersionInput,
} from '#modules/catalogue/editing/product-editing.contract.ts'
import { holdPrices } from '#modules/catalogue/price-guard/index.server.ts'
import { isFarMove, pricesSet, withPricesKept, withPricesOf } from '#modules/catalogue/price-guard/price-guard.rules.ts'
import { findPriceGuard } from '#modules/shop-settings/index.server.ts'
import { holdPictures } from '#modules/uploads/index.server.ts'
import type { Lister } from '#platform/actor.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import { type Database, isConflict, isDatabaseAway, type Read, type Tx } from '#platform/database.server.ts'
import { mergeEdits } from '#platform/edits/merge-edits.ts'
import type { Log } from '#platform/log.server.ts'
import { refuse } from '#platform/refusal.ts'

/** Who edits, whether they set prices, and whether they may know what pieces cost. */
export type Editor = Operator & { setsPrices: boolean; seesMargin: boolean }

/** Opens a draft of a product to come, empty or a copy of another; its prices are copied for anyone who may set them. */
export const beginProduct = async (tx: Tx, by: Editor, copyOf: string | undefined): Promise<{ productId: string }> => ({
  productId: await beginDraft(tx, by, copyOf, by.setsPrices ? undefined : (copy) => withPricesKept(copy, undefined)),
})

/**
 * Keeps a draft as it was typed, with its gaps; shoppers see nothing of it. Refuses MOVED_ON, and NOT_PERMITTED at the first price that
 * somebody has set who may not.
 */
export async function saveProduct(tx: Tx, by: Editor, draft: ProductDraft): Promise<ProductDraft> {
  await holdPictures(tx, picturesIn(draft.document))
  return saveDraft(tx, by, by.setsPrices ? draft : await withoutPrices(tx, draft))
}

/** What was typed by somebody who may not set prices: a size that was taken out and added again has the price it had. */
async function withoutPrices(tx: Tx, draft: ProductDraft): Promise<ProductDraft> {
  const now = await documentNow(tx, draft.productId)
  const set = pricesSet(now, draft.document).find(({ price }) => price !== '')
  if (set) refuse('NOT_PERMITTED', { field: `document.${set.path}` })
  return { ...draft, document: withPricesKept(draft.document, now) }
}

/** The draft, or what shoppers see. */
const documentNow = async (tx: Read, productId: string): Promise<ProductDocument> =>
  (await showProductEdit(tx, productId)).draft.document

/** Says that a draft is ready for anyone who publishes, or that it is not. Refuses INCOMPLETE and MOVED_ON. */
export async function checkProduct(tx: Tx, { productId, version, checked }: CheckProductInput): Promise<ProductEditWire> {
  const { document } = await lockDraft(tx, productId, version)
  if (checked) await requireComplete(tx, productId, document)
  await markDraft(tx, productId, { state: checked ? 'checked' : 'draft' })
  return showProductEdit(tx, productId)
}

/**
 * Makes a draft what shoppers see, now or when its time comes. Refuses INCOMPLETE, MOVED_ON where either side has changed since, and
 * PRICE_FAR_OFF until it is confirmed.
 */
export async function publishProduct(
  tx: Tx,
  by: Lister,
  { productId, version, liveVersion, time, confirmed }: PublishProductInput,
): Promise<ProductEditWire> {
  const live = (await lockProducts(tx, [productId])).get(productId)
  const { document } = await lockDraft(tx, productId, version)
  if ((live?.version ?? 0) !== liveVersion)
    refuse('MOVED_ON', { by: await lastChangedBy(tx, productId), time: clock.now().toISOString() })
  await requireComplete(tx, productId, document)
  const guard = await findPriceGuard(tx)
  if (live && !confirmed && isFarMove(live.document, document, guard.percent)) refuse('PRICE_FAR_OFF', { ...guard })
  if (time !== undefined && new Date(time) > clock.now())
    await markDraft(tx, productId, { state: 'checked', publishAt: new Date(time) })
  else await goLive(tx, by, productId, document)
  return showProductEdit(tx, productId)
}

/** Where a second person has to agree to a price that moves far, it waits, and the rest goes live. */
async function goLive(tx: Tx, by: Lister, productId: string, document: ProductDocument): Promise<void> {
  const live = (await lockProducts(tx, [productId])).get(productId)
  const { percent, secondPerson } = await findPriceGuard(tx)
  const waits = live && secondPerson && isFarMove(live.document, document, percent)
  if (waits && by.kind === 'seller') refuse('NOT_PERMITTED')
  await holdPictures(tx, picturesIn(document))
  const kept = await findKept(tx, productId)
  await removeDraft(tx, productId)
  const shown = waits ? withPricesOf(document, live.document) : document
  await writeProducts(tx, by, [{ productId, document: shown, live }])
  // Prices, costs and pieces are the shop's own.
  if (by.kind === 'seller') return
  if (waits) await holdPrices(tx, by, [{ productId, before: live.document, after: document }])
  await applyKept(tx, by, [kept])
}

type Publishing = { database: Database; log: Log }

/**
 * What an operator has set a time for, each in a transaction of its own, so that one holds up no other; what cannot go live by then waits
 * where they see it. Answers how many were looked at.
 */
export async function publishDueProducts({ database, log }: Publishing, limit: number): Promise<number> {
  await database.inTransaction(releaseDueProducts)
  let looked = 0
  for (const productId of await listDueDrafts(database.pool, limit)) {
    try {
      if (await database.inTransaction((tx) => publishDue(tx, productId))) looked += 1
    } catch (problem) {
      if (isDatabaseAway(problem)) throw problem
      // Somebody else was quicker: it is still due at the next turn.
      if (isConflict(problem)) continue
      log.error({ err: problem, product: productId }, 'a product could not go live at its time')
      if (await database.inTransaction((tx) => holdUp(tx, productId))) looked += 1
    }
  }
  return looked
}

/** False where somebody else is at it. */
async function publishDue(tx: Tx, productId: string): Promise<boolean> {
  const live = (await lockProducts(tx, [productId])).get(productId)
  const due = await lockDueDraft(tx, productId)
  if (!due) return false
  const { document, baseVersion, changedBy, changedById } = due
  const isPassed = (live?.version ?? 0) !== baseVersion
  const heldUp = isPassed ? 'passed' : Object.keys(await problemsOf(tx, productId, document)).length > 0 ? 'gaps' : undefined
  if (heldUp) await markDraft(tx, productId, { state: 'checked', heldUp })
  else await goLive(tx, { kind: 'operator', id: changedById ?? '', name: changedBy }, productId, document)
  return true
}

/** Something that nobody has thought of: anyone who has set the time sees that it did not go live, and the log says why. */
async function holdUp(tx: Tx, productId: string): Promise<boolean> {
  if (!(await lockDueDraft(tx, productId))) return false
  await markDraft(tx, productId, { state: 'checked', heldUp: 'failed' })
  return true
}

/** Throws what was changed away. */
export const discardProduct = async (tx: Tx, by: Operator, { productId, version }: ProductVersionInput) => {
  await discardDraft(tx, by, productId, version)
  return {}
}

/** Puts a product as it once was into the draft, to be looked at and published; anyone who may not set prices leaves them as they are. */
export async function takeProductVersion(
  tx: Tx,
  by: Editor,
  { productId, version, taken }: TakeVersionInput,
): Promise<ProductEditWire> {
  const baseVersion = (await readProductDocuments(tx, [productId])).get(productId)?.version ?? 0
  const once = await getProductVersion(tx, productId, taken)
  const document = by.setsPrices ? once : withPricesKept(once, await documentNow(tx, productId))
  await saveProduct(tx, by, { productId, version, baseVersion, document })
  return showProductEdit(tx, productId)
}

/** Takes what has changed in the shop since a draft was begun over into it, field by field; what the draft changes stays. */
export async function mergeProduct(tx: Tx, by: Operator, { productId, version }: ProductVersionInput): Promise<ProductEditWire> {
  const live = (await lockProducts(tx, [productId])).get(productId) ?? refuse('NOT_FOUND')
  const { document, baseVersion } = await lockDraft(tx, productId, version)
  const begun = await getProductVersion(tx, productId, baseVersion)
  const merged = mergeEdits(begun, document, live.document)
  await rebaseDraft(tx, by, { productId, version, baseVersion: live.version, document: merged })
  return showProductEdit(tx, productId)
}

async function requireComplete(tx: Read, productId: string, document: ProductDocument): Promise<void> {
  const problems = await problemsOf(tx, productId, document)
  const fields = Object.fromEntries(Object.entries(problems).map(([path, problem]) => [`document.${path}`, problem]))
  if (Object.keys(fields).length > 0) refuse('INCOMPLETE', { fields })
}

async function problemsOf(tx: Read, productId: string, document: ProductDocument): Promise<Record<string, string>> {
  const names = await findNameProblems(tx, [{ productId, document }])
  const live = (await readProductDocuments(tx, [productId])).get(productId)
  const kept = await findKept(tx, productId)
  const held = {
    offeredByOthers: live?.offeredByOthers ?? kept.offeredByOthers,
    oneLanguage: (live?.oneLanguage ?? false) || kept.oneLanguage,
  }
  return { ...names.get(productId), ...gapsOf(document, { ...held, attributes: await readAttributes(tx) }) }
}

const picturesIn = ({ colours }: ProductDocument): string[] => colours.flatMap(({ pictures }) => pictures.map(({ hash }) => hash))
