import { getOrder } from '#modules/orders/index.server.ts'
import { type HistoryRow, listDebts, listHistory, sumEnding } from '#modules/points/index.server.ts'
import type { EndingWire, HistoryFilter, MoveWire, PointsWire } from '#modules/points/points.contract.ts'
import { lastDayOf } from '#modules/points/points.rules.ts'
import { findPointRules } from '#modules/shop-settings/index.server.ts'
import { pointMoveText, pointsFileText } from '#language/account/points.text.ts'
import { showMoment } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { textsIn } from '#language/texts.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { csvFile } from '#platform/text/csv-file.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import { sumEarned, sumPending } from './earn.ts'

type Page = { filter: HistoryFilter; pageNo: number; pageSize: number }

/** What a member has, will have and has had. */
export async function showPoints(tx: Read, memberId: string, page: Page): Promise<PointsWire> {
  const { giftMost, giftMostADay } = await findPointRules(tx)
  const { total, rows } = await listHistory(tx, memberId, page)
  const ending = await showEnding(tx, memberId)
  return {
    points: ending.reduce((sum, { points }) => sum + points, 0),
    pendingPoints: await sumPending(tx, memberId),
    owedPoints: (await listDebts(tx, [memberId])).get(memberId) ?? 0,
    ending,
    giftMost,
    giftMostADay,
    total,
    pageNo: page.pageNo,
    pageSize: page.pageSize,
    list: rows.map(presentMove),
  }
}

export const showEnding = async (tx: Read, memberId: string): Promise<EndingWire[]> =>
  (await sumEnding(tx, [memberId])).map(({ points, expiresAt }) => ({ points, lastDay: lastDayOf(expiresAt) }))

export const presentMove = ({ postingId, move, at, points, orderNumber, friend, message, expiresAt }: HistoryRow): MoveWire => ({
  moveId: postingId,
  move,
  time: at.toISOString(),
  points,
  orderNo: orderNumber,
  friend,
  message,
  lastDay: expiresAt && lastDayOf(expiresAt),
})

const MOST_IN_FILE = 10_000

/** The same as a table for a spreadsheet. */
export async function tablePoints(tx: Read, memberId: string, filter: HistoryFilter, language: Language): Promise<FileAnswer> {
  const { rows } = await listHistory(tx, memberId, { filter, pageNo: 1, pageSize: MOST_IN_FILE })
  const { time, move, points, order, friend, message, lastDay } = textsIn(pointsFileText, language)
  const lines = rows
    .map(presentMove)
    .map((row) => [
      showMoment(row.time, language),
      pointMoveText[row.move][language],
      row.points,
      row.orderNo,
      row.friend,
      row.message,
      row.lastDay ?? '',
    ])
  return csvFile('points', [[time, move, points, order, friend, message, lastDay], ...lines])
}

/** What an order of theirs has earned a member, and will earn. */
export async function showOrderPoints(tx: Read, memberId: string, orderNumber: string) {
  const order = await getOrder(tx, orderNumber)
  return order.owner_id === memberId ? sumEarned(tx, order.order_id) : refuse('NOT_FOUND')
}
