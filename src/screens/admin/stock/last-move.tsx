import { ledgerKindText } from '#language/admin/products/admin-stock.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { StockRowWire } from '#modules/offers/stock/stock-page.contract.ts'

/** Pieces that came or went, with their sign. */
export const showChange = (change: number): string => (change > 0 ? `+${change}` : String(change).replace('-', '−'))

/** What somebody last said of a variant, and when. */
export function LastMove({ row: { moveTime, moveKind, moveChange } }: { row: StockRowWire }) {
  const language = useLanguage()
  const names = useTexts(ledgerKindText)
  if (moveTime === '') return '–'
  const name = moveKind in names ? names[moveKind as keyof typeof ledgerKindText] : moveKind
  return (
    <>
      {name} {showChange(moveChange)} <time dateTime={moveTime}>{showMoment(moveTime, language)}</time>
    </>
  )
}
