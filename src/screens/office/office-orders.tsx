import { useEffect } from 'react'
import type { MetaArgs } from 'react-router'
import { officeText } from '#language/office.text.ts'
import { officeOrdersText } from '#language/office-orders.text.ts'
import { useTexts } from '#language/texts.ts'
import { listOfficeOrders } from '#modules/orders/orders.paths.ts'
import { type OrderState, orderStates } from '#modules/orders/orders.rules.ts'
import { OfficeFound } from './office-found.tsx'
import { officeHead } from './office-head.ts'
import { rememberList } from './office-list-memory.ts'
import { OfficeOrderTable } from './office-order-table.tsx'
import { OfficeOrderTabs } from './office-order-tabs.tsx'
import { OfficeSearch } from './office-search.tsx'
import { useListAddress } from './use-list-address.ts'
import { useListKeys } from './use-list-keys.ts'
import { useOfficeData } from './use-office-data.ts'

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
      <OfficeFound found={orders} texts={texts} filtered={query.word !== '' || state !== ''} addressOf={addressOf}>
        {({ list }) => <OfficeOrderTable list={list} />}
      </OfficeFound>
    </>
  )
}
