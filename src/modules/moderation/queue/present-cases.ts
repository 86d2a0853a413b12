import { z } from 'zod'
import { sql } from 'kysely'
import { clock, DAY } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type CaseRow, moderationTables, type SignalRow } from '../moderation.tables.ts'
import { liveMatcher } from '../words/word-lists.ts'
import type { DecisionsWire, DecisionWire, ModerationCaseRow, ModerationCasesWire, ModerationCaseWire } from './cases.contract.ts'
import {
  actsFrom,
  APPEAL_DAYS,
  appealDecisions,
  type CaseQueue,
  caseQueues,
  decisions,
  houseRuleNames,
  mayAppeal,
  reportReasons,
  statesOfQueue,
  type SubjectKind,
} from './cases.rules.ts'
import { countStrikes } from './cases.ts'
import { isOwnWriting } from './own-writing.ts'

const PAGE = 40
const MOST_EARLIER = 20

type Wanted = { queue: CaseQueue; kind: '' | SubjectKind; pageNum: number }

/** What waits, the worst first and of equals what is due sooner; and what is decided, the latest first. */
export async function listCases(tx: Read, { queue, kind, pageNum }: Wanted): Promise<ModerationCasesWire> {
  const counted = await moderationTables(tx)
    .selectFrom('moderation_cases')
    .select(({ fn }) => ['state', fn.countAll<number>().as('num')])
    .groupBy('state')
    .execute()
  const countOf = (one: CaseQueue) =>
    counted.reduce((sum, { state, num }) => (statesOfQueue[one].includes(state) ? sum + num : sum), 0)
  const all = moderationTables(tx)
    .selectFrom('moderation_cases')
    .where('state', 'in', [...statesOfQueue[queue]])
  const wanted = kind === '' ? all : all.where('kind', '=', kind)
  const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const page = wanted
    .selectAll()
    .limit(PAGE)
    .offset((pageNum - 1) * PAGE)
  const isOver = queue === 'hidden' || queue === 'left'
  const rows = await (isOver ? page.orderBy('decided_at', 'desc') : page.orderBy('priority', 'desc').orderBy('due_at')).execute()
  const signals = await listSignals(
    tx,
    rows.map(({ case_id }) => case_id),
  )
  return {
    total,
    pageNum,
    pageSize: PAGE,
    queues: caseQueues.map((one) => ({ queue: one, num: countOf(one) })),
    list: rows.map((row) =>
      presentRow(
        row,
        signals.filter(({ case_id }) => case_id === row.case_id),
      ),
    ),
  }
}

/** How much waits, for a page of today. */
export async function countOpenCases(tx: Read): Promise<number> {
  const { num } = await moderationTables(tx)
    .selectFrom('moderation_cases')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('state', 'in', ['open', 'appealed'])
    .executeTakeFirstOrThrow()
  return num
}

const listSignals = (tx: Read, caseIds: readonly string[]): Promise<SignalRow[]> =>
  caseIds.length === 0
    ? Promise.resolve([])
    : moderationTables(tx)
        .selectFrom('moderation_signals')
        .selectAll()
        .where('case_id', 'in', [...caseIds])
        .orderBy('at')
        .orderBy('signal_id')
        .execute()

const reasonOf = (name: string) => reportReasons.find((known) => known === name) ?? ('new' as const)
const ruleOf = (name: string | null) => houseRuleNames.find((known) => known === name) ?? ('' as const)

function presentRow(row: CaseRow, signals: readonly SignalRow[]): ModerationCaseRow {
  const said = signals.map(({ reason }) => reason)
  const most = said.toSorted((one, other) => timesIn(said, other) - timesIn(said, one)).find((reason) => reason !== 'new')
  return {
    caseNo: row.case_number,
    kind: row.kind,
    state: row.state,
    author: row.author,
    title: row.title,
    body: row.body,
    picture: row.pictures[0] ?? '',
    severity: row.severity,
    reason: reasonOf(most ?? 'new'),
    reports: signals.filter(({ source }) => source === 'member').length,
    isHeld: row.is_held,
    openedTime: row.opened_at.toISOString(),
    dueTime: row.due_at.toISOString(),
    isLate: (row.state === 'open' || row.state === 'appealed') && row.due_at < clock.now(),
  }
}
const timesIn = (list: readonly string[], one: string): number => list.filter((other) => other === one).length

/** One case as an operator sees it: with what they may do about it, which is nothing where they wrote it or decided it before. */
export async function showCase(
  tx: Read,
  number: string,
  operator: { accountId: string; mayDecideAppeals: boolean },
): Promise<ModerationCaseWire> {
  const row = await findByNumber(tx, number)
  const signals = await listSignals(tx, [row.case_id])
  const isOwn = await isOwnWriting(tx, row.author_id, operator.accountId)
  const mayAppealed = operator.mayDecideAppeals && row.decided_by !== operator.accountId
  return {
    ...presentRow(row, signals),
    version: row.version,
    versions: await listVersions(tx, row.case_id),
    link: row.link,
    reach: row.reach,
    pictures: row.pictures,
    marks: (await liveMatcher(tx)).find(row.body, row.kind).map(({ from, to }) => ({ from, to })),
    signals: signals.map(({ source, reason, words, at, is_open }) => ({
      ...{ source, reason: reasonOf(reason), words, date: at.toISOString(), isOpen: is_open },
    })),
    steps: await listSteps(tx, row.case_id),
    authorFacts: await showAuthor(tx, row),
    appeal: row.appeal_words,
    decision: row.decision ?? '',
    rule: ruleOf(row.rule),
    acts: isOwn
      ? []
      : [
          ...actsFrom({ state: row.state }, row.purged_at === null ? [...decisions, 'reopen'] : decisions),
          ...(mayAppealed ? actsFrom({ state: row.state }, appealDecisions) : []),
        ],
  }
}

