import type { ImportRow } from '../import-fields.rules.ts'

/** When a lower price holds; an end that is left out is none. */
export type SaleTimes = { from?: Date; until?: Date }

const DAY_MS = 86_400_000
const HONG_KONG = '+08:00'

/** What a row says of when its sale price holds; undefined for a time that nobody can read. */
export function saleTimesOf(cells: ImportRow['cells']): SaleTimes | undefined {
  const [from = '', until = ''] = cells.sale_times ? rangeOf(cells.sale_times) : [cells.sale_from, cells.sale_until]
  const begins = from === '' ? undefined : timeOf(from)
  const ends = until === '' ? undefined : timeOf(until)
  if ((from !== '' && !begins) || (until !== '' && !ends)) return undefined
  // The day that is named is the last one, all of it.
  const end = ends && new Date(ends.at.getTime() + (ends.isDay ? DAY_MS : 0))
  return { ...(begins ? { from: begins.at } : {}), ...(end ? { until: end } : {}) }
}

/** 2026-01-01T00:00+0800/2026-02-01T00:00+0800, and with spaces around the mark. */
function rangeOf(cell: string): [string, string] {
  const parts = /^(\d{4}-\d\d-\d\d[^/]*)\/(.*)$/.exec(cell.trim())
  return parts ? [parts[1]?.trim() ?? '', parts[2]?.trim() ?? ''] : [cell.trim(), '']
}

/** A moment with its zone, or a day or time of Hong Kong's; between slashes the month comes first unless it can be none. */
function timeOf(cell: string): { at: Date; isDay: boolean } | undefined {
  const text = cell.trim()
  const zoned = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?\s?(Z|[+-]\d\d:?\d\d)$/i.exec(text)
  if (zoned) return made(`${zoned[1]}T${zoned[2]}${zoned[3] ?? ':00'}${zoned[4]?.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`, false)
  const [, day = '', time] = /^(\S+?)(?:[T ,]+(\d{1,2}:\d\d)(?::\d\d)?)?$/.exec(text) ?? []
  const date = dayOf(day)
  return date === undefined ? undefined : made(`${date}T${(time ?? '00:00').padStart(5, '0')}:00${HONG_KONG}`, time === undefined)
}

function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (iso) return pieced(iso[1], iso[2], iso[3])
  const slashed = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2}|\d{4})$/.exec(text)
  if (!slashed) return undefined
  const [first, mark, second, year] = [slashed[1], slashed[2], slashed[3], slashed[4] ?? '']
  const isDayFirst = mark === '.' || Number(first) > 12
  return pieced(year.length === 2 ? `20${year}` : year, isDayFirst ? second : first, isDayFirst ? first : second)
}

const pieced = (year = '', month = '', day = ''): string => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

function made(text: string, isDay: boolean): { at: Date; isDay: boolean } | undefined {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? undefined : { at, isDay }
}
