import { useState } from 'react'
import { adminStockText } from '#language/admin/products/admin-stock.text.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { sizeName } from '#language/product/size-names.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { StockLedgerWire } from '#modules/offers/stock/stock-page.contract.ts'
import { listStockLedger } from '#modules/offers/stock/stock-moves.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskFacts } from '#desk/facts.tsx'
import { listLeft } from '#desk/list-memory.ts'
import { useListAddress } from '#desk/use-list-address.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminStockMove, type MoveWanted } from './stock-move.tsx'
import { AdminStockLedger } from './stock-ledger.tsx'
import { AdminVariantCost, showMargin } from './variant-cost.tsx'

/** One variant: how many there are, and everything that has happened to them. */
export function AdminVariant({ itemNumber }: { itemNumber: string }) {
  const language = useLanguage()
  const texts = useTexts(adminStockText)
  const { query } = useListAddress()
  const found = useDeskQuery(listStockLedger, { itemNumber, pageNum: query.page }, KEEP_LAST)
  const variant = found.data?.variant
  return (
    <>
      <p className="admin-back">
        <a className="link" href={listLeft(localPath(language, '/admin/stock'))}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{variant ? pieceName(variant.brandName, variant.productTitle) : itemNumber}</h1>
      <DeskAnswer found={found} missing={<EmptyState title={texts.missingTitle}>{texts.missingWords}</EmptyState>}>
        {(data) => <VariantFound data={data} />}
      </DeskAnswer>
    </>
  )
}

function VariantFound({ data }: { data: StockLedgerWire }) {
  const texts = useTexts(adminStockText)
  const may = useMay()
  const { addressOf } = useListAddress()
  const { variant, pageNum, isLast, list } = data
  const { cost, margin } = variant
  const costFacts: [string, string][] =
    cost === undefined
      ? []
      : [
          [texts.cost, cost === '' ? '–' : showHkdExactly(fromWire(cost))],
          [texts.margin, showMargin(margin)],
        ]
  return (
    <>
      <DeskFacts
        id="variant-facts"
        title={variant.itemNumber}
        facts={[
          [texts.look, [variant.colour, sizeName(variant.size, useLanguage())].filter(Boolean).join(' · ')],
          [texts.price, showHkdExactly(fromWire(variant.salesPrice))],
          [texts.available, String(variant.available)],
          [texts.heldNum, String(variant.held)],
          [texts.sold, String(variant.sold)],
          ...costFacts,
        ]}
      />
      {cost === undefined ? null : <AdminVariantCost itemNumber={variant.itemNumber} cost={cost} />}
      {may('move-stock') ? <Acts itemNumber={variant.itemNumber} /> : null}
      <h2 id="stock-ledger">{texts.ledger}</h2>
      {list.length > 0 ? <AdminStockLedger list={list} /> : <p className="admin-count">{texts.noMoves}</p>}
      <p className="admin-pages">
        {pageNum > 1 ? (
          <a className="link" href={addressOf({ page: pageNum - 1 })} data-replace>
            {texts.newer}
          </a>
        ) : null}
        {isLast ? null : (
          <a className="link" href={addressOf({ page: pageNum + 1 })} data-replace>
            {texts.older}
          </a>
        )}
      </p>
    </>
  )
}

function Acts({ itemNumber }: { itemNumber: string }) {
  const texts = useTexts(adminStockText)
  const [moving, move] = useState<MoveWanted>()
  return (
    <p className="stock-acts">
      <Button onClick={() => move({ itemNumber, kind: 'received' })}>{texts.receive}</Button>
      <Button look="line" onClick={() => move({ itemNumber, kind: 'counted' })}>
        {texts.countIt}
      </Button>
      <Button look="line" onClick={() => move({ itemNumber, kind: 'damaged' })}>
        {texts.writeOff}
      </Button>
      {moving ? <AdminStockMove wanted={moving} onClose={() => move(undefined)} /> : null}
    </p>
  )
}
