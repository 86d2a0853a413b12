import { useCallback, useEffect, useRef, useState } from 'react'
import type { AddressListWire } from '#modules/address-book/address-book.contract.ts'
import { queryAddress } from '#modules/address-book/address-book.paths.ts'
import type { AccountWire } from '#modules/balance/balance.contract.ts'
import { getAccount } from '#modules/balance/balance.paths.ts'
import type { CouponsWire } from '#modules/coupons/coupons.contract.ts'
import { queryCoupons } from '#modules/coupons/coupons.paths.ts'
import type { MessageWire } from '#modules/inbox/inbox.contract.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import type { DetailsWire } from '#modules/members/members.contract.ts'
import { getDetails } from '#modules/members/members.paths.ts'
import type { OrderListWire, OrderWire } from '#modules/orders/orders.contract.ts'
import { getOrder, listOrders } from '#modules/orders/orders.paths.ts'
import type { OrderGroup } from '#modules/orders/orders.rules.ts'
import type { PointsWire } from '#modules/points/points.contract.ts'
import { queryPoints } from '#modules/points/points.paths.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { quietly, useSent } from '../../own-page.tsx'
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
  /** The newest of those that were received: their items can be returned for some days, reviewed and cared for. */
  received: OrderWire[]
  rewards: Rewards
}
/** What somebody has here; what could not be had is left out. */
export type Rewards = {
  points?: PointsWire | undefined
  coupons?: CouponsWire | undefined
  account?: AccountWire | undefined
  addresses?: AddressListWire | undefined
}

const MOST_MESSAGES = 3
const MOST_UNPAID = 3
const MOST_RECEIVED = 2

/** Everything the first page of an account shows; what is new moves it. */
export function useOverview() {
  const told = useMessageCounts()?.total
  const sent = useSent<typeof loadOverview>()
  const [overview, setOverview] = useState(sent)
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    const next = await loadOverview(quietly)
    if (next) setOverview(next)
    else setFailed(true)
  }, [])
  // What is told of an order has changed it, too.
  const shownFor = useRef(sent && told)
  useEffect(() => {
    if (shownFor.current !== undefined && shownFor.current === told) return
    shownFor.current = told
    void load()
  }, [load, told])
  return { overview, failed, load }
}

export async function loadOverview(call: MakeCall): Promise<Overview | undefined> {
  const [own, rewards] = await Promise.all([loadOwn(call), loadRewards(call)])
  return own && { ...own, rewards }
}

async function loadOwn(call: MakeCall): Promise<Omit<Overview, 'rewards'> | undefined> {
  const [details, orders, messages] = await Promise.all([
    call(getDetails, {}),
    call(listOrders, {}),
    call(listMessages, { pageSize: MOST_MESSAGES }),
  ])
  if (!details.ok || !orders.ok || !messages.ok) return undefined
  const { groups, total: orderNum } = orders.data
  const listGroup = async (group: OrderGroup): Promise<OrderListWire['list']> => {
    if (!groups.some((one) => one.group === group)) return []
    const result = await call(listOrders, { group })
    return result.ok ? result.data.list : []
  }
  const [toPay, arriving, preparing, here] = await Promise.all([
    listGroup('to-pay'),
    listGroup('to-be-received'),
    listGroup('preparing'),
    listGroup('received'),
  ])
  // Whoever is nearest to arriving comes first.
  const first = arriving[0] ?? preparing.find(({ state }) => state === 'pending-platform-delivery') ?? preparing[0]
  const look = async (list: OrderListWire['list']): Promise<OrderWire[]> =>
    (await Promise.all(list.map(({ orderNo }) => findOrder(call, orderNo)))).filter((order) => order !== undefined)
  const [onWay, unpaid, received] = await Promise.all([
    findOrder(call, first?.orderNo),
    look(toPay.slice(0, MOST_UNPAID)),
    look(here.slice(0, MOST_RECEIVED)),
  ])
  return {
    details: details.data,
    groups,
    orderNum,
    messages: messages.data.list,
    onWay,
    unpaid,
    arriving,
    received,
  }
}

async function loadRewards(call: MakeCall): Promise<Rewards> {
  const [points, coupons, account, addresses] = await Promise.all([
    call(queryPoints, { pageSize: 1 }),
    call(queryCoupons, { state: 'unused' }),
    call(getAccount, {}),
    call(queryAddress, { contactType: 1 }),
  ])
  return {
    ...(points.ok ? { points: points.data } : {}),
    ...(coupons.ok ? { coupons: coupons.data } : {}),
    ...(account.ok ? { account: account.data } : {}),
    ...(addresses.ok ? { addresses: addresses.data } : {}),
  }
}

async function findOrder(call: MakeCall, orderNo: string | undefined): Promise<OrderWire | undefined> {
  if (!orderNo) return undefined
  const result = await call(getOrder, { orderNo })
  return result.ok ? result.data : undefined
}
