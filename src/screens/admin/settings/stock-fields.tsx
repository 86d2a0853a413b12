import type { Editing } from '#desk/use-editing.ts'
import { Tick } from '#ui/fields.tsx'
import { NumberField, pathOf, useLabels } from './setting-line.tsx'

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

/** Whether what shoppers choose moves it up. */
export function SearchFields({ editing }: { editing: Editing }) {
  const labels = useLabels()
  const path = pathOf('search.learns')
  return (
    <Tick checked={editing.read(path) === true} onChange={(event) => editing.set(path, event.target.checked)}>
      {labels['search.learns']}
    </Tick>
  )
}
