import { sql } from 'kysely'
import { emit } from '#events/events.server.ts'
import type { Language } from '#language/languages.ts'
import { type AuditAction, type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import { lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import type { z } from 'zod'
import type {
  BulkEditPreviewWire,
  BulkEditRestWire,
  BulkEditsWire,
  BulkEditToStart,
  BulkEditWire,
  PreviewBulkEditInput,
  StoredOperation,
} from './bulk-edits.contract.ts'
import type { PriceGuard } from '../price-guard/price-guard.rules.ts'
import { countFarOff, countSelected, selectedProducts } from './selected-products.ts'

/** What a bulk edit would be about, and of how many the price would move further than usual. */
export async function previewBulkEdit(
  tx: Read,
  { selection, edit }: z.output<typeof PreviewBulkEditInput>,
  { percent, secondPerson }: PriceGuard,
): Promise<BulkEditPreviewWire> {
  const total = await countSelected(tx, selection)
  return { total, farOff: await countFarOff(tx, selection, edit, percent), percent, secondPerson }
}

/**
 * Notes which products a bulk edit is about; they are changed step by step from the commit on. Refuses SELECTION_MOVED where it is about others
 * than were looked at, and PRICE_FAR_OFF until the number of products is typed.
 */
export async function startBulkEdit(
  tx: Tx,
  by: Operator,
  { selection, edit, total, confirmed }: BulkEditToStart,
  guard: PriceGuard,
): Promise<BulkEditWire> {
  await requireCategory(tx, edit)
  const now = await previewBulkEdit(tx, { selection, edit }, guard)
  if (now.total !== total) refuse('SELECTION_MOVED', { total: now.total })
  if (now.farOff > 0 && confirmed !== total) refuse('PRICE_FAR_OFF', { ...now })
  const editId = newId()
  const operation: StoredOperation = {
    edit,
    mostPercent: confirmed === total ? null : guard.percent,
    ...(guard.secondPerson ? { heldAbove: guard.percent } : {}),
  }
  await catalogueTables(tx)
    .insertInto('bulk_edits')
    .values({
      edit_id: editId,
      operation: JSON.stringify(operation),
      state: 'running',
      total,
      asked_by: by.name,
      asked_by_id: by.id,
      asked_at: clock.now(),
    })
    .execute()
  const { ids } = await selectedProducts(tx, selection)
  await sql`insert into bulk_edit_products (edit_id, product_id, state)
    select ${editId}::uuid, s."productId", 'waiting' from (${ids}) s`.execute(tx)
  await note(tx, by, 'bulk-edit-begun', editId, { ...edit, products: total })
  await emit(tx, 'bulk-edit-due', { editId })
  return getBulkEdit(tx, editId)
}

async function requireCategory(tx: Read, edit: StoredOperation['edit']): Promise<void> {
  if (edit.kind !== 'category') return
  const known = catalogueTables(tx).selectFrom('categories').select('path').where('path', '=', edit.path)
  if (!(await known.executeTakeFirst())) refuse('NOT_FOUND', { field: 'edit.path' })
}

/** No further step is taken; what is changed stays so. */
export const stopBulkEdit = (tx: Tx, by: Operator, editId: string) =>
  move(tx, by, editId, { from: ['running'], to: 'stopped', action: 'bulk-edit-stopped' })

export const resumeBulkEdit = (tx: Tx, by: Operator, editId: string) =>
  move(tx, by, editId, { from: ['stopped'], to: 'running', action: 'bulk-edit-resumed' })

/** Makes the products step by step what they were before, those aside that somebody has changed since. */
export const undoBulkEdit = (tx: Tx, by: Operator, editId: string) =>
  move(tx, by, editId, { from: ['stopped', 'done'], to: 'undoing', action: 'bulk-edit-undone' })

type Move = { from: BulkEditWire['state'][]; to: 'stopped' | 'running' | 'undoing'; action: AuditAction }

async function move(tx: Tx, by: Operator, editId: string, { from, to, action }: Move): Promise<BulkEditWire> {
  const wanted = catalogueTables(tx).selectFrom('bulk_edits').select('state').where('edit_id', '=', editId)
  const [edit] = await lockRows(tx, wanted)
  const { state } = edit ?? refuse('NOT_FOUND')
  // Pressed twice, or by two.
  if (!from.includes(state)) return getBulkEdit(tx, editId)
  await catalogueTables(tx)
    .updateTable('bulk_edits')
    .set({
      state: to,
      ended_at: to === 'stopped' ? clock.now() : null,
      ...(to === 'undoing' ? { undone_by: by.name, undone_by_id: by.id } : {}),
    })
    .where('edit_id', '=', editId)
    .execute()
  await note(tx, by, action, editId)
  if (to !== 'stopped') await emit(tx, 'bulk-edit-due', { editId })
  return getBulkEdit(tx, editId)
}

const note = (tx: Tx, by: Operator, action: AuditAction, editId: string, after?: Record<string, unknown>): Promise<void> =>
  recordAudit(tx, { by, action, subject: 'bulk-edit', subjectId: editId, ...(after ? { after } : {}) })

const PAGE_SIZE = 20

/** Newest first, with how far each has come. */
export async function listBulkEdits(tx: Read, pageNum: number): Promise<BulkEditsWire> {
  const { total } = await catalogueTables(tx)
    .selectFrom('bulk_edits')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await editsOf(tx)
    .orderBy('asked_at', 'desc')
    .orderBy('edit_id', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  return { total, pageNum, pageSize: PAGE_SIZE, list: rows.map(present) }
}

/** One of them. Refuses NOT_FOUND. */
export async function getBulkEdit(tx: Read, editId: string): Promise<BulkEditWire> {
  return present((await editsOf(tx).where('edit_id', '=', editId).executeTakeFirst()) ?? refuse('NOT_FOUND'))
}

const editsOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('bulk_edits')
    .select(['edit_id as editId', 'operation', 'state', 'total', 'done', 'changed', 'left_out as leftOut'])
    .select(['looked_back as lookedBack', 'taken_back as takenBack', 'asked_by as askedBy', 'asked_at as askedAt'])
    .select(['undone_by as undoneBy', 'ended_at as endedAt'])

const present = ({
  operation,
  askedAt,
  undoneBy,
  endedAt,
  ...row
}: Awaited<ReturnType<ReturnType<typeof editsOf>['executeTakeFirstOrThrow']>>): BulkEditWire => ({
  ...row,
  edit: operation.edit,
  askTime: askedAt.toISOString(),
  undoneBy: undoneBy ?? '',
  endTime: endedAt?.toISOString() ?? '',
})

const MOST_NAMED = 200

/** What was left out, or could not be taken back, each with why. */
export async function listBulkEditRest(tx: Read, editId: string, language: Language): Promise<BulkEditRestWire> {
  const rest = catalogueTables(tx)
    .selectFrom('bulk_edit_products as e')
    .where('e.edit_id', '=', editId)
    .where('e.state', 'in', ['left-out', 'kept'])
  const { total } = await rest.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await rest
    .leftJoin('products as p', 'p.product_id', 'e.product_id')
    .select(['e.product_id as productId', 'e.reason', 'p.spu_code as spuCode', `p.name_${language} as title`])
    .orderBy('e.state')
    .orderBy('e.product_id')
    .limit(MOST_NAMED)
    .execute()
  return {
    total,
    list: rows.map(({ productId, reason, spuCode, title }) => ({
      productId,
      spuCode: spuCode ?? '',
      productTitle: title ?? '',
      reason: reason ?? 'kept',
    })),
  }
}
