import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ReportInput } from '#modules/reports/reports.contract.ts'
import {
  type Comparison,
  comparedWith,
  comparisons,
  isReportKind,
  type Period,
  periodOf,
  type Preset,
  presets,
  type ReportKind,
} from '#modules/reports/reports.rules.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import { useAddressToBe } from '#desk/use-address-to-be.ts'

/** What is asked, in the address. `own`: days that somebody has chosen. */
export type ReportQuery = {
  kind: ReportKind
  period: Preset | 'own'
  compare: Comparison | 'own'
  from: string
  to: string
  againstFrom: string
  againstTo: string
}

const DAY = /^\d{4}-\d\d-\d\d$/
const isPreset = (name: string): name is Preset => presets.some((known) => known === name)
const isComparison = (name: string): name is Comparison => comparisons.some((known) => known === name)

/** Going back, reloading and passing the address on show the same; of a period with a name, as of the day it is looked at. */
export function useReportAddress() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const toBe = useAddressToBe()
  const query = readQuery(params)
  const addressOf = (changes: Partial<ReportQuery>): string => {
    const search = writeQuery({ ...readQuery(toBe()), ...changes })
    return search ? `${pathname}?${search}` : pathname
  }
  const show = (changes: Partial<ReportQuery>) => void navigate(addressOf(changes), { replace: true, preventScrollReset: true })
  return { query, addressOf, show }
}

function readQuery(params: URLSearchParams): ReportQuery {
  const read = (name: string): string => params.get(name) ?? ''
  const [kind, named, compared] = [read('kind'), read('period'), read('compare')]
  const day = (name: string): string => (DAY.test(read(name)) ? read(name) : '')
  const hasDays = day('from') !== '' && day('to') !== ''
  const period = named === 'own' && hasDays ? named : isPreset(named) ? named : 'four-weeks'
  const span = period === 'own' ? { from: day('from'), to: day('to') } : periodOf(period, dayInHongKong(clock.now()))
  const hasOther = day('againstFrom') !== '' && day('againstTo') !== ''
  const compare = compared === 'own' && hasOther ? compared : isComparison(compared) ? compared : 'before'
  const other: Period | undefined =
    compare === 'own' ? { from: day('againstFrom'), to: day('againstTo') } : comparedWith(span, compare)
  return {
    ...{ kind: isReportKind(kind) ? kind : 'days', period, compare, ...span },
    ...{ againstFrom: other?.from ?? '', againstTo: other?.to ?? '' },
  }
}

/** What holds anyway is not written; in the order the server spells them, too. */
function writeQuery({ kind, period, compare, from, to, againstFrom, againstTo }: ReportQuery): string {
  const kept = new URLSearchParams()
  const put = (name: string, value: string, usual = '') => (value === usual ? undefined : kept.set(name, value))
  if (compare === 'own') {
    put('againstFrom', againstFrom)
    put('againstTo', againstTo)
  }
  put('compare', compare, 'before')
  if (period === 'own') put('from', from)
  put('kind', kind, 'days')
  put('period', period, 'four-weeks')
  if (period === 'own') put('to', to)
  return kept.toString()
}

export const inputOf = ({ kind, from, to, againstFrom, againstTo }: ReportQuery): Required<ReportInput> => ({
  ...{ kind, from, to, againstFrom, againstTo },
})
