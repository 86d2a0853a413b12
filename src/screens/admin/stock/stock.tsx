import { useEffect, useRef, useState } from 'react'
import { adminStockText } from '#language/admin/products/admin-stock.text.ts'
import { useTexts } from '#language/texts.ts'
import { type StockView, stockViews } from '#modules/offers/stock/stock-views.rules.ts'
import { listStock } from '#modules/offers/stock/stock-moves.paths.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { DeskSearch } from '#desk/search.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { AdminStockMove, type MoveWanted } from './stock-move.tsx'
import { AdminStockTable } from './stock-table.tsx'
import { useStockKeys } from './use-stock-keys.ts'

const isView = (state: string): state is StockView => stockViews.some((known) => known === state)

/** What the shop itself has of each variant, and what somebody says has come, gone or been counted. */
export function AdminStock() {
  const texts = useTexts(adminStockText)
  const may = useMay()
  const { query, addressOf, show } = useListAddress()
  const view = isView(query.state) ? query.state : ''
  const found = useDeskQuery(listStock, { word: query.word, view, pageNum: query.page }, KEEP_LAST)
  const [moving, move] = useState<MoveWanted>()
  const mayMove = may('move-stock')
  useStockKeys(mayMove, move)
  useRowAgain(moving)
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <Views chosen={view} lowAt={found.data?.lowAt} neverDays={found.data?.neverDays} />
      <DeskListResult
        found={found}
        texts={{ ...texts, none: texts.noneWords }}
        filtered={query.word !== '' || view !== ''}
        addressOf={addressOf}
      >
        {({ list }) => <AdminStockTable list={list} onMove={mayMove ? move : undefined} />}
      </DeskListResult>
      {mayMove ? <p className="admin-keys field-hint">{texts.keysHint}</p> : null}
      {moving ? <AdminStockMove wanted={moving} onClose={() => move(undefined)} /> : null}
    </>
  )
}

/** Whoever has moved pieces goes on at the row they came from. */
function useRowAgain(moving: MoveWanted | undefined): void {
  const left = useRef('')
  useEffect(() => {
    if (moving) left.current = moving.itemNumber
    if (moving || left.current === '') return
    const row = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(left.current)}"]`)
    // After the dialog has let go of the page.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => row?.focus()))
    return () => cancelAnimationFrame(frame)
  }, [moving])
}

type Limits = { chosen: '' | StockView; lowAt: number | undefined; neverDays: number | undefined }

function Views({ chosen, lowAt = 3, neverDays = 90 }: Limits) {
  const texts = useTexts(adminStockText)
  const { addressOf } = useListAddress()
  const tabs = [
    { state: '', name: texts.all },
    { state: 'low', name: texts.low(lowAt) },
    { state: 'none', name: texts.none },
    { state: 'never', name: texts.never(neverDays) },
    { state: 'held', name: texts.held },
  ]
  return (
    <nav className="admin-tabs" aria-label={texts.views}>
      <ul>
        {tabs.map(({ state, name }) => (
          <li key={state}>
            <a href={addressOf({ state })} aria-current={state === chosen ? 'page' : undefined} data-replace data-stay>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
