/** What the days of a column tell of their order; mixed: some say one thing and some the other. */
export type DayOrder = 'day-first' | 'month-first' | 'mixed'

/** 31/12/2026, as spreadsheets write a day of their own when a file is saved. */
const WITH_MARKS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/
const YEAR_FIRST = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
const WITH_NAME = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{2}|\d{4})$/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** The hour of a day that has none. */
const MIDNIGHT = /[ T]0?0:00(:00(\.0+)?)?$/

const bare = (cell: string): string => cell.replace(MIDNIGHT, '').trim()

/** How days are written is told by their whole column: a first figure above twelve is no month. */
export function judgeDays(cells: readonly string[]): DayOrder | undefined {
  const votes = new Set<DayOrder>()
  for (const cell of cells) {
    const [, first = '', second = ''] = WITH_MARKS.exec(bare(cell)) ?? []
    if (Number(first) > 12) votes.add('day-first')
    if (Number(second) > 12) votes.add('month-first')
  }
  return votes.size > 1 ? 'mixed' : [...votes][0]
}

/** The day a cell says; `unsure`: it may be one of two. Undefined where it is none. */
export function readDay(cell: string, order: DayOrder | undefined): string | undefined {
  const text = bare(cell)
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(text) ?? []
  if (year) return made(year, month, day)
  const [, dayOfName = '', name = '', typedYear = ''] = WITH_NAME.exec(text) ?? []
  if (name) return made(typedYear.padStart(4, '20'), String(MONTHS.indexOf(name.toLowerCase()) + 1), dayOfName)
  const [, first = '', second = '', inYear = ''] = WITH_MARKS.exec(text) ?? []
  if (!inYear) return undefined
  if (first === second) return made(inYear, first, second)
  const own = judgeDays([text])
  if (own === undefined && (order === undefined || order === 'mixed')) return 'unsure'
  return (own ?? order) === 'day-first' ? made(inYear, second, first) : made(inYear, first, second)
}

function made(year: string, month: string, day: string): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = Date.parse(iso)
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(iso) ? undefined : iso
}
