import { useEffect } from 'react'
import type { MetaArgs } from 'react-router'
import { officeText } from '#language/office.text.ts'
import { officeOrdersText } from '#language/office-orders.text.ts'
import { useTexts } from '#language/texts.ts'
import type { OfficeOrdersWire } from '#modules/orders/orders.contract.ts'
import { listOfficeOrders } from '#modules/orders/orders.paths.ts'
import { type OrderState, orderStates } from '#modules/orders/orders.rules.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { officeHead } from './office-head.ts'
import { OfficeListFoot } from './office-list-foot.tsx'
import { rememberList } from './office-list-memory.ts'
import { OfficeOrderTable } from './office-order-table.tsx'
import { OfficeOrderTabs } from './office-order-tabs.tsx'
import { OfficeProblem, OfficeStale } from './office-problem.tsx'
import { OfficeSearch } from './office-search.tsx'
import { useListAddress } from './use-list-address.ts'
import { useListKeys } from './use-list-keys.ts'
import { type OfficeData, useOfficeData } from './use-office-data.ts'

export const meta = ({ location }: MetaArgs) => officeHead(location.pathname, (texts) => texts.orders)

const isState = (state: string): state is OrderState => orderStates.some((known) => known === state)

/** Every order, newest first: found by word or state, opened with a press. */
export default function OfficeOrders() {
  const frame = useTexts(officeText)
  const texts = useTexts(officeOrdersText)
  const { query, addressOf, show } = useListAddress()
  const state = isState(query.state) ? query.state : ''
  const orders = useOfficeData(listOfficeOrders, { word: query.word, state, pageNum: query.page })
  useListKeys()
  const here = addressOf({ page: query.page })
  useEffect(() => rememberList(here), [here])
  return (
    <>
      <div className="office-list-head">
        <h1 tabIndex={-1}>{frame.orders}</h1>
        <OfficeSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      {orders.data ? <OfficeOrderTabs states={orders.data.states} chosen={state} addressOf={addressOf} /> : null}
      <OrdersFound orders={orders} filtered={query.word !== '' || state !== ''} addressOf={addressOf} />
    </>
  )
}

type Found = {
  orders: OfficeData<OfficeOrdersWire>
  filtered: boolean
  addressOf: ReturnType<typeof useListAddress>['addressOf']
}

function OrdersFound({ orders: { data, busy, failure, reload }, filtered, addressOf }: Found) {
  const texts = useTexts(officeOrdersText)
  if (!data) return failure ? <OfficeProblem failure={failure} retry={reload} /> : <Skeleton height={480} />
  return (
    <>
      <OfficeStale failure={failure} />
      <p className="office-count" role="status">
        {texts.count(data.total)}
      </p>
      <div aria-busy={busy}>
        {data.list.length > 0 ? (
          <OfficeOrderTable list={data.list} />
        ) : (
          <NoOrders filtered={filtered} everything={addressOf({ state: '', word: '' })} />
        )}
      </div>
      <OfficeListFoot {...data} addressOf={(page) => addressOf({ page })} />
    </>
  )
}

function NoOrders({ filtered, everything }: { filtered: boolean; everything: string }) {
  const texts = useTexts(officeOrdersText)
  if (!filtered) return <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
  const all = (
    <a className="btn btn-line" href={everything} data-replace>
      {texts.clear}
    </a>
  )
  return (
    <EmptyState title={texts.nothingTitle} action={all}>
      {texts.nothing}
    </EmptyState>
  )
}
