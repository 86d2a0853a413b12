import { type RawBuilder, sql } from 'kysely'
import { type AuditAction, type Operator, recordAudit, refuseMovedOn } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { emit } from '#events/events.server.ts'
import { storefrontTables } from './storefront.tables.ts'

export type PartKind = 'collection' | 'list-order' | 'banner'
type Shape<Document> = { safeParse: (value: unknown) => { data?: Document | undefined } }
export type Kept<Document> = { code: string; version: number; document: Document; changedBy: string; changedAt: Date }

const SAVED = { collection: 'save-collection', 'list-order': 'save-list-order', banner: 'save-banner' } as const
const REMOVED = { collection: 'remove-collection', 'list-order': 'remove-list-order', banner: 'remove-banner' } as const

const rows = (tx: Read, kind: PartKind) =>
  storefrontTables(tx)
    .selectFrom('storefront_parts')
    .select(['code', 'version', 'document', 'changed_by as changedBy', 'changed_at as changedAt'])
    .where('kind', '=', kind)

/** Those of a kind, the one changed last first; what this program cannot read is passed over. */
export async function listParts<Document>(tx: Read, kind: PartKind, shape: Shape<Document>): Promise<Kept<Document>[]> {
  const found = await rows(tx, kind).orderBy('changed_at', 'desc').orderBy('code').execute()
  return found.flatMap((row) => {
    const document = shape.safeParse(row.document).data
    return document === undefined ? [] : [{ ...row, document }]
  })
}

export async function findPart<Document>(
  tx: Read,
  kind: PartKind,
  code: string,
  shape: Shape<Document>,
): Promise<Kept<Document> | undefined> {
  const row = await rows(tx, kind).where('code', '=', code).executeTakeFirst()
  const document = shape.safeParse(row?.document).data
  return row && document !== undefined ? { ...row, document } : undefined
}

type Change = { kind: PartKind; code: string; version: number; document: object }

/** Keeps a part; 0 is the version of a new one. Refuses MOVED_ON, and BAD_INPUT where a new one is there already. */
export async function putPart(tx: Tx, by: Operator, { kind, code, version, document }: Change): Promise<number> {
  const before = await rows(tx, kind).where('code', '=', code).forUpdate().executeTakeFirst()
  if (version === 0 && before) refuse('BAD_INPUT', { field: 'code', fields: { code: 'address-taken' } })
  if (version !== (before?.version ?? 0)) await refuseMovedOn(tx, kind, code)
  const values = {
    document: JSON.stringify(document),
    version: version + 1,
    changed_by: by.name,
    changed_at: clock.now(),
  }
  const table = storefrontTables(tx)
  if (before) await table.updateTable('storefront_parts').set(values).where('kind', '=', kind).where('code', '=', code).execute()
  else {
    const added = await table
      .insertInto('storefront_parts')
      .values({ kind, code, ...values })
      .onConflict((conflict) => conflict.columns(['kind', 'code']).doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 0n) refuse('BAD_INPUT', { field: 'code', fields: { code: 'address-taken' } })
  }
  await audit(tx, by, SAVED[kind], { kind, code }, { ...(before ? { before: before.document as object } : {}), after: document })
  await emit(tx, 'shelves-changed', {})
  return version + 1
}

/** Takes a part away; one that is gone already is no reason to refuse. Refuses MOVED_ON. */
export async function dropPart(tx: Tx, by: Operator, { kind, code, version }: Omit<Change, 'document'>): Promise<void> {
  const before = await rows(tx, kind).where('code', '=', code).forUpdate().executeTakeFirst()
  if (!before) return
  if (before.version !== version) await refuseMovedOn(tx, kind, code)
  await storefrontTables(tx).deleteFrom('storefront_parts').where('kind', '=', kind).where('code', '=', code).execute()
  await audit(tx, by, REMOVED[kind], { kind, code }, { before: before.document as object })
  await emit(tx, 'shelves-changed', {})
}

const audit = (
  tx: Tx,
  by: Operator,
  action: AuditAction,
  { kind, code }: { kind: PartKind; code: string },
  changes: { before?: object; after?: object },
): Promise<void> =>
  recordAudit(tx, { by, action, subject: kind, subjectId: code, ...changes } as Parameters<typeof recordAudit>[1])

/** Whether a part of the storefront shows the picture of this hash. */
export const isInStorefront = (hash: RawBuilder<string>): RawBuilder<boolean> =>
  sql`exists (select from storefront_parts f where strpos(f.document::text, ${hash}) > 0)`
