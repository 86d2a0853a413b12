import { useCallback, useEffect, useState } from 'react'
import type { MessageWire } from '#modules/inbox/inbox.contract.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import type { DetailsWire } from '#modules/members/members.contract.ts'
import { getDetails } from '#modules/members/members.paths.ts'
import type { OrderListWire, OrderWire } from '#modules/orders/orders.contract.ts'
import { getOrder, listOrders } from '#modules/orders/orders.paths.ts'
import type { OrderGroup } from '#modules/orders/orders.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import { useMessageCounts } from './inbox-state.ts'

export type Overview = {
  details: DetailsWire
  /** How many orders stand in each group, and in all. */
  groups: OrderListWire['groups']
  orderNum: number
  messages: MessageWire[]
  /** The one furthest on its way; those that wait to be paid, and those that may have arrived. */
  onWay: OrderWire | undefined
  unpaid: OrderWire[]
  arriving: OrderListWire['list']
}

const MOST_MESSAGES = 3
const MOST_UNPAID = 3

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
  const { groups, total: orderNum } = orders.data
  const listGroup = async (group: OrderGroup): Promise<OrderListWire['list']> => {
    if (!groups.some((one) => one.group === group)) return []
    const result = await call(listOrders, { group }, quiet)
    return result.ok ? result.data.list : []
  }
  const [toPay, arriving, preparing] = await Promise.all([
    listGroup('to-pay'),
    listGroup('to-be-received'),
    listGroup('preparing'),
  ])
  // Whoever is nearest to arriving comes first.
  const first = arriving[0] ?? preparing.find(({ state }) => state === 'pending-platform-delivery') ?? preparing[0]
  const [onWay, ...waiting] = await Promise.all([
    findOrder(first?.orderNo),
    ...toPay.slice(0, MOST_UNPAID).map(({ orderNo }) => findOrder(orderNo)),
  ])
  return {
    details: details.data,
    groups,
    orderNum,
    messages: messages.data.list,
    onWay,
    unpaid: waiting.filter((order) => order !== undefined),
    arriving,
  }
}

async function findOrder(orderNo: string | undefined): Promise<OrderWire | undefined> {
  if (!orderNo) return undefined
  const result = await call(getOrder, { orderNo }, { quiet: true })
  return result.ok ? result.data : undefined
}
