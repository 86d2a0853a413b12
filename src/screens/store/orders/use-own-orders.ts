import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import type { OrderListWire } from '#modules/orders/orders.contract.ts'
import { listOrders } from '#modules/orders/orders.paths.ts'
import { type OrderGroup, orderGroupNames } from '#modules/orders/orders.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { type OwnPlace, quietly, useLoading, useSent } from '../../own-page.tsx'

export type AnyGroup = '' | OrderGroup

type Wanted = { group: AnyGroup; word: string }

function wantedIn(asked: URLSearchParams): Wanted {
  const name = asked.get('group')
  return { group: orderGroupNames.find((group) => group === name) ?? '', word: (asked.get('word') ?? '').trim().slice(0, 80) }
}

export async function loadOwnOrders(call: MakeCall, { search }: Pick<OwnPlace, 'search'>) {
  const wanted = wantedIn(search)
  const result = await call(listOrders, wanted)
  return result.ok ? { ...result.data, ...wanted } : undefined
}

/** The orders the address asks for, as many as were wanted, and how many stand in each group. */
export function useOwnOrders() {
  const { search } = useLocation()
  const { group, word } = wantedIn(new URLSearchParams(search))
  const sent = useSent<typeof loadOwnOrders>()
  const [page, setPage] = useState<(OrderListWire & Wanted) | undefined>(sent)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const shown = page?.group === group && page.word === word ? page : undefined
  const load = useCallback(async () => {
    setFailed(false)
    const next = await loadOwnOrders(quietly, { search: new URLSearchParams(search) })
    if (next) setPage(next)
    else setFailed(true)
  }, [search])
  useLoading(load, sent !== undefined)

  const more = async (): Promise<void> => {
    if (busy || !shown) return
    setBusy(true)
    const result = await call(listOrders, { group, word, pageNum: shown.pageNum + 1 })
    setBusy(false)
    if (!result.ok) return
    // One that was placed meanwhile has moved the others on by one.
    const known = new Set(shown.list.map(({ orderNo }) => orderNo))
    setPage({
      ...result.data,
      group,
      word,
      list: [...shown.list, ...result.data.list.filter(({ orderNo }) => !known.has(orderNo))],
    })
  }
  // Another group keeps its tabs on the screen while it loads.
  return { group, word, groups: page?.word === word ? page.groups : undefined, shown, failed, busy, load, more }
}
