import { statfs } from 'node:fs/promises'
import { z } from 'zod'
import { Refusal } from '../claims.ts'
import { type BackupPlace, findJson, putJson } from './backup-place.ts'
import { type BaseManifest, listBases, partKey } from './base-backups.ts'
import { inHongKong, type Wanted } from './backup-times.ts'
import { findMark, type Mark } from './marked-points.ts'
import { walKey } from './ship-wal.ts'
import { historyName, numberOfName, WAL_FILE, walNumber, walSpan } from './wal-names.ts'

export type Chosen = { base: BaseManifest; mark: Mark | undefined; timeline: number }

/** What a restore needs beyond the copy itself: WAL under way and what the database makes of it. */
const BESIDE_BYTES = 600 * 2 ** 20

/** The newest backup before the wanted moment, with everything that belongs to it there; refused otherwise, before anything is touched. */
export async function chooseBackup(place: BackupPlace, wanted: Wanted): Promise<Chosen> {
  const mark = wanted.kind === 'mark' ? await findMark(place, wanted.name) : undefined
  if (wanted.kind === 'mark' && !mark) throw new Refusal(`The backup has no point “${wanted.name}”.`)
  const until = wanted.kind === 'moment' ? wanted.at : mark && new Date(mark.at)
  const all = await listBases(place)
  const timeline = mark?.timeline ?? (await timelineAt(place, until, all))
  const bases = await onTheWayTo(place, timeline, all)
  const base = bases.findLast(({ finishedAt }) => !until || Date.parse(finishedAt) <= until.getTime())
  if (!base) {
    const oldest = bases[0]
    throw new Refusal(
      oldest
        ? `The oldest moment that can be restored is ${inHongKong(oldest.finishedAt)} (Hong Kong).`
        : 'There is no finished backup here.',
    )
  }
  await requireWhole(place, base, wanted)
  return { base, mark, timeline }
}

const Way = z.object({ madeAt: z.string() })
const wayKey = (timeline: number): string => `timelines/${timeline}`

/** After a restore the database goes another way, and from this moment on the shop is what lies on it. */
export const noteWay = (place: BackupPlace, timeline: number): Promise<number> =>
  putJson(place, wayKey(timeline), { madeAt: new Date().toISOString() })

/**
 * The way the shop was on at a moment; without one the last. What was left behind by a restore can be restored, too. A place that was named
 * after a restore knows of it by the whole copies alone.
 */
async function timelineAt(place: BackupPlace, moment: Date | undefined, bases: readonly BaseManifest[]): Promise<number> {
  const before = bases.filter(({ finishedAt }) => !moment || Date.parse(finishedAt) <= moment.getTime())
  let found = Math.max(1, ...before.map(({ stop }) => stop.timeline))
  for (const { key } of await place.list(wayKey(0).slice(0, -1))) {
    const timeline = Number(key.split('/')[1])
    const way = await findJson(place, key, Way)
    if (way && timeline > found && (!moment || Date.parse(way.madeAt) <= moment.getTime())) found = timeline
  }
  return found
}

/** A whole copy made beyond the point where its way was left leads to nothing else. */
async function onTheWayTo(place: BackupPlace, timeline: number, bases: readonly BaseManifest[]): Promise<BaseManifest[]> {
  const written = timeline === 1 ? '' : ((await place.find(walKey(historyName(timeline))))?.toString() ?? '')
  const left = new Map<number, bigint>()
  for (const [, parent, lsn = '0/0'] of written.matchAll(/^(\d+)\t([0-9A-F]+\/[0-9A-F]+)/gm))
    left.set(Number(parent), positionOf(lsn))
  return bases.filter(({ stop }) => {
    const leftAt = left.get(stop.timeline)
    return stop.timeline === timeline || (leftAt !== undefined && positionOf(stop.lsn) <= leftAt)
  })
}

function positionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

async function requireWhole(place: BackupPlace, base: BaseManifest, wanted: Wanted): Promise<void> {
  const there = new Map((await place.list(`base/${base.id}/`)).map(({ key, bytes }) => [key, bytes]))
  const broken = base.parts.findIndex((bytes, number) => there.get(partKey(base.id, number)) !== bytes)
  if (broken >= 0) {
    throw new Refusal(
      `The backup of ${inHongKong(base.startedAt)} (Hong Kong) is damaged: ${partKey(base.id, broken)} is missing or cut short. Name a moment before it.`,
    )
  }
  const wal = (await place.list('wal/')).map(({ key }) => key.slice('wal/'.length)).filter((name) => WAL_FILE.test(name))
  const names = new Set(wal)
  const lacking = walSpan(base.start.timeline, base.start.lsn, base.stop.lsn).find((name) => !names.has(name))
  if (lacking)
    throw new Refusal(`The backup of ${inHongKong(base.startedAt)} (Hong Kong) lacks ${lacking}, without which it is not whole.`)
  if (wanted.kind !== 'latest') return
  const numbers = new Set(wal.map(numberOfName))
  const last = [...numbers].reduce((one, other) => (one > other ? one : other))
  for (let number = walNumber(base.start.lsn); number <= last; number++)
    if (!numbers.has(number))
      throw new Refusal(
        `WAL is missing in the backup (file ${number} of ${last}): “latest” would lose what came after. Name a moment.`,
      )
}

/** A restore that fills the disk would stop the shop that is there, too. `fileBytes`: what comes back beside the database. */
export async function requireRoom(folder: string, base: BaseManifest, fileBytes: number): Promise<void> {
  const needed = Math.ceil(base.bytes * 1.1) + BESIDE_BYTES + fileBytes
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= needed) return
  const inGb = (bytes: number): string => (bytes / 1e9).toFixed(1)
  throw new Refusal(`The restored copy needs ${inGb(needed)} GB beside what is there, and ${folder} has ${inGb(free)} GB left.`)
}
