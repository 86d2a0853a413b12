import { showDate, showMoment } from '#language/dates.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { sellerTodayText } from '#language/seller/seller.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { WaitingRow } from '#modules/orders/pieces/consignments.contract.ts'
import { listWaiting } from '#modules/orders/pieces/consignments.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { useDeskQuery } from '#desk/desk-query.ts'
import { AnyIcon } from '#ui/icons/any-icon.tsx'

/** Where each is seen to. */
const PAGES: Record<WaitingRow['kind'], (number: string) => string> = {
  send: (number) => `/seller/orders/${number}`,
  difference: (number) => `/seller/orders/${number}`,
  rejected: (number) => `/seller/orders/${number}`,
  return: (number) => `/seller/cases/${number}`,
  claim: (number) => `/seller/cases/${number}`,
}

/** Parcels to send and pieces to decide about, by their time: what happens if nothing is done, and what that costs. */
export function OrdersToday() {
  const { data } = useDeskQuery(listWaiting, {})
  if (!data || data.list.length === 0) return null
  return (
    <ul className="seller-due">
      {data.list.map((row) => (
        <li key={`${row.kind} ${row.number} ${row.title} ${row.dueTime}`}>
          <Waits row={row} />
        </li>
      ))}
    </ul>
  )
}

function Waits({ row }: { row: WaitingRow }) {
  const language = useLanguage()
  const texts = useTexts(sellerTodayText)
  const { kind, number, brandName, title, more, dueTime } = row
  const name = kind === 'send' && row.isLate ? texts.sendLate(number) : texts[kind](number)
  const what = [pieceName(brandName, title), more > 0 ? texts.moreItems(more) : ''].filter(Boolean).join(' · ')
  return (
    <a href={localPath(language, PAGES[kind](number))}>
      <span className="seller-due-num">1</span>
      <span>
        <b>{name}</b>
        <span className="seller-due-line">{what}</span>
        <span className="mute">
          {[dueTime ? texts.by(showMoment(dueTime, language)) : '', useWords(row)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <AnyIcon name="forward" size={16} />
    </a>
  )
}

/** What happens if nothing is done. */
function useWords({ kind, cancelDay, amount, lateFee }: WaitingRow): string {
  const language = useLanguage()
  const texts = useTexts(sellerTodayText)
  const money = amount ? showHkdExactly(fromWire(amount)) : ''
  const charged = Number(lateFee) > 0 ? showHkdExactly(fromWire(lateFee)) : ''
  if (kind === 'send') return cancelDay ? texts.sendCancel(showDate(cancelDay, language), money, charged) : ''
  if (kind === 'difference') return texts.differenceWords
  return kind === 'rejected' ? texts.rejectedWords(money) : texts.answerWords
}
