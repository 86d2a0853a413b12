import { sql } from 'kysely'
import { emit } from '#events/events.server.ts'
import type { Actor } from '#platform/audit-trail.server.ts'
import { addCaseStep } from '#platform/cases/case-history.server.ts'
import { clock, DAY } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type CaseRow, moderationTables } from '../moderation.tables.ts'
import {
  type AppealDecision,
  type CaseAct,
  caseAfter,
  type Decision,
  dueFrom,
  type HouseRule,
  mayAppeal,
  MOST_STRIKES,
  priorityOf,
  type ReportReason,
  type Severity,
  severityOf,
  type SignalSource,
  STRIKE_DAYS,
  type SubjectKind,
} from './cases.rules.ts'
import { refuseOwnWriting } from './own-writing.ts'

export type NewSignal = { source: SignalSource; reason: ReportReason | 'new'; words: string; reporterId?: string }

export type CaseSubject = {
  kind: SubjectKind
  subjectId: string
  /** Of what was written: it grows with every edit. */
  version: number
  /** Nobody for what a guest wrote. */
  authorId: string | null
  /** As others see them. */
  author: string
  title: string
  body: string
  pictures?: readonly string[]
  /** Where readers see it, without the language. */
  link: string
  /** How many may have read it. */
  reach?: number
}
type Opening = { signals: readonly NewSignal[]; severity?: Severity; isHeld?: boolean; by: Actor }

/**
 * Puts something before the moderators. A subject has one case: what more is said of it is added, an edit makes a new version, and what was
 * left once comes back only with an edit or with somebody who has not reported it before.
 */
export async function openCase(tx: Tx, subject: CaseSubject, opening: Opening): Promise<string> {
  const { kind, subjectId } = subject
  await lockNames(tx, [`case ${kind} ${subjectId}`])
  const known = await findCase(tx, kind, subjectId)
  if (!known) return insertCase(tx, subject, opening)
  const isEdited = subject.version > known.version
  const added = await addSignals(tx, known.case_id, opening.signals)
  const wasOpen = known.state === 'open' || known.state === 'appealed'
  if (added === 0 && !isEdited) return known.case_number
  if (!wasOpen) await step(tx, known, 'reopen', opening.by)
  else if (isEdited) await step(tx, known, 'change', opening.by)
  else await step(tx, known, 'report', opening.by)
  await refresh(tx, known, subject, opening, isEdited)
  return known.case_number
}

/**
 * What was written is something else now: who decides is to read it as it is, and no decision falls on how it was. A case that was left waits
 * for a report.
 */
export async function moveCaseOn(tx: Tx, subject: CaseSubject): Promise<void> {
  await lockNames(tx, [`case ${subject.kind} ${subject.subjectId}`])
  const known = await findCase(tx, subject.kind, subject.subjectId)
  if (!known || subject.version <= known.version || caseAfter({ state: known.state }, 'change') === undefined) return
  await step(tx, known, 'change', { kind: 'shopper', ...(subject.authorId !== null && { id: subject.authorId }) })
  if (known.purged_at === null) await keepVersion(tx, known)
  await moderationTables(tx).updateTable('moderation_cases').set(faceOf(subject)).where('case_id', '=', known.case_id).execute()
}

const faceOf = ({ version, title, body, pictures = [], link, author }: CaseSubject) => ({
  ...{ version, title, body, pictures: [...pictures], link, author },
})

