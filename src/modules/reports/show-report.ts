import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { readEmptySearches, readEndingStock, readUnsold, readWay } from './piece-reports.ts'
import type { Figures, ReportAsked, ReportRow, ReportWire } from './reports.contract.ts'
import { hasTotal, isComparable, type Period, type ReportKind, reportColumns, waySteps } from './reports.rules.ts'
import { type Counted, type Counts, type DayRow, readDays, readShares } from './sales-reports.ts'

type Entry = { key: string; name: string; note: string; spuCode: string; counts: Counts }

/** One report of a time, and beside each of its figures that of the time it is compared with. */
export async function showReport(tx: Read, asked: ReportAsked, language: Language): Promise<ReportWire> {
  const { kind, againstFrom, againstTo } = asked
  const entries = await readEntries(tx, kind, asked, language)
  const isCompared = againstFrom !== '' && isComparable(kind)
  const others = isCompared ? await readEntries(tx, kind, { from: againstFrom, to: againstTo }, language) : undefined
  const total = (list: readonly Entry[]): Figures | null => (hasTotal(kind) ? figuresOf(kind, sumOf(kind, list)) : null)
  return {
    rows: kind === 'days' ? dayByDay(entries, others) : sameBySame(kind, entries, others),
    total: total(entries),
    againstTotal: others ? total(others) : null,
  }
}

async function readEntries(tx: Read, kind: ReportKind, period: Period, language: Language): Promise<Entry[]> {
  if (kind === 'days') return (await readDays(tx, period)).map(dayEntry)
  if (kind === 'brands' || kind === 'categories' || kind === 'merchants')
    return (await readShares(tx, kind, period, language)).map(shareEntry)
  if (kind === 'way') {
    const steps = await readWay(tx, period)
    return waySteps.map((key) => ({ ...bare, key, name: key, counts: { num: steps[key] } }))
  }
  if (kind === 'searches')
    return (await readEmptySearches(tx, period)).map(({ key, num }) => {
      const [asked = '', ...words] = key.split(' ')
      return { ...bare, key, name: words.join(' '), note: asked, counts: { num } }
    })
  if (kind === 'unsold')
    return (await readUnsold(tx, period, language)).map(({ spuCode, brand, title, ...counts }) => ({
      ...{ key: spuCode, name: `${brand} ${title}`, note: spuCode, spuCode },
      counts,
    }))
  return (await readEndingStock(tx, language)).map(
    ({ key, spuCode, brand, title, merchant, colour, size, available, sold, days }) => ({
      ...{ key, name: `${brand} ${title}`, note: [colour, size, merchant].join(' · '), spuCode },
      counts: { available, sold, days },
    }),
  )
}

const bare = { note: '', spuCode: '' }
const dayEntry = ({ day, paid, sales, back }: DayRow): Entry => ({
  ...bare,
  key: day,
  name: day,
  counts: { paid, sales, back, net: sales - back },
})
const shareEntry = (counted: Counted): Entry => ({ ...bare, ...counted })

/** The first day beside the first, whatever the two are called. */
const dayByDay = (entries: readonly Entry[], others?: readonly Entry[]): ReportRow[] =>
  entries.map((entry, at) => present('days', entry, others && { counts: others[at]?.counts ?? {}, key: others[at]?.key ?? '' }))

/** The same brand beside itself; what there was only then stands at the end with nothing now. */
function sameBySame(kind: ReportKind, entries: readonly Entry[], others: readonly Entry[] | undefined): ReportRow[] {
  if (!others) return entries.map((entry) => present(kind, entry))
  const then = new Map(others.map((other) => [other.key, other]))
  const now = new Set(entries.map(({ key }) => key))
  const gone = others.filter(({ key }) => !now.has(key)).map((other) => ({ ...other, counts: {} }))
  return [...entries, ...gone].map((entry) => present(kind, entry, { counts: then.get(entry.key)?.counts ?? {}, key: entry.key }))
}

const present = (kind: ReportKind, { counts, ...entry }: Entry, against?: { counts: Counts; key: string }): ReportRow => ({
  ...entry,
  figures: figuresOf(kind, counts),
  against: against ? figuresOf(kind, against.counts) : null,
  againstKey: against?.key ?? '',
})

const figuresOf = (kind: ReportKind, counts: Counts): Figures =>
  Object.fromEntries(
    reportColumns[kind].map(({ name, unit }) => [name, unit === 'cents' ? toWire(counts[name] ?? 0) : (counts[name] ?? 0)]),
  )

const sumOf = (kind: ReportKind, entries: readonly Entry[]): Counts =>
  Object.fromEntries(
    reportColumns[kind].map(({ name }) => [name, entries.reduce((sum, { counts }) => sum + (counts[name] ?? 0), 0)]),
  )
