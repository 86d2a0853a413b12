import { Refusal } from '../claims.ts'

export const HONG_KONG_OFFSET_MS = 8 * 3_600_000

/** What to restore to: everything there is, a moment, or a marked point by its name. */
export type Wanted = { kind: 'latest' } | { kind: 'moment'; at: Date } | { kind: 'mark'; name: string }

export const MARK_NAME = /^[a-z][a-z0-9-]{1,40}$/

/** `latest`, a name, or a time: of Hong Kong unless it says its zone. */
export function readWanted(written: string): Wanted {
  if (written === 'latest') return { kind: 'latest' }
  const [, day, time, zone] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?$/.exec(written) ?? []
  if (day && time) {
    const at = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}${zone ?? '+08:00'}`)
    if (!Number.isNaN(at.getTime())) return { kind: 'moment', at }
  }
  if (MARK_NAME.test(written)) return { kind: 'mark', name: written }
  throw new Refusal(`“${written}” is no time such as 2026-11-29T18:30 (Hong Kong), not “latest”, and no name of a marked point.`)
}

/** For people, as the shop counts time. */
export const inHongKong = (moment: Date | string): string =>
  new Date(new Date(moment).getTime() + HONG_KONG_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')

/** How long ago, for people. */
export function sayAge(seconds: number): string {
  if (seconds < 120) return `${Math.max(0, Math.round(seconds))} s`
  if (seconds < 7_200) return `${Math.round(seconds / 60)} minutes`
  return `${Math.round(seconds / 3_600)} hours`
}
