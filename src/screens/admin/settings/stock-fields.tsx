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
