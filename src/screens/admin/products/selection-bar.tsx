import { useState } from 'react'
import { counted } from '#language/counted.ts'
import { adminBulkEditsText } from '#language/admin/products/admin-bulk-edits.text.ts'
import { useTexts } from '#language/texts.ts'
import type { Selection } from '#modules/catalogue/bulk-edits/bulk-edits.contract.ts'
import type { ProductListQuery } from '#modules/catalogue/admin-list/admin-list.contract.ts'
import { Button } from '#ui/button.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import type { ProductSelection } from './use-selection.ts'

type Props = { selection: ProductSelection; query: ProductListQuery; total: number; isMore: boolean }

/** How many products are selected, and what can be done with them. */
export function SelectionBar({ selection, query, total, isMore }: Props) {
  const texts = useTexts(adminBulkEditsText)
  const [open, setOpen] = useState(false)
  const { selected, selectAll, clear } = selection
  const shownTotal = `${counted(total)}${isMore ? '+' : ''}`
  const num = selected === 'all' ? shownTotal : counted(selected.size)
  if (selected !== 'all' && selected.size === 0) return null
  const wanted: Selection = selected === 'all' ? { query } : { productIds: [...selected] }
  return (
    <div className="admin-selected" role="status">
      <strong>{texts.selected(num)}</strong>
      {selected !== 'all' && (isMore || selected.size < total) ? (
        <Button look="text" onClick={selectAll}>
          {texts.selectMatching(shownTotal)}
        </Button>
      ) : null}
      <Button look="text" onClick={clear}>
        {texts.clear}
      </Button>
      <Button onClick={() => setOpen(true)}>{texts.change}</Button>
      {open ? <BulkDialog selection={wanted} onClose={() => setOpen(false)} onBegun={clear} /> : null}
    </div>
  )
}
