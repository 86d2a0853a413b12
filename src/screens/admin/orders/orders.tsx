import { useEffect } from 'react'
import type { MetaArgs } from 'react-router'
import { adminText } from '#language/admin/admin.text.ts'
import { adminOrdersText } from '#language/admin/admin-orders.text.ts'
import { useTexts } from '#language/texts.ts'
import { TO_PUT_AWAY } from '#modules/orders/admin-orders.contract.ts'
import { listAdminOrders } from '#modules/orders/orders.paths.ts'
import { orderStates } from '#modules/orders/orders.rules.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { rememberList } from '#desk/list-memory.ts'
import { AdminOrderTable } from './order-table.tsx'
import { AdminOrderTabs, type OrderTab } from './order-tabs.tsx'
import { DeskSearch } from '#desk/search.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminText.orders)

const isTab = (state: string): state is OrderTab => [...orderStates, TO_PUT_AWAY].some((known) => known === state)

/** Every order, newest first: found by word or state, opened with a press. */
export default function AdminOrders() {
  const frame = useTexts(adminText)
  const texts = useTexts(adminOrdersText)
  const { query, addressOf, show } = useListAddress()
  const state = isTab(query.state) ? query.state : ''
  const orders = useDeskQuery(listAdminOrders, { word: query.word, state, pageNum: query.page }, KEEP_LAST)
  const here = addressOf({ page: query.page })
  useEffect(() => rememberList(here), [here])
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{frame.orders}</h1>
        <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      {orders.data ? <AdminOrderTabs states={orders.data.states} chosen={state} addressOf={addressOf} /> : null}
      <DeskListResult found={orders} texts={texts} filtered={query.word !== '' || state !== ''} addressOf={addressOf}>
        {({ list }) => <AdminOrderTable list={list} />}
      </DeskListResult>
    </>
  )
}
