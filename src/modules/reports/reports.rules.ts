import { DAY, dayAfter } from '#platform/clock.ts'

/** What the room of reports shows. */
export const reportKinds = ['days', 'brands', 'categories', 'merchants', 'way', 'searches', 'unsold', 'stock'] as const
export type ReportKind = (typeof reportKinds)[number]
export const isReportKind = (kind: string): kind is ReportKind => reportKinds.some((known) => known === kind)

/** `cents`: Hong Kong dollars; `pieces` and the like are whole numbers. */
export type Unit = 'cents' | 'num'
type Column = { name: ColumnName; unit: Unit }
export type ColumnName =
  | 'paid'
  | 'pieces'
  | 'sales'
  | 'goods'
  | 'back'
  | 'net'
  | 'num'
  | 'seen'
  | 'bagged'
  | 'available'
  | 'sold'
  | 'days'

const num = (name: ColumnName): Column => ({ name, unit: 'num' })
const cents = (name: ColumnName): Column => ({ name, unit: 'cents' })
const shares = [num('pieces'), cents('goods'), cents('back'), cents('net')]

/** The figures of each report in the order they stand in; the last one is what it is about, and drawn. */
export const reportColumns: Record<ReportKind, readonly Column[]> = {
  days: [num('paid'), cents('sales'), cents('back'), cents('net')],
  brands: shares,
  categories: shares,
  merchants: shares,
  way: [num('num')],
  searches: [num('num')],
  unsold: [num('available'), num('bagged'), num('seen')],
  stock: [num('available'), num('sold'), num('days')],
}
/** Stock that ends is about how fast it goes now, and so about no other time. */
export const isComparable = (kind: ReportKind): boolean => kind !== 'unsold' && kind !== 'stock'
/** Of these, the sum says something. */
export const hasTotal = (kind: ReportKind): boolean => ['days', 'brands', 'categories', 'merchants'].includes(kind)

/** The steps from coming to the shop to a paid order. */
export const waySteps = ['visit', 'product-seen', 'bag-add', 'checkout', 'placed', 'paid'] as const
export type WayStep = (typeof waySteps)[number]

/** Days of Hong Kong, both of them inside. */
export type Period = { from: string; to: string }
const MOST_DAYS = 800
/** Stock ends by the rate of so many days, today among them. */
export const RATE_DAYS = 28

export const lengthOf = ({ from, to }: Period): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1
export const isPeriod = (period: Period): boolean => lengthOf(period) >= 1 && lengthOf(period) <= MOST_DAYS

export const presets = ['today', 'yesterday', 'week', 'four-weeks', 'month', 'last-month', 'year'] as const
export type Preset = (typeof presets)[number]
export const comparisons = ['before', 'last-year', 'none'] as const
export type Comparison = (typeof comparisons)[number]

const monthOf = (day: string): string => day.slice(0, 7)

/** What a name of a period means on this day. */
export function periodOf(preset: Preset, today: string): Period {
  const yesterday = dayAfter(today, -1)
  const lastOfBefore = dayAfter(`${monthOf(today)}-01`, -1)
  const periods: Record<Preset, Period> = {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: dayAfter(today, -6), to: today },
    'four-weeks': { from: dayAfter(today, 1 - RATE_DAYS), to: today },
    month: { from: `${monthOf(today)}-01`, to: today },
    'last-month': { from: `${monthOf(lastOfBefore)}-01`, to: lastOfBefore },
    year: { from: `${today.slice(0, 4)}-01-01`, to: today },
  }
  return periods[preset]
}

/** The days before, as many and ending on the same days of the week where whole weeks are compared; or 52 weeks earlier, for the same reason. */
export function comparedWith(period: Period, comparison: Comparison): Period | undefined {
  if (comparison === 'none') return undefined
  const back = comparison === 'last-year' ? 364 : lengthOf(period) === 1 ? 7 : lengthOf(period)
  return { from: dayAfter(period.from, -back), to: dayAfter(period.to, -back) }
}
