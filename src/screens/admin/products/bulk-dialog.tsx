import { counted } from '#language/counted.ts'
import { adminBulkEditsText } from '#language/admin/products/admin-bulk-edits.text.ts'
import { useTexts } from '#language/texts.ts'
import type { Selection } from '#modules/catalogue/bulk-edits/bulk-edits.contract.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { TextField } from '#ui/fields.tsx'
import { BulkFields } from './bulk-fields.tsx'
import { useBulkStart } from './use-bulk-start.ts'

type Props = { selection: Selection; onClose: () => void; onBegun: () => void }

/** What is to be changed about many products; where prices move far their number is typed first. */
export function BulkDialog({ selection, onClose, onBegun }: Props) {
  const texts = useTexts(adminBulkEditsText)
  const begun = () => {
    onBegun()
    onClose()
  }
  const { draft, change, far, problems, refusal, typed, type, total, busy, send } = useBulkStart(selection, begun)
  return (
    <DeskDialog title={total === 0 ? texts.change : texts.changeTitle(counted(total))} onClose={onClose}>
      <DeskDialogForm onSubmit={(event) => void send(event)} onClose={onClose} press={texts.begin} busy={busy} refusal={refusal}>
        <BulkFields draft={draft} onChange={change} problems={problems} />
        {far ? (
          <>
            <p className="admin-notice">
              {texts.farOff(counted(far.farOff), counted(far.total), far.percent)} {far.secondPerson ? texts.farWaits : ''}
            </p>
            <TextField
              label={texts.typeTotal(counted(far.total))}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              value={typed}
              problem={problems.confirmed}
              onChange={(event) => type(event.target.value)}
            />
          </>
        ) : null}
        <p className="mute">{texts.undoPromise}</p>
      </DeskDialogForm>
    </DeskDialog>
  )
}
