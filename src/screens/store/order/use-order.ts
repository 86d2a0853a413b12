import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { getOrder } from '#modules/orders/orders.paths.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { type OwnPlace, quietly, useLoading, useSent } from '../../own-page.tsx'

/** Null: there is none that this reader may see. */
export async function loadOrder(call: MakeCall, { search }: Pick<OwnPlace, 'search'>): Promise<OrderWire | null> {
  const result = await call(getOrder, { orderNo: search.get('orderNo') ?? '' })
  return result.ok ? result.data : null
}

/** The order the address names, to whoever placed or found it; `asked` is what else the address says. */
export function useOrder() {
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  const sent = useSent<typeof loadOrder>()
  const [order, setOrder] = useState<OrderWire | null | undefined>(sent)
  const load = useCallback(async () => setOrder(await loadOrder(quietly, { search: new URLSearchParams(search) })), [search])
  useLoading(load, sent !== undefined)
  return { order: order ?? undefined, refused: order === null, show: setOrder, asked }
}
