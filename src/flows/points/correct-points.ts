import { getMemberRow, listAdminMembers } from '#modules/members/index.server.ts'
import type { MemberRowWire } from '#modules/members/admin-members.contract.ts'
import {
  addCorrection,
  decideCorrection as decide,
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
import type { MemberPointsWire, PointsRoomWire, PointsRowWire } from '#modules/points/points-room.contract.ts'
import { findPointRules } from '#modules/shop-settings/index.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { sumPending } from './earn.ts'
import { presentMove, showEnding } from './show-points.ts'
import { notifyOfPoints } from './notify-of-points.ts'

/** What members have: who has most, or whom a search finds, and what waits for a second person. */
export async function showPointsRoom(tx: Read, word: string): Promise<PointsRoomWire> {
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

type Correction = { accountId: string; points: number; reason: string }

/** Somebody of the shop asks that a member has more points, or fewer; nothing moves until another has agreed. */
export async function askCorrection(
  tx: Tx,
  operator: Operator,
  { accountId: memberId, points, reason }: Correction,
): Promise<void> {
  if ((await getMemberRow(tx, memberId)).state === 'left') refuse('NOT_FOUND')
  if (-points > (await sumHeld(tx, memberId))) refuse('POINTS_SHORT', { field: 'points' })
  await addCorrection(tx, operator, { memberId, points, reason })
  const trail = { ...operator, subject: 'member', subjectId: memberId, after: { points, reason } }
  await recordAudit(tx, { ...trail, action: 'points-correction-asked' })
}

/** A second person agrees or declines; who asked for it may think better of it, and no more. Answers whose points they are. */
export async function decideCorrection(tx: Tx, operator: Operator, correctionId: string, agree: boolean): Promise<string> {
  const correction = await lockCorrection(tx, correctionId)
  const { member_id: memberId, points, reason } = correction
  await decide(tx, operator, correction, { agree, rules: await findPointRules(tx) })
  const trail = { ...operator, subject: 'member', subjectId: memberId, after: { points, reason } }
  await recordAudit(tx, { ...trail, action: agree ? 'points-correction-made' : 'points-correction-declined' })
  const words = () => ({ points: String(Math.abs(points)), message: reason })
  if (agree) await notifyOfPoints(tx, memberId, points > 0 ? 'added' : 'taken', { key: correctionId, words })
  return memberId
}
