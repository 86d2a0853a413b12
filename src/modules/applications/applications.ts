import { sql } from 'kysely'
import { z } from 'zod'
import { emit } from '#events/events.server.ts'
import type { ApplicantKind } from './applicant-kinds.contract.ts'
import type { Actor } from '#platform/audit-trail.server.ts'
import { addCaseStep } from '#platform/cases/case-history.server.ts'
import { clock } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Fields } from './application-parts.rules.ts'
import { type ApplicationAct, applicationAfter, type LaterAct, SELLER_TERMS } from './applications.rules.ts'
import { type ApplicationRow, applicationTables } from './applications.tables.ts'

type Both = { en: string; zh: string }
const NO_WORDS: Both = { en: '', zh: '' }

/** The one that somebody has begun and not submitted yet: there is one at most. */
export async function findDraft(tx: Tx, accountId: string): Promise<Locked<ApplicationRow> | undefined> {
  const [found] = await lockRows(
    tx,
    applicationTables(tx).selectFrom('applications').selectAll().where('account_id', '=', accountId).where('state', '=', 'draft'),
  )
  return found
}

/** Begins one. Of two at once the second finds the first. */
export async function beginRow(tx: Tx, accountId: string, kind: ApplicantKind, by: Actor): Promise<Locked<ApplicationRow>> {
  const application_id = newId()
  const now = clock.now()
  await applicationTables(tx)
    .insertInto('applications')
    .values({
      application_id,
      application_number: `A-${newSpokenCode(8)}`,
      account_id: accountId,
      kind,
      terms_of: SELLER_TERMS,
      terms_at: now,
      begun_at: now,
    })
    .execute()
  const begun = await lockApplication(tx, { application_id })
  await recordStep(tx, begun, 'begin', by, NO_WORDS)
  return begun
}

/** The terms are accepted once more with it. */
export async function changeApplicationKind(tx: Tx, application: Locked<ApplicationRow>, kind: ApplicantKind): Promise<void> {
  await applicationTables(tx)
    .updateTable('applications')
    .set((eb) => ({ kind, terms_of: SELLER_TERMS, terms_at: clock.now(), version: eb('version', '+', 1) }))
    .where('application_id', '=', application.application_id)
    .execute()
}

type Named = { application_number: string } | { application_id: string }
const named = (by: Named) =>
  'application_number' in by
    ? (['application_number', by.application_number] as const)
    : (['application_id', by.application_id] as const)

export async function getApplication(tx: Read, by: Named): Promise<ApplicationRow> {
  const [column, value] = named(by)
  const found = await applicationTables(tx).selectFrom('applications').selectAll().where(column, '=', value).executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

/** `accountId`: only as its applicant’s own; nobody else learns that it is there. */
export async function lockApplication(tx: Tx, by: Named, accountId?: string): Promise<Locked<ApplicationRow>> {
  const [column, value] = named(by)
  const [found] = await lockRows(tx, applicationTables(tx).selectFrom('applications').selectAll().where(column, '=', value))
  if (!found || (accountId !== undefined && found.account_id !== accountId)) return refuse('NOT_FOUND')
  return found
}

/** One of somebody’s own: by its number, or the newest. */
export function findOwnApplication(tx: Read, accountId: string, number: string): Promise<ApplicationRow | undefined> {
  const own = applicationTables(tx).selectFrom('applications').selectAll().where('account_id', '=', accountId)
  return (
    number === '' ? own.orderBy('begun_at', 'desc').limit(1) : own.where('application_number', '=', number)
  ).executeTakeFirst()
}

export const listOwnApplications = (tx: Read, accountId: string) =>
  applicationTables(tx)
    .selectFrom('applications')
    .select(['application_number as applicationNo', 'kind', 'state'])
    .where('account_id', '=', accountId)
    .orderBy('begun_at', 'desc')
    .limit(50)
    .execute()

/** Those that have made a merchant, or these; the newest first. */
export async function listApplicationsOf(tx: Read, of: { merchantId: string } | { applicationIds: readonly string[] }) {
  const all = applicationTables(tx)
    .selectFrom('applications')
    .select(['application_id as applicationId', 'application_number as applicationNo', 'kind', 'state'])
    .select(sql<string>`coalesce(details ->> 'shopName', draft ->> 'shopName', '')`.as('shopName'))
    .orderBy('begun_at', 'desc')
  if ('merchantId' in of) return all.where('merchant_id', '=', of.merchantId).execute()
  return of.applicationIds.length > 0 ? all.where('application_id', 'in', of.applicationIds).execute() : []
}

/** What is being typed, over what was typed before. */
export async function keepDraft(tx: Tx, application: Locked<ApplicationRow>, fields: Fields): Promise<void> {
  await applicationTables(tx)
    .updateTable('applications')
    .set({ draft: JSON.stringify({ ...draftOf(application), ...fields }) })
    .where('application_id', '=', application.application_id)
    .execute()
}
const draftOf = ({ draft }: Pick<ApplicationRow, 'draft'>): Fields => draft as Fields

export async function keepDetails(
  tx: Tx,
  application: Locked<ApplicationRow>,
  details: Fields,
  by: Actor,
): Promise<Locked<ApplicationRow>> {
  await applicationTables(tx)
    .updateTable('applications')
    .set({ details: JSON.stringify(details) })
    .where('application_id', '=', application.application_id)
    .execute()
  return moveApplication(tx, application, 'details', by)
}

type Moved = { words?: Both; requirementId?: string; merchantId?: string; earlyMerchantId?: string }

/** Takes a step of one that is locked; refuses APPLICATION_MOVED_ON where there is none such. What the applicant does makes a new version. */
export async function moveApplication(
  tx: Tx,
  application: Locked<ApplicationRow>,
  act: LaterAct,
  by: Actor,
  { words = NO_WORDS, requirementId, merchantId, earlyMerchantId }: Moved = {},
): Promise<Locked<ApplicationRow>> {
  const state = applicationAfter({ state: application.state }, act) ?? refuse('APPLICATION_MOVED_ON')
  const now = clock.now()
  const isDecided = act === 'approve' || act === 'decline'
  await applicationTables(tx)
    .updateTable('applications')
    .set((eb) => ({
      state,
      version: eb('version', '+', 1),
      ...(act === 'submit' ? { submitted_at: now } : {}),
      ...(isDecided ? { decided_at: now } : {}),
      ...(merchantId ? { merchant_id: merchantId } : {}),
      ...(earlyMerchantId ? { early_merchant_id: earlyMerchantId } : {}),
    }))
    .where('application_id', '=', application.application_id)
    .execute()
  await recordStep(tx, application, act, by, words, requirementId)
  return lockApplication(tx, application)
}

async function recordStep(
  tx: Tx,
  { application_id }: Pick<ApplicationRow, 'application_id'>,
  act: ApplicationAct,
  by: Actor,
  { en, zh }: Both,
  requirementId?: string,
): Promise<void> {
  const about = { words_zh: zh, requirement_id: requirementId ?? null }
  const step = await addCaseStep(tx, { table: 'application_steps', of: 'application_id' }, application_id, {
    ...{ act, by, words: en, about },
  })
  await emit(tx, 'application-moved', { applicationId: application_id, step })
}

/** The brands a merchant was accepted with, as far as the shop has them. */
export async function listBrandsOf(tx: Read, merchantId: string): Promise<string[]> {
  const rows = await readRows(
    tx,
    z.object({ brand: z.string() }),
    sql`select brand_code as brand from merchant_brands where merchant_id = ${merchantId} order by 1`,
  )
  return rows.map(({ brand }) => brand)
}