/** How it was is kept beside the case: what was reported may not be in it any more. */
async function keepVersion(tx: Tx, { case_id, version, title, body, pictures }: CaseRow): Promise<void> {
  await moderationTables(tx)
    .insertInto('moderation_versions')
    .values({ case_id, version, title, body, pictures, kept_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const findCase = async (tx: Tx, kind: SubjectKind, subjectId: string): Promise<Locked<CaseRow> | undefined> =>
  (
    await lockRows(
      tx,
      moderationTables(tx)
        .selectFrom('moderation_cases')
        .selectAll()
        .where('kind', '=', kind)
        .where('subject_id', '=', subjectId),
    )
  )[0]

const worstOf = ({ signals, severity = 1 }: Opening): Severity =>
  signals.reduce<Severity>((most, { reason }) => {
    const own = reason === 'new' ? 1 : severityOf(reason)
    return own > most ? own : most
  }, severity)

async function insertCase(tx: Tx, subject: CaseSubject, opening: Opening): Promise<string> {
  const now = clock.now()
  const severity = worstOf(opening)
  const caseId = newId()
  const number = `M-${newSpokenCode(8)}`
  const { kind, subjectId, version, authorId, author, title, body, pictures = [], link, reach = 0 } = subject
  await moderationTables(tx)
    .insertInto('moderation_cases')
    .values({
      ...{ case_id: caseId, case_number: number, kind, subject_id: subjectId, version, author_id: authorId, author },
      ...{ title, body, pictures: [...pictures], link, severity, reach, is_held: opening.isHeld ?? false },
      ...{ priority: priorityOf(severity, reach, 0), opened_at: now, due_at: dueFrom(now, severity) },
    })
    .execute()
  await addSignals(tx, caseId, opening.signals)
  await addCaseStep(tx, HISTORY, caseId, { act: 'open', by: opening.by, words: '' })
  await countReporters(tx, caseId)
  return number
}

/** Answers how many of them are new: a member says one thing about one subject, the last. */
async function addSignals(tx: Tx, caseId: string, signals: readonly NewSignal[]): Promise<number> {
  let added = 0
  for (const { source, reason, words, reporterId } of signals) {
    const { is_new } = await moderationTables(tx)
      .insertInto('moderation_signals')
      .values({ signal_id: newId(), case_id: caseId, source, reason, words, reporter_id: reporterId ?? null, at: clock.now() })
      .onConflict((conflict) =>
        conflict.columns(['case_id', 'reporter_id']).where('reporter_id', 'is not', null).doUpdateSet({ reason, words }),
      )
      .returning(sql<boolean>`xmax = 0`.as('is_new'))
      .executeTakeFirstOrThrow()
    if (is_new) added += 1
  }
  return added
}

async function refresh(tx: Tx, known: CaseRow, subject: CaseSubject, opening: Opening, isEdited: boolean): Promise<void> {
  const severity = Math.max(worstOf(opening), known.state === 'open' ? known.severity : 1) as Severity
  const wasOver = known.state !== 'open' && known.state !== 'appealed'
  const now = clock.now()
  const { reach = 0 } = subject
  if (isEdited && known.purged_at === null) await keepVersion(tx, known)
  const seen = isEdited || wasOver ? faceOf(subject) : {}
  await moderationTables(tx)
    .updateTable('moderation_cases')
    .set({
      ...seen,
      ...(wasOver
        ? { state: 'open' as const, opened_at: now, decision: null, rule: null, decided_at: null, decided_by: null }
        : {}),
      ...(wasOver ? { appeal_words: '', appealed_at: null, purged_at: null } : {}),
      ...{ severity, reach: Math.max(reach, known.reach), is_held: (opening.isHeld ?? false) || (!wasOver && known.is_held) },
      due_at: wasOver ? dueFrom(now, severity) : earlier(known.due_at, dueFrom(known.opened_at, severity)),
    })
    .where('case_id', '=', known.case_id)
    .execute()
  await countReporters(tx, known.case_id)
}
const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

async function countReporters(tx: Tx, caseId: string): Promise<void> {
  const { severity, reach, num } = await moderationTables(tx)
    .selectFrom('moderation_cases as c')
    .select(['c.severity', 'c.reach'])
    .select(({ selectFrom }) =>
      selectFrom('moderation_signals as s')
        .select(({ fn }) => fn.count<number>('s.reporter_id').as('num'))
        .whereRef('s.case_id', '=', 'c.case_id')
        .where('s.is_open', '=', true)
        .as('num'),
    )
    .where('c.case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  await moderationTables(tx)
    .updateTable('moderation_cases')
    .set({ priority: priorityOf(severity as Severity, reach, num ?? 0) })
    .where('case_id', '=', caseId)
    .execute()
}

export async function lockCase(tx: Tx, number: string): Promise<Locked<CaseRow>> {
  const [found] = await lockRows(
    tx,
    moderationTables(tx).selectFrom('moderation_cases').selectAll().where('case_number', '=', number),
  )
  return found ?? refuse('NOT_FOUND')
}

const HISTORY = { table: 'moderation_steps', of: 'case_id' }

async function step(tx: Tx, row: CaseRow, act: Exclude<CaseAct, 'open'>, by: Actor, words = '', rule: HouseRule | null = null) {
  const state = caseAfter({ state: row.state }, act) ?? refuse('CASE_MOVED_ON')
  const position = await addCaseStep(tx, HISTORY, row.case_id, { act, by, words, about: { rule } })
  await emit(tx, 'moderation-moved', { caseId: row.case_id, step: position })
  return state
}

type Judgement = { version: number; decision: Decision; rule: HouseRule | null; words: string; days: number }

/** A moderator decides on the version they have read, and never on what they wrote themselves. Of two at once the second is refused. */
export async function decideCase(tx: Tx, row: Locked<CaseRow>, by: Actor, judgement: Judgement): Promise<void> {
  const { version, decision, rule, words, days } = judgement
  await refuseOwnWriting(tx, row.author_id, by.id)
  if (row.version !== version) refuse('CASE_MOVED_ON')
  const state = await step(tx, row, decision, by, words, rule)
  const now = clock.now()
  await moderationTables(tx)
    .updateTable('moderation_cases')
    .set({ state, decision, rule, decided_at: now, decided_by: by.id ?? null, is_held: false })
    .where('case_id', '=', row.case_id)
    .execute()
  await moderationTables(tx)
    .updateTable('moderation_signals')
    .set({ is_open: false })
    .where('case_id', '=', row.case_id)
    .execute()
  if (row.author_id !== null && decision !== 'leave' && decision !== 'hide') await addMeasure(tx, row, decision, days)
}

/** A warning, a rest or the end: a strike for half a year. The third is the end, whatever was chosen. */
async function addMeasure(tx: Tx, row: CaseRow, decision: 'warn' | 'rest' | 'end', days: number): Promise<void> {
  const now = clock.now()
  const accountId = row.author_id ?? refuse('NOT_FOUND')
  await lockNames(tx, [`strikes ${accountId}`])
  const kind = (await countStrikes(tx, accountId)) + 1 >= MOST_STRIKES ? 'end' : decision
  await moderationTables(tx)
    .insertInto('moderation_measures')
    .values({
      ...{ measure_id: newId(), account_id: accountId, case_id: row.case_id, kind, begun_at: now },
      rests_until: kind === 'rest' ? new Date(now.getTime() + days * DAY) : null,
      expires_at: new Date(now.getTime() + STRIKE_DAYS * DAY),
    })
    .execute()
}

export async function countStrikes(tx: Read, accountId: string): Promise<number> {
  const { num } = await moderationTables(tx)
    .selectFrom('moderation_measures')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('account_id', '=', accountId)
    .where('lifted_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirstOrThrow()
  return num
}

/** Its author asks for another person, once, while there is time. */
export async function appealCase(tx: Tx, accountId: string, number: string, words: string, by: Actor): Promise<void> {
  const row = await lockCase(tx, number)
  if (row.author_id !== accountId) refuse('NOT_FOUND')
  if (row.appealed_at !== null || !mayAppeal(row.state, row.decided_at, clock.now())) refuse('APPEAL_CLOSED')
  const state = await step(tx, row, 'appeal', by, words)
  const now = clock.now()
  await moderationTables(tx)
    .updateTable('moderation_cases')
    .set({ state, appeal_words: words, appealed_at: now, due_at: new Date(now.getTime() + 2 * DAY) })
    .where('case_id', '=', row.case_id)
    .execute()
}

/** Decided by another person than who decided first, on the version they have read; overturned, nothing of it counts any more. */
export async function decideAppealOf(
  tx: Tx,
  row: Locked<CaseRow>,
  by: Actor,
  { version, decision, words }: { version: number; decision: AppealDecision; words: string },
): Promise<void> {
  if (row.decided_by === by.id) refuse('OWN_CASE')
  await refuseOwnWriting(tx, row.author_id, by.id)
  if (row.version !== version) refuse('CASE_MOVED_ON')
  const state = await step(tx, row, decision, by, words)
  await moderationTables(tx).updateTable('moderation_cases').set({ state }).where('case_id', '=', row.case_id).execute()
  if (decision === 'overturn') await liftMeasures(tx, row)
}

/** What was decided elsewhere is not before the moderators any more, such as a review that its desk has hidden. */
export async function settleCase(
  tx: Tx,
  kind: SubjectKind,
  subjectId: string,
  by: Actor,
  { decision, words }: { decision: 'leave' | 'hide'; words: string },
): Promise<void> {
  const row = await findCase(tx, kind, subjectId)
  if (row?.state !== 'open') return
  await decideCase(tx, row, by, { version: row.version, decision, rule: null, words, days: 0 })
}

/** A moderator brings a decided case before the moderators once more; what was hidden stays so until then, and no strike is left of it. */
export async function reopenCase(tx: Tx, row: Locked<CaseRow>, by: Actor): Promise<void> {
  await refuseOwnWriting(tx, row.author_id, by.id)
  // What was seen is not known any more.
  if (row.purged_at !== null) refuse('CASE_MOVED_ON')
  const state = await step(tx, row, 'reopen', by)
  const now = clock.now()
  await moderationTables(tx)
    .updateTable('moderation_cases')
    .set({ state, decision: null, rule: null, decided_at: null, decided_by: null, opened_at: now })
    .set({ due_at: dueFrom(now, row.severity as Severity) })
    .where('case_id', '=', row.case_id)
    .execute()
  await liftMeasures(tx, row)
}

/** What was decided does not count against its author any more. */
async function liftMeasures(tx: Tx, { case_id }: CaseRow): Promise<void> {
  await moderationTables(tx)
    .updateTable('moderation_measures')
    .set({ lifted_at: clock.now() })
    .where('case_id', '=', case_id)
    .where('lifted_at', 'is', null)
    .execute()
}
