import { useCallback, useEffect, useState } from 'react'
import type { MessageWire } from '#modules/inbox/inbox.contract.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import type { DetailsWire } from '#modules/members/members.contract.ts'
import { getDetails } from '#modules/members/members.paths.ts'
import type { OrderListWire, OrderWire } from '#modules/orders/orders.contract.ts'
import { getOrder, listOrders } from '#modules/orders/orders.paths.ts'
import type { OrderState } from '#modules/orders/orders.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import { useMessageCounts } from './inbox-state.ts'

export type Overview = {
  details: DetailsWire
  orders: OrderListWire['list']
  messages: MessageWire[]
  /** The one furthest on its way; and those that wait to be paid. */
  onWay: OrderWire | undefined
  unpaid: OrderWire[]
}

const MOST_MESSAGES = 3
const MOST_UNPAID = 3
/** Whoever is nearest to arriving comes first. */
const WAY: OrderState[] = ['to-be-received', 'pending-platform-delivery', 'pending-seller-delivery']

/** Everything the first page of an account shows; what is new moves it. */
export function useOverview() {
  const [overview, setOverview] = useState<Overview>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    const next = await fetchOverview()
    if (next) setOverview(next)
    else setFailed(true)
  }, [])
  const told = useMessageCounts()?.total
  // What is told of an order has changed it, too.
  useEffect(() => void load(), [load, told])
  return { overview, failed, load }
}

async function fetchOverview(): Promise<Overview | undefined> {
  const quiet = { quiet: true }
  const [details, orders, messages] = await Promise.all([
    call(getDetails, {}, quiet),
    call(listOrders, {}, quiet),
    call(listMessages, { pageSize: MOST_MESSAGES }, quiet),
  ])
  if (!details.ok || !orders.ok || !messages.ok) return undefined
  const { list } = orders.data
  const first = WAY.map((state) => list.find((order) => order.state === state)).find((order) => order !== undefined)
  const unpaid = list.filter(({ state }) => state === 'payment-pending').slice(0, MOST_UNPAID)
  const [onWay, ...waiting] = await Promise.all([findOrder(first?.orderNo), ...unpaid.map(({ orderNo }) => findOrder(orderNo))])
  return {
    details: details.data,
    orders: list,
    messages: messages.data.list,
    onWay,
    unpaid: waiting.filter((order) => order !== undefined),
  }
}

async function findOrder(orderNo: string | undefined): Promise<OrderWire | undefined> {
  if (!orderNo) return undefined
  const result = await call(getOrder, { orderNo }, { quiet: true })
  return result.ok ? result.data : undefined
}
