import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { emit } from '#events/events.server.ts'
import { type Operator, operatorKind } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import { lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { mergeEdits } from '#platform/edits/merge-edits.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { inPresentNames, lockProducts, writeProducts } from '../editing/index.server.ts'
import type { ProductChange } from '../editing/read-documents.ts'
import { readAttributes } from '../attributes/index.server.ts'
import type { StoredOperation } from './bulk-edits.contract.ts'
import { editProduct } from './change-products.ts'
import { type FarChange, holdPrices } from '../price-guard/index.server.ts'
import { isFarOff, isSame, type LeftOut } from './product-edits.rules.ts'

/** Products a transaction changes: few enough that nobody who buys one of them waits. */
const AT_ONCE = 100

type Work = { editId: string; operation: StoredOperation; by: Operator }
/** What has become of a product. */
type Outcome = { productId: string } & (
  | { state: 'changed' | 'taken-back'; version: number }
  | { state: 'same' | 'kept' }
  | { state: 'left-out'; reason: LeftOut }
)

/**
 * Takes one step of a bulk edit, or of its way back, and asks for the next: all in one transaction, so that whoever dies on the way has
 * done whole steps and the next one goes on behind them.
 */
export async function stepBulkEdit(tx: Tx, editId: string): Promise<void> {
  const [edit] = await lockRows(
    tx,
    catalogueTables(tx)
      .selectFrom('bulk_edits')
      .select(['state', 'operation', 'asked_by as askedBy', 'asked_by_id as askedById', 'undone_by as undoneBy'])
      .select([
        'undone_by_id as undoneById',
        operatorKind('asked_by_id').as('askedKind'),
        operatorKind('undone_by_id').as('undoneKind'),
      ])
      .where('edit_id', '=', editId),
  )
  if (edit?.state === 'running') {
    const by = { kind: edit.askedKind, id: edit.askedById, name: edit.askedBy }
    const outcomes = await stepForward(tx, { editId, operation: edit.operation, by })
    const count = (state: Outcome['state']): number => outcomes.filter((outcome) => outcome.state === state).length
    await close(tx, editId, 'done', {
      done: outcomes.length,
      changed: count('changed'),
      left_out: count('left-out'),
    })
  }
  if (edit?.state === 'undoing') {
    const by = { kind: edit.undoneKind, id: edit.undoneById ?? '', name: edit.undoneBy ?? '' }
    const outcomes = await stepBack(tx, { editId, operation: edit.operation, by })
    const takenBack = outcomes.filter(({ state }) => state === 'taken-back').length
    await close(tx, editId, 'undone', { looked_back: outcomes.length, taken_back: takenBack })
  }
}

async function stepForward(tx: Tx, { editId, operation, by }: Work): Promise<Outcome[]> {
  const productIds = (await nextOf(tx, editId, 'waiting')).map(({ productId }) => productId)
  if (productIds.length === 0) return []
  const live = await lockProducts(tx, productIds)
  const isPossible = await hasCategory(tx, operation)
  const attributes = await readAttributes(tx)
  const changes: ProductChange[] = []
  const held: FarChange[] = []
  const outcomes = productIds.map((productId): Outcome => {
    const product = live.get(productId)
    const next = isPossible
      ? editProduct(product, operation.edit, { mostPercent: operation.mostPercent, attributes })
      : 'no-such-category'
    if (typeof next === 'string' || !product)
      return { productId, state: 'left-out', reason: typeof next === 'string' ? next : 'gone' }
    if (isSame(next, product.document)) return { productId, state: 'same' }
    const { edit, heldAbove } = operation
    if (heldAbove !== undefined && isFarOff(product.document, next, edit, heldAbove)) {
      held.push({ productId, before: product.document, after: next })
      return { productId, state: 'left-out', reason: 'waits' }
    }
    changes.push({ productId, document: next, live: product })
    return { productId, state: 'changed', version: product.version + 1 }
  })
  await writeProducts(tx, by, changes)
  await holdPrices(tx, by, held)
  await writeOutcomes(tx, editId, outcomes)
  return outcomes
}

async function stepBack(tx: Tx, { editId, by }: Work): Promise<Outcome[]> {
  const next = await nextOf(tx, editId, 'changed')
  if (next.length === 0) return []
  const productIds = next.map(({ productId }) => productId)
  const live = await lockProducts(tx, productIds)
  const kept = await versionsAround(tx, next)
  const changes: ProductChange[] = []
  const outcomes = next.map(({ productId, version }): Outcome => {
    const product = live.get(productId)
    const [before, made] = [-1, 0].map((step) => kept.get(`${productId} ${(version ?? 0) + step}`))
    // It may have been changed and become again what the edit has made of it.
    const isAsMade = product?.version === version || isDeepStrictEqual(product?.document, made)
    if (!product || !before || !made || !isAsMade) return { productId, state: 'kept' }
    // What the edit has not touched stays as it is: the tree may have carried the product elsewhere, which makes no version.
    changes.push({ productId, document: mergeEdits(made, before, product.document), live: product })
    return { productId, state: 'taken-back', version: product.version + 1 }
  })
  await writeProducts(tx, by, changes)
  await writeOutcomes(tx, editId, outcomes)
  return outcomes
}

const nextOf = (tx: Read, editId: string, state: 'waiting' | 'changed') =>
  catalogueTables(tx)
    .selectFrom('bulk_edit_products')
    .select(['product_id as productId', 'version'])
    .where('edit_id', '=', editId)
    .where('state', '=', sql.lit(state))
    .orderBy('product_id')
    .limit(AT_ONCE)
    .execute()

async function hasCategory(tx: Read, { edit }: StoredOperation): Promise<boolean> {
  if (edit.kind !== 'category' || !edit.on) return true
  const known = catalogueTables(tx).selectFrom('categories').select('path').where('path', '=', edit.path)
  return (await known.executeTakeFirst()) !== undefined
}

/** By id and number the versions that the edit has made, and those before them, by the names of today. */
async function versionsAround(tx: Read, changed: readonly { productId: string; version: number | null }[]) {
  const rows = await catalogueTables(tx)
    .selectFrom('product_versions')
    .select(['product_id as productId', 'version', 'document'])
    .where(({ refTuple, tuple, eb }) =>
      eb(
        refTuple('product_id', 'version'),
        'in',
        changed.flatMap(({ productId, version }) => [-1, 0].map((step) => tuple(productId, (version ?? 0) + step))),
      ),
    )
    .execute()
  const documents = await inPresentNames(
    tx,
    rows.map(({ document }) => document),
  )
  return new Map(rows.map(({ productId, version }, at) => [`${productId} ${version}`, documents[at]]))
}

async function writeOutcomes(tx: Tx, editId: string, outcomes: readonly Outcome[]): Promise<void> {
  const column = <Value>(read: (outcome: Outcome) => Value): Value[] => outcomes.map(read)
  await sql`update bulk_edit_products e set state = o.state, reason = o.reason, version = coalesce(o.version, e.version)
    from unnest(${column(({ productId }) => productId)}::uuid[], ${column(({ state }) => state)}::text[],
      ${column((outcome) => ('reason' in outcome ? outcome.reason : null))}::text[],
      ${column((outcome) => ('version' in outcome ? outcome.version : null))}::int[]) o (product_id, state, reason, version)
    where e.edit_id = ${editId} and e.product_id = o.product_id`.execute(tx)
}

type Counts = Partial<Record<'done' | 'changed' | 'left_out' | 'looked_back' | 'taken_back', number>>

/** Counts what was done; the next step, or the end. */
async function close(tx: Tx, editId: string, end: 'done' | 'undone', counts: Counts): Promise<void> {
  const isLast = (counts.done ?? counts.looked_back ?? 0) < AT_ONCE
  const added = Object.entries(counts).map(([name, count]) => sql`${sql.ref(name)} = ${sql.ref(name)} + ${count}`)
  const ended = isLast ? [sql`state = ${end}`, sql`ended_at = ${clock.now()}`] : []
  await sql`update bulk_edits set ${sql.join([...added, ...ended])} where edit_id = ${editId}`.execute(tx)
  if (!isLast) await emit(tx, 'bulk-edit-due', { editId })
}
