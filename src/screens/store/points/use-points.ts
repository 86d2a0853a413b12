import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import type { HistoryFilter, PointsWire } from '#modules/points/points.contract.ts'
import { queryPoints } from '#modules/points/points.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { type OwnPlace, quietly, useLoading, useSent } from '../../own-page.tsx'

export const filters = ['', 'earned', 'used', 'gifts', 'ended'] as const satisfies readonly HistoryFilter[]
const filterIn = (search: URLSearchParams): HistoryFilter => filters.find((one) => one === search.get('kind')) ?? ''

type Shown = PointsWire & { filter: HistoryFilter }

async function loadFiltered(make: MakeCall, filter: HistoryFilter): Promise<Shown | undefined> {
  const result = await make(queryPoints, { filter })
  return result.ok ? { ...result.data, filter } : undefined
}
export const loadPoints = (make: MakeCall, { search }: Pick<OwnPlace, 'search'>) => loadFiltered(make, filterIn(search))

/** What a member has, and of its history what the address asks for. */
export function usePoints() {
  const filter = filterIn(new URLSearchParams(useLocation().search))
  const sent = useSent<typeof loadPoints>()
  const [page, setPage] = useState(sent)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    const next = await loadFiltered(quietly, filter)
    if (next) setPage(next)
    setFailed(!next)
  }, [filter])
  useLoading(load, sent !== undefined)

  const more = async (): Promise<void> => {
    if (busy || !page) return
    setBusy(true)
    const result = await call(queryPoints, { filter, pageNo: Math.floor(page.list.length / page.pageSize) + 1 })
    setBusy(false)
    if (!result.ok) return
    const known = new Set(page.list.map(({ moveId }) => moveId))
    setPage({ ...result.data, filter, list: [...page.list, ...result.data.list.filter(({ moveId }) => !known.has(moveId))] })
  }
  return { filter, page, isCurrent: page?.filter === filter, failed, busy, load, more }
}
