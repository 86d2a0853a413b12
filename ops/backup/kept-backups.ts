import { HONG_KONG_OFFSET_MS } from './backup-times.ts'
import type { BackupPlace } from './backup-place.ts'
import { type BaseManifest, listBases } from './base-backups.ts'
import { pruneFiles } from './ship-files.ts'
import { walKey } from './ship-wal.ts'
import { numberOfName, WAL_FILE, walNumber } from './wal-names.ts'

export type Keeping = { days: number; weeks: number; months: number }

const DAY_MS = 86_400_000
/** A backup that was begun so long ago and has no end was broken off. */
const BROKEN_OFF_MS = DAY_MS

export function readKeeping(written: string): Keeping {
  const [days = 7, weeks = 4, months = 3] = written.split(' ').map((part) => Number.parseInt(part, 10))
  return { days, weeks, months }
}

type Dated = { id: string; startedAt: string }
const dayOf = ({ startedAt }: Dated): number => Math.floor((Date.parse(startedAt) + HONG_KONG_OFFSET_MS) / DAY_MS)
/** Weeks begin on Monday; the first day of 1970 was a Thursday. */
const weekOf = (base: Dated): number => Math.floor((dayOf(base) + 3) / 7)
const monthOf = ({ startedAt }: Dated): string => new Date(Date.parse(startedAt) + HONG_KONG_OFFSET_MS).toISOString().slice(0, 7)

/** The newest of each of the last days, weeks and months that have one. */
export function keptBases(bases: readonly Dated[], { days, weeks, months }: Keeping): Set<string> {
  const newestFirst = [...bases].sort((one, other) => (one.startedAt < other.startedAt ? 1 : -1))
  const lastOf = (spanOf: (base: Dated) => number | string, most: number): string[] =>
    [...Map.groupBy(newestFirst, spanOf).values()].slice(0, most).flatMap(([newest]) => (newest ? [newest.id] : []))
  return new Set([...lastOf(dayOf, Math.max(1, days)), ...lastOf(weekOf, weeks), ...lastOf(monthOf, months)])
}

/**
 * Every moment of the last days can be restored: all WAL since the oldest of them is kept. Of older backups only what makes
 * each of them whole.
 */
export function keptWal(names: readonly string[], bases: readonly BaseManifest[], { days }: Keeping): Set<string> {
  const recent = [...keptBases(bases, { days, weeks: 0, months: 0 })].sort()[0]
  const from = bases.find(({ id }) => id === recent)
  const spans = bases.map(({ start, stop }) => [walNumber(start.lsn), walNumber(stop.lsn)] as const)
  return new Set(
    names.filter((name) => {
      if (!WAL_FILE.test(name)) return true
      const number = numberOfName(name)
      return !from || number >= walNumber(from.start.lsn) || spans.some(([first, last]) => number >= first && number <= last)
    }),
  )
}

/** Removes what is past its time, backups first: what is half removed is no backup any more. */
export async function pruneBackups(place: BackupPlace, keeping: Keeping, now: Date): Promise<void> {
  const all = await listBases(place)
  const kept = keptBases(all, keeping)
  const bases = all.filter(({ id }) => kept.has(id))
  const oldest = bases[0]
  if (!oldest) return
  const whole = new Set(all.map(({ id }) => id))
  for (const { key } of (await place.list('base/')).toReversed()) {
    const id = key.split('/')[1] ?? ''
    if (kept.has(id) || (!whole.has(id) && now.getTime() - timeOfStamp(id) < BROKEN_OFF_MS)) continue
    await place.remove(key)
  }
  const names = (await place.list('wal/')).map(({ key }) => key.slice('wal/'.length))
  const keptNames = keptWal(names, bases, keeping)
  for (const name of names) if (!keptNames.has(name)) await place.remove(walKey(name))
  await pruneFiles(place, new Date(oldest.startedAt))
}

function timeOfStamp(stamp: string): number {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\d{3}Z$/.exec(stamp) ?? []
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}
