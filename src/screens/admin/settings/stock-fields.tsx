import type { Editing } from '#desk/use-editing.ts'
import { NumberField } from './setting-line.tsx'

/** What the stock room calls few, and never sold. */
export function StockFields({ editing }: { editing: Editing }) {
  return (
    <div className="admin-form-pair">
      <NumberField editing={editing} part="stock.lowAt" />
      <NumberField editing={editing} part="stock.neverDays" />
    </div>
  )
}

/** When members are written to, and how often. */
export function NoticeFields({ editing }: { editing: Editing }) {
  return (
    <div className="admin-form-pair">
      <NumberField editing={editing} part="notices.quietFrom" />
      <NumberField editing={editing} part="notices.quietUntil" />
      <NumberField editing={editing} part="notices.digestHour" />
      <NumberField editing={editing} part="notices.mailsADay" />
      <NumberField editing={editing} part="notices.smsADay" />
    </div>
  )
}