async function findByNumber(tx: Read, number: string): Promise<CaseRow> {
  const found = await moderationTables(tx)
    .selectFrom('moderation_cases')
    .selectAll()
    .where('case_number', '=', number)
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

const MOST_VERSIONS = 20

async function listVersions(tx: Read, caseId: string): Promise<ModerationCaseWire['versions']> {
  const rows = await moderationTables(tx)
    .selectFrom('moderation_versions')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS)
    .execute()
  return rows.map(({ version, title, body, pictures, kept_at }) => ({
    version,
    title,
    body,
    pictures,
    date: kept_at.toISOString(),
  }))
}

async function listSteps(tx: Read, caseId: string): Promise<ModerationCaseWire['steps']> {
  const rows = await moderationTables(tx)
    .selectFrom('moderation_steps')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('position')
    .execute()
  return rows.map(({ act, words, rule, happened_at, actor_kind, actor }) => ({
    act,
    words,
    rule: ruleOf(rule),
    date: happened_at.toISOString(),
    actorKind: actor_kind,
    actor,
  }))
}

const Rest = z.object({ until: z.date().nullable() })

async function readRest(tx: Read, accountId: string): Promise<{ rests: '' | 'until' | 'for-good'; restsUntil: string }> {
  const [rest] = await readRows(tx, Rest, sql`select until from community_rests where account_id = ${accountId}`)
  if (!rest) return { rests: '', restsUntil: '' }
  return rest.until ? { rests: 'until', restsUntil: rest.until.toISOString() } : { rests: 'for-good', restsUntil: '' }
}

const Since = z.object({ joinedAt: z.date() })

async function showAuthor(tx: Read, { author_id, case_id }: CaseRow): Promise<ModerationCaseWire['authorFacts']> {
  const none = { accountId: '', memberSince: '', strikes: 0, rests: '' as const, restsUntil: '', earlier: [] }
  if (author_id === null) return none
  const [since] = await readRows(tx, Since, sql`select joined_at as "joinedAt" from member_card where account_id = ${author_id}`)
  const earlier = await moderationTables(tx)
    .selectFrom('moderation_cases')
    .selectAll()
    .where('author_id', '=', author_id)
    .where('case_id', '<>', case_id)
    .orderBy('opened_at', 'desc')
    .limit(MOST_EARLIER)
    .execute()
  return {
    accountId: author_id,
    memberSince: since?.joinedAt.toISOString() ?? '',
    strikes: await countStrikes(tx, author_id),
    ...(await readRest(tx, author_id)),
    earlier: earlier.map((row) => ({
      ...{ caseNo: row.case_number, kind: row.kind, title: row.title, state: row.state },
      ...{ decision: row.decision ?? '', rule: ruleOf(row.rule), date: (row.decided_at ?? row.opened_at).toISOString() },
    })),
  }
}

/** What a member is told of decisions about what they wrote, the latest first; what was left is nothing to be told. */
export async function showDecisions(tx: Read, accountId: string): Promise<DecisionsWire> {
  const own = moderationTables(tx).selectFrom('moderation_cases').selectAll().where('author_id', '=', accountId)
  const rows = await own
    .where('decision', 'is not', null)
    .where('decision', '<>', 'leave')
    .orderBy('decided_at', 'desc')
    .limit(50)
    .execute()
  const held = await own.where('state', '=', 'open').where('is_held', '=', true).orderBy('opened_at', 'desc').limit(20).execute()
  const list: DecisionWire[] = []
  for (const row of rows) list.push(await presentDecision(tx, row))
  return {
    strikes: await countStrikes(tx, accountId),
    ...(await readRest(tx, accountId)),
    waiting: held.map(({ kind, title, body, opened_at }) => ({ kind, title, body, date: opened_at.toISOString() })),
    list,
  }
}

async function presentDecision(tx: Read, row: CaseRow): Promise<DecisionWire> {
  const steps = await listSteps(tx, row.case_id)
  const said = steps.findLast(({ act }) => act === row.decision)
  const outcome = steps.findLast(({ act }) => act === 'uphold' || act === 'overturn')
  const measure = await moderationTables(tx)
    .selectFrom('moderation_measures')
    .selectAll()
    .where('case_id', '=', row.case_id)
    .where('lifted_at', 'is', null)
    .orderBy('begun_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const decidedAt = row.decided_at ?? row.opened_at
  const isOpen = row.appealed_at === null && mayAppeal(row.state, row.decided_at, clock.now())
  return {
    ...{ caseNo: row.case_number, kind: row.kind, title: row.title, body: row.body, state: row.state, rule: ruleOf(row.rule) },
    decision: measure?.kind ?? row.decision ?? 'hide',
    words: said?.words ?? '',
    date: decidedAt.toISOString(),
    appealUntil: isOpen ? new Date(decidedAt.getTime() + APPEAL_DAYS * DAY).toISOString() : '',
    appeal: row.appeal_words,
    outcome: outcome?.act === 'overturn' ? 'overturn' : outcome ? 'uphold' : '',
    outcomeWords: outcome?.words ?? '',
    restsUntil: measure?.rests_until?.toISOString() ?? '',
    strikeUntil: measure?.expires_at.toISOString() ?? '',
  }
}

/** A step of a case, for who tells its author of it. */
export async function findToldStep(tx: Read, caseId: string, position: number) {
  const row = await moderationTables(tx)
    .selectFrom('moderation_cases')
    .selectAll()
    .where('case_id', '=', caseId)
    .executeTakeFirst()
  const said = row && (await listSteps(tx, caseId))[position]
  return row && said && { row, said, decision: await presentDecision(tx, row) }
}
