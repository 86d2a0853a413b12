import { useState } from 'react'
import { adminText } from '#language/admin/admin.text.ts'
import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ProductEditWire, ProductHistoryWire } from '#modules/catalogue/editing/product-editing.contract.ts'
import { listProductHistory, takeProductVersion } from '#modules/catalogue/editing/product-editing.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { usePathNames } from './use-path-names.ts'
import type { DraftActs } from './use-draft-acts.ts'

type Props = { edit: ProductEditWire; acts: DraftActs; isDirty: boolean; onClose: () => void }

/** Who changed what and when, from what to what; any state of it can be had back. */
export function HistoryDialog({ edit, acts, isDirty, onClose }: Props) {
  const frame = useTexts(adminText)
  const texts = useTexts(adminProductDraftText)
  const may = useMay()
  const { productId, version } = edit.draft
  const [pageNum, setPage] = useState(1)
  const found = useDeskQuery(listProductHistory, { productId, pageNum }, KEEP_LAST)
  const take = async (taken: number) => {
    await acts.makeAndSay(takeProductVersion, { productId, version, taken }, texts.taken(taken))
    onClose()
  }
  return (
    <DeskDialog title={texts.historyTitle} onClose={onClose} wide>
      {isDirty ? <p className="field-hint">{texts.saveFirst}</p> : null}
      <DeskAnswer found={found}>
        {({ list, total, pageSize }) => (
          <>
            {total === 0 ? <p className="mute">{texts.noHistory}</p> : null}
            <ol className="product-history">
              {list.map((row) => (
                <VersionItem
                  key={row.version}
                  row={row}
                  edit={edit}
                  onTake={may('edit-products') && row.version !== edit.liveVersion ? () => void take(row.version) : undefined}
                  isOff={isDirty || acts.busy}
                />
              ))}
            </ol>
            {total > pageSize ? (
              <nav aria-label={frame.pages} className="admin-pages">
                <Button look="text" disabled={pageNum === 1} onClick={() => setPage(pageNum - 1)}>
                  {frame.previousPage}
                </Button>
                <Button look="text" disabled={pageNum * pageSize >= total} onClick={() => setPage(pageNum + 1)}>
                  {frame.nextPage}
                </Button>
              </nav>
            ) : null}
          </>
        )}
      </DeskAnswer>
    </DeskDialog>
  )
}

type ItemProps = {
  row: ProductHistoryWire['list'][number]
  edit: ProductEditWire
  onTake: (() => void) | undefined
  isOff: boolean
}

function VersionItem({ row: { version, changedBy, changeTime, changes }, edit, onTake, isOff }: ItemProps) {
  const language = useLanguage()
  const texts = useTexts(adminProductDraftText)
  const nameOf = usePathNames(edit.draft.document)
  const spell = (text: string) => (text === '' ? <i className="mute">{texts.empty}</i> : text)
  return (
    <li>
      <div className="product-version">
        <p>
          <b>{texts.version(version)}</b>{' '}
          <span className="mute">{changedBy ? `${changedBy}, ${showMoment(changeTime, language)}` : texts.before}</span>
        </p>
        {onTake ? (
          <Button look="text" disabled={isOff} aria-label={texts.takeOf(version)} onClick={onTake}>
            {texts.take}
          </Button>
        ) : null}
      </div>
      <ul>
        {changes.map(({ path, before, after }) => (
          <li key={path}>
            <span className="mute">{nameOf(path)}</span>
            <span>
              {spell(before)} <span aria-hidden>→</span> <span className="hidden-text">{texts.became}</span> {spell(after)}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
