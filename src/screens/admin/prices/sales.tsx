import { useState } from 'react'
import { adminPricesText } from '#language/admin/products/admin-prices.text.ts'
import { useTexts } from '#language/texts.ts'
import { listSales } from '#modules/offers/scheduled-prices/scheduled-prices.paths.ts'
import { type SaleState, saleStates } from '#modules/offers/scheduled-prices/scheduled-prices.rules.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { AdminSaleForm } from './sale-form.tsx'
import { AdminSaleTable } from './sale-table.tsx'

const isState = (state: string): state is SaleState => saleStates.some((known) => known === state)

/** What goes down by itself and up again: what comes, what runs, what is over. */
export function AdminSales() {
  const texts = useTexts(adminPricesText)
  const may = useMay()
  const { query, addressOf } = useListAddress()
  const state = isState(query.state) ? query.state : ''
  const found = useDeskQuery(listSales, { state, pageNum: query.page }, KEEP_LAST)
  const [setting, openSetting] = useState(false)
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        {may('change-prices') ? <Button onClick={() => openSetting(true)}>{texts.set}</Button> : null}
      </div>
      <p className="admin-lead">{texts.lead}</p>
      <nav className="admin-tabs" aria-label={texts.states}>
        <ul>
          {(['', ...saleStates] as const).map((each) => (
            <li key={each}>
              <a href={addressOf({ state: each })} aria-current={each === state ? 'page' : undefined} data-replace data-stay>
                {each === '' ? texts.all : texts[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <DeskListResult found={found} texts={texts} filtered={state !== ''} addressOf={addressOf}>
        {({ list }) => <AdminSaleTable list={list} />}
      </DeskListResult>
      {setting ? <AdminSaleForm onClose={() => openSetting(false)} /> : null}
    </>
  )
}
