import { sql } from 'kysely'
import { z } from 'zod'
import { clock, DAY } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockHolders, post } from '#platform/ledger.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'
import { lotsLeft } from './lots.ts'
import { EXPIRED, leftIn, type Lot, otherSide, takeFrom } from './lots.rules.ts'
import { pointTables } from './points.tables.ts'

/** How long before they end a member is told. */
const TOLD_BEFORE = 30 * DAY
/** An order that used points may give them back for so long after they ended. */
const LOOKED_BACK = 400 * DAY

const Owner = z.object({ ownerId: z.uuid() })

/** Takes out what is left in lots that have ended, of so many members; answers of how many. Done twice it finds nothing left. */
export async function expireLots(tx: Tx, most: number): Promise<number> {
  const now = clock.now()
  const owners = await readRows(
    tx,
    Owner,
    sql`select distinct l.owner_id as "ownerId" from point_lots l
      where l.expires_at <= ${now} and l.expires_at > ${new Date(now.getTime() - LOOKED_BACK)}
        and (select sum(e.amount) from ledger_entries e where e.lot = l.lot_id) > 0 limit ${most}`,
  )
  const ownerIds = owners.map(({ ownerId }) => ownerId)
  await endLots(tx, ownerIds, ({ expiresAt }) => expiresAt <= now)
  return ownerIds.length
}

/** Nobody uses the points of an account that is forgotten, and what its owner wrote to friends is forgotten with it. */
export async function forgetPoints(tx: Tx, ownerId: string): Promise<void> {
  await endLots(tx, [ownerId], () => true)
  await pointTables(tx).updateTable('point_gifts').set({ message: '', named: '' }).where('giver_id', '=', ownerId).execute()
  await pointTables(tx).deleteFrom('point_gift_misses').where('giver_id', '=', ownerId).execute()
}

async function endLots(tx: Tx, ownerIds: readonly string[], isOver: (lot: Lot) => boolean): Promise<void> {
  await lockHolders(tx, ownerIds)
  const lots = (await lotsLeft(tx, ownerIds)).filter(isOver)
  for (const own of Map.groupBy(lots, ({ ownerId }) => ownerId).values()) {
    const points = leftIn(own)
    const { entries } = takeFrom(own, points)
    // A lot may end twice: an order that used points of it can still give them back.
    await post(tx, { kind: 'points-expired', subjectId: newId(), entries: [...entries, otherSide(EXPIRED, points)] })
  }
}

const Ending = z.object({ ownerId: z.uuid(), expiresAt: z.date(), points: z.coerce.number().int() })
export type Ending = z.output<typeof Ending>

/** Whose points end soon and who has not been told, each moment at which some do; told from now on. Answers how many lots it went through, too. */
export async function takeEnding(tx: Tx, most: number): Promise<{ lots: number; ending: Ending[] }> {
  const now = clock.now()
  const told = await changeRows(
    tx,
    z.object({ ownerId: z.uuid(), expiresAt: z.date(), lotId: z.uuid() }),
    sql`update point_lots set reminded_at = ${now} where lot_id in (select lot_id from point_lots
        where reminded_at is null and expires_at > ${now} and expires_at <= ${new Date(now.getTime() + TOLD_BEFORE)}
        limit ${most} for update skip locked)
      returning owner_id as "ownerId", expires_at as "expiresAt", lot_id as "lotId"`,
  )
  const ownerIds = [...new Set(told.map(({ ownerId }) => ownerId))]
  const moments = new Set(told.map(({ ownerId, expiresAt }) => `${ownerId} ${expiresAt.getTime()}`))
  const ending = await sumEnding(tx, ownerIds)
  return {
    lots: told.length,
    ending: ending.filter(({ ownerId, expiresAt }) => moments.has(`${ownerId} ${expiresAt.getTime()}`)),
  }
}

/** What somebody has, by the moment at which it ends, the first first. */
export async function sumEnding(tx: Read, ownerIds: readonly string[]): Promise<Ending[]> {
  const lots = (await lotsLeft(tx, ownerIds)).filter(({ expiresAt }) => expiresAt > clock.now())
  const moments = Map.groupBy(lots, ({ ownerId, expiresAt }) => `${ownerId} ${expiresAt.getTime()}`)
  return [...moments.values()].flatMap((own) => {
    const [first] = own
    return first ? [{ ownerId: first.ownerId, expiresAt: first.expiresAt, points: leftIn(own) }] : []
  })
}
