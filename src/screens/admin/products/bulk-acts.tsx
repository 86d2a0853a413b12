import { useState } from 'react'
import { counted } from '#language/counted.ts'
import { adminBulkEditsText, leftOutText } from '#language/admin/products/admin-bulk-edits.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { BulkEditWire } from '#modules/catalogue/bulk-edits/bulk-edits.contract.ts'
import {
  listBulkEditRest,
  listBulkEdits,
  resumeBulkEdit,
  stopBulkEdit,
  undoBulkEdit,
} from '#modules/catalogue/bulk-edits/bulk-edits.paths.ts'
import { isAboutPrices } from '#modules/catalogue/bulk-edits/product-edits.rules.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { askAgain, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin, useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

/** What can be done about an edit now. */
export function BulkEditActs({ edit }: { edit: BulkEditWire }) {
  const texts = useTexts(adminBulkEditsText)
  const may = useMay()
  const [open, setOpen] = useState<'rest' | 'undo'>()
  const { act, busy } = useDeskAction(async (path: typeof stopBulkEdit) => callAdmin(path, { editId: edit.editId }))
  const press = async (path: typeof stopBulkEdit) => {
    if (busy) return
    const result = await act(path)
    if (!result.ok) toast('error', result.msg)
    setOpen(undefined)
    askAgain(listBulkEdits)
  }
  const { rest, stop, resume, undo } = actsOf(edit, may(isAboutPrices(edit.edit) ? 'change-prices' : 'publish-products'))
  const button = (name: string, onClick: () => void) => (
    <Button look="text" busy={busy} onClick={onClick}>
      {name}
    </Button>
  )
  return (
    <span className="admin-bulk-acts">
      {rest ? button(texts.show, () => setOpen('rest')) : null}
      {stop ? button(texts.stop, () => void press(stopBulkEdit)) : null}
      {resume ? button(texts.resume, () => void press(resumeBulkEdit)) : null}
      {undo ? button(texts.undo, () => setOpen('undo')) : null}
      {open === 'rest' ? <Rest editId={edit.editId} onClose={() => setOpen(undefined)} /> : null}
      {open === 'undo' ? <Undo busy={busy} onClose={() => setOpen(undefined)} onUndo={() => void press(undoBulkEdit)} /> : null}
    </span>
  )
}

const actsOf = ({ state, changed, leftOut, lookedBack, takenBack }: BulkEditWire, may: boolean) => ({
  rest: leftOut + lookedBack - takenBack > 0 && state !== 'running' && state !== 'undoing',
  stop: may && state === 'running',
  resume: may && state === 'stopped',
  undo: may && (state === 'done' || state === 'stopped') && changed > 0,
})

function Undo({ busy, onClose, onUndo }: { busy: boolean; onClose: () => void; onUndo: () => void }) {
  const texts = useTexts(adminBulkEditsText)
  return (
    <DeskDialog title={texts.undoTitle} onClose={onClose}>
      <DeskDialogForm
        onSubmit={(event) => {
          event.preventDefault()
          onUndo()
        }}
        onClose={onClose}
        press={texts.undo}
        busy={busy}
        refusal={undefined}
      >
        <p>{texts.undoLead}</p>
      </DeskDialogForm>
    </DeskDialog>
  )
}

/** Every product that is not as the edit wanted it, and why. */
function Rest({ editId, onClose }: { editId: string; onClose: () => void }) {
  const language = useLanguage()
  const texts = useTexts(adminBulkEditsText)
  const reasons = useTexts(leftOutText)
  const rest = useDeskQuery(listBulkEditRest, { editId }, { refetchInterval: false })
  return (
    <DeskDialog title={texts.restTitle} wide onClose={onClose}>
      <DeskAnswer found={rest} height={240}>
        {({ total, list }) => (
          <>
            {total > list.length ? <p className="mute">{texts.restMore(counted(total))}</p> : null}
            <ul className="admin-bulk-rest">
              {list.map(({ productId, spuCode, productTitle, reason }) => (
                <li key={productId}>
                  <a className="link" href={localPath(language, `/admin/products/${productId}`)}>
                    {productTitle || spuCode || productId}
                  </a>
                  <span>{reasons[reason]}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </DeskAnswer>
    </DeskDialog>
  )
}
