import { getMemberRow, listAdminMembers } from '#modules/members/index.server.ts'
import type { MemberRowWire } from '#modules/members/admin-members.contract.ts'
import {
  addCorrection,
  decideCorrection as decide,
  findSameCorrection,
  listCorrections,
  listDebts,
  listHistory,
  listLots,
  listRichest,
  lockCorrection,
  sumAll,
  sumHeld,
} from '#modules/points/index.server.ts'
import { leftIn } from '#modules/points/lots.rules.ts'
import type { MemberPointsWire, PointsPageWire, PointsRowWire } from '#modules/points/points-page.contract.ts'
import { findPointRules } from '#modules/shop-settings/index.server.ts'
import { askFor, type Decider, endApproval, mayGo, sinceLately } from '#modules/approvals/index.server.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import type { Cents } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { sumPending } from './earn.ts'
import { presentMove, showEnding } from './show-points.ts'
import { notifyOfPoints } from './notify-of-points.ts'

/** What members have: who has most, or whom a search finds, and what waits for a second person. */
export async function showPointsPage(tx: Read, word: string): Promise<PointsPageWire> {
  const members = word.trim()
    ? (await listAdminMembers(tx, { word, pageNum: 1 })).list
    : await Promise.all((await listRichest(tx)).map((memberId) => getMemberRow(tx, memberId)))
  const { points, owed } = await sumAll(tx)
  return { points, owedPoints: owed, list: await withPoints(tx, members), waiting: await listCorrections(tx) }
}

const MOST_SHOWN = 50

export async function showMemberPoints(tx: Read, memberId: string): Promise<MemberPointsWire> {
  const [row] = await withPoints(tx, [await getMemberRow(tx, memberId)])
  const { rows } = await listHistory(tx, memberId, { filter: '', pageNo: 1, pageSize: MOST_SHOWN })
  return {
    ...(row ?? refuse('NOT_FOUND')),
    pendingPoints: await sumPending(tx, memberId),
    ending: await showEnding(tx, memberId),
    history: rows.map(presentMove),
    corrections: await listCorrections(tx, memberId),
  }
}

async function withPoints(tx: Read, members: readonly MemberRowWire[]): Promise<PointsRowWire[]> {
  const ids = members.map(({ accountId }) => accountId)
  const [lots, debts] = [await listLots(tx, ids), await listDebts(tx, ids)]
  return members.map(({ accountId, name, email, mobile, state }) => ({
    accountId,
    name,
    email,
    mobile,
    state,
    points: leftIn(lots.get(accountId) ?? []),
    owedPoints: debts.get(accountId) ?? 0,
  }))
}

type Correction = { accountId: string; points: number; reason: string; again: boolean }

/** Somebody of the shop asks that a member has more points, or fewer; nothing moves until another has agreed. */
export async function askCorrection(
  tx: Tx,
  operator: Decider,
  { accountId: memberId, points, reason, again }: Correction,
): Promise<void> {
  if ((await getMemberRow(tx, memberId)).state === 'left') refuse('NOT_FOUND')
  if (-points > (await sumHeld(tx, memberId))) refuse('POINTS_SHORT', { field: 'points' })
  await lockNames(tx, [`points given to ${memberId}`])
  const same = await findSameCorrection(tx, { memberId, points }, sinceLately())
  if (same === 'waiting') refuse('APPROVAL_WAITS')
  if (same && !again) refuse('GIFT_AGAIN', { field: 'again' })
  const subjectId = await addCorrection(tx, operator, { memberId, points, reason })
  await askFor(tx, operator, { kind: 'points', subjectId, amountCents: worthOf(points), payeeId: memberId, reason })
  const trail = { by: operator, subject: 'member', subjectId: memberId, after: { points, reason } }
  await recordAudit(tx, { ...trail, action: 'points-correction-asked' })
}

/** A point is worth HK$1; what is taken away leaves nowhere. */
const worthOf = (points: number): Cents => Math.max(points, 0) * 100

/** A second person agrees or declines; who asked for it may think better of it, and no more. Answers whose points they are. */
export async function decideCorrection(tx: Tx, by: Decider, correctionId: string, agree: boolean, answer = ''): Promise<string> {
  const correction = await lockCorrection(tx, correctionId)
  const { member_id: memberId, points, reason, asked_by: askedBy } = correction
  if (correction.state !== 'waiting') refuse('CORRECTION_DECIDED')
  const matter = { kind: 'points', subjectId: correctionId, amountCents: worthOf(points), payeeId: memberId, askedBy } as const
  if (agree && !(await mayGo(tx, by, matter))) return memberId
  if (!agree) await endApproval(tx, by, 'points', correctionId, answer)
  await decide(tx, by.isDue ? null : by.id, correction, { agree, rules: await findPointRules(tx) })
  const trail = { by, subject: 'member', subjectId: memberId, after: { points, reason } }
  await recordAudit(tx, { ...trail, action: agree ? 'points-correction-made' : 'points-correction-declined' })
  const words = () => ({ points: String(Math.abs(points)), message: reason })
  if (agree) await notifyOfPoints(tx, memberId, points > 0 ? 'added' : 'taken', { key: correctionId, words })
  return memberId
}
