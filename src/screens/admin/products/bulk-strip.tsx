import { useEffect, useRef } from 'react'
import { adminBulkEditsText } from '#language/admin/products/admin-bulk-edits.text.ts'
import { useTexts } from '#language/texts.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import type { BulkEditWire } from '#modules/catalogue/bulk-edits/bulk-edits.contract.ts'
import { listBulkEdits } from '#modules/catalogue/bulk-edits/bulk-edits.paths.ts'
import { listAdminProducts } from '#modules/catalogue/admin-list/admin-list.paths.ts'
import { askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { BulkEditActs } from './bulk-acts.tsx'
import { BulkEditState, BulkEditWords } from './bulk-line.tsx'

/** Asked so often while one is under way. */
const WATCH_MS = 1_000
/** An edit that is over stands in sight for so long. */
const IN_SIGHT = 10 * MINUTE

const isUnderWay = ({ state }: BulkEditWire): boolean => state === 'running' || state === 'undoing'

/** Bulk edits as they come along. */
export const useBulkEdits = (pageNum: number) =>
  useDeskQuery(
    listBulkEdits,
    { pageNum },
    { refetchInterval: ({ state: { data } }) => (data?.list.some(isUnderWay) ? WATCH_MS : 15_000) },
  )

/** What is being done to many products, or has just been, above the list; the list is asked anew when something is over. */
export function BulkStrip() {
  const texts = useTexts(adminBulkEditsText)
  const { data } = useBulkEdits(1)
  const edits = data?.list ?? []
  const busy = edits.filter(isUnderWay).length
  const before = useRef(0)
  useEffect(() => {
    if (busy < before.current) askAgain(listAdminProducts)
    before.current = busy
  }, [busy])
  const since = clock.now().getTime() - IN_SIGHT
  const shown = edits.filter((edit) => isUnderWay(edit) || Date.parse(edit.endTime) > since).slice(0, 3)
  if (shown.length === 0) return null
  return (
    <ul className="admin-bulk-strip" aria-label={texts.title}>
      {shown.map((edit) => (
        <li key={edit.editId}>
          <strong>
            <BulkEditWords edit={edit.edit} />
          </strong>
          <BulkEditState edit={edit} />
          <BulkEditActs edit={edit} />
        </li>
      ))}
    </ul>
  )
}
