import { showDate } from '#language/dates.ts'
import { takeEnding } from '#modules/points/index.server.ts'
import { lastDayOf } from '#modules/points/points.rules.ts'
import type { Tx } from '#platform/database.server.ts'
import { notifyOfPoints } from './notify-of-points.ts'

/** Members are told a month before their points end, once for each day on which some do. Answers how many lots it went through. */
export async function remindOfPoints(tx: Tx, most: number): Promise<number> {
  const { lots, ending } = await takeEnding(tx, most)
  for (const { ownerId, expiresAt, points } of ending) {
    const day = lastDayOf(expiresAt)
    const words = (language: 'en' | 'zh') => ({ points: String(points), day: showDate(day, language) })
    await notifyOfPoints(tx, ownerId, 'ending', { key: `${ownerId}:${day}`, words })
  }
  return lots
}
