import type { Language } from '#language/languages.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { mergeEdits } from '#platform/edits/merge-edits.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import {
  gapsOf,
  getProductVersion,
  inPresentNames,
  lastChangedBy,
  type LiveProduct,
  lockProducts,
  writeProducts,
} from '../editing/index.server.ts'
import { changesBetween } from '../editing/document-changes.rules.ts'
import type { ProductDocument } from '../editing/product-document.contract.ts'
import { readListRows } from '../admin-list/index.server.ts'
import type { AdminProductWire } from '../admin-list/admin-list.contract.ts'
import type { Attribute } from '../attributes/attributes.rules.ts'
import { readAttributes } from '../attributes/index.server.ts'
import { holdPrices } from '../price-guard/index.server.ts'
import { type PriceGuard, pricesSet, withPricesKept } from '../price-guard/price-guard.rules.ts'
import type { ProductToChange, TakeBackInput } from './bulk-edits.contract.ts'
import type { BulkEdit, SingleEdit } from './product-edits.contract.ts'
import { applyEdit, isFarOff, isSame, type LeftOut } from './product-edits.rules.ts'

type Live = { document: ProductDocument; offeredByOthers: boolean; oneLanguage: boolean }
type Edit = BulkEdit | SingleEdit

/**
 * What a product becomes by an edit, or why it does not. What is incomplete does not go live, and a price moves no further than
 * `mostPercent` where that is given.
 */
export function editProduct(
  live: Live | undefined,
  edit: Edit,
  { mostPercent, attributes }: { mostPercent: number | null; attributes: readonly Attribute[] },
): ProductDocument | LeftOut {
  if (!live) return 'gone'
  const next = applyEdit(live.document, edit)
  if (typeof next === 'string') return next
  const held = { offeredByOthers: live.offeredByOthers, oneLanguage: live.oneLanguage, attributes }
  if (next.listed && !live.document.listed && Object.keys(gapsOf(next, held)).length > 0) return 'incomplete'
  if (mostPercent !== null && isFarOff(live.document, next, edit, mostPercent)) return 'far-off'
  return next
}

/**
 * Changes one product where it stands in the list; shoppers see it at once. Refuses MOVED_ON where somebody was quicker, PRICE_FAR_OFF until it
 * is confirmed, and EDIT_NOT_POSSIBLE with the reason. Where a second person has to agree, such a price waits and the product stays as it is.
 */
export async function changeProduct(
  tx: Tx,
  by: Operator,
  { productId, version, edit, confirmed }: ProductToChange,
  { guard: { percent, secondPerson }, language }: { guard: PriceGuard; language: Language },
): Promise<AdminProductWire> {
  const live = await lockVersion(tx, productId, version)
  const next = editProduct(live, edit, { mostPercent: confirmed ? null : percent, attributes: await readAttributes(tx) })
  if (next === 'far-off') refuse('PRICE_FAR_OFF', { percent, secondPerson })
  if (typeof next === 'string') refuse('EDIT_NOT_POSSIBLE', { reason: next })
  if (secondPerson && isFarOff(live.document, next, edit, percent))
    await holdPrices(tx, by, [{ productId, before: live.document, after: next }])
  else if (!isSame(next, live.document)) await writeProducts(tx, by, [{ productId, document: next, live }])
  return getListRow(tx, productId, language)
}

/** Who may set prices, and who publishes the rest. */
export type Rights = { prices: boolean; rest: boolean }

/**
 * Makes a product again what it was before its last change, as long as it is the last. Refuses MOVED_ON, and NOT_PERMITTED whoever could not
 * have made that change.
 */
export async function takeBackChange(
  tx: Tx,
  by: Operator,
  { productId, version }: TakeBackInput,
  { rights, language }: { rights: Rights; language: Language },
): Promise<AdminProductWire> {
  const live = await lockVersion(tx, productId, version)
  const document = await documentBefore(tx, live)
  const isRepriced = pricesSet(live.document, document).length > 0
  const isRewritten = changesBetween(withPricesKept(document, live.document), live.document).length > 0
  if ((isRepriced && !rights.prices) || (isRewritten && !rights.rest)) refuse('NOT_PERMITTED')
  await writeProducts(tx, by, [{ productId, document, live }])
  return getListRow(tx, productId, language)
}

/** A product without its last change. What has been moved or merged under it since stays as it is, and is named as it is now. */
async function documentBefore(tx: Read, { productId, version, document }: LiveProduct): Promise<ProductDocument> {
  const kept = [await getProductVersion(tx, productId, version - 1), await getProductVersion(tx, productId, version)]
  const [before, made] = await inPresentNames(tx, kept)
  return mergeEdits(made!, before!, document)
}

async function lockVersion(tx: Tx, productId: string, version: number) {
  const live = (await lockProducts(tx, [productId])).get(productId) ?? refuse('NOT_FOUND')
  if (live.version !== version)
    refuse('MOVED_ON', { by: await lastChangedBy(tx, productId), time: (await lastChangedAt(tx, productId)).toISOString() })
  return live
}

async function lastChangedAt(tx: Read, productId: string): Promise<Date> {
  const facts = await catalogueTables(tx)
    .selectFrom('product_facts')
    .select('changed_at as at')
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return facts?.at ?? clock.now()
}

async function getListRow(tx: Read, productId: string, language: Language): Promise<AdminProductWire> {
  const [row] = await readListRows(tx, [productId], language)
  return row ?? refuse('NOT_FOUND')
}
