import { adminCountsText } from '#language/admin/products/admin-counts.text.ts'
import { useTexts } from '#language/texts.ts'
import { ScanInput } from '#modules/offers/counting/counting.contract.ts'
import { getCount, scanPiece } from '#modules/offers/counting/counting.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextField } from '#ui/fields.tsx'
import { useRequestKey } from '#ui/request-key.ts'

type Props = { countId: string; itemNumber: string; onClose: () => void }

/** Says how many there are in all, for what was scanned too often or is too many to scan. */
export function AdminCountCorrection({ countId, itemNumber, onClose }: Props) {
  const texts = useTexts(adminCountsText)
  const { keyOf } = useRequestKey()
  const form = useDeskForm<ScanInput>(ScanInput, { countId, itemNumber, mode: 'set', pieces: '' })
  const send = form.submit(async (input) => {
    const result = await callAdmin(scanPiece, input, { idempotencyKey: keyOf(input) })
    if (result.ok) {
      askAgain(getCount)
      return onClose()
    }
    return form.refuse(result)
  })
  return (
    <DeskDialog title={texts.correctTitle} onClose={onClose}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.save} busy={form.busy} refusal={form.refusal}>
        <TextField
          label={texts.foundOf(itemNumber)}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
          data-autofocus=""
          problem={form.problem('pieces')}
          {...form.register('pieces')}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
