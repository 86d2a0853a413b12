import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { getOrder } from '#modules/orders/orders.paths.ts'
import { call } from '#platform/wire/call-client.ts'

/** The order the address names, to whoever placed or found it; `asked` is what else the address says. */
export function useOrder() {
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  const orderNo = asked.get('orderNo') ?? ''
  const [order, setOrder] = useState<OrderWire>()
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    void call(getOrder, { orderNo }, { quiet: true }).then((result) => (result.ok ? setOrder(result.data) : setRefused(true)))
  }, [orderNo])
  return { order, refused, show: setOrder, asked }
}
