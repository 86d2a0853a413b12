import { adminCountsText } from '#language/admin/products/admin-counts.text.ts'
import { useTexts } from '#language/texts.ts'
import { ScanInput } from '#modules/offers/counting/counting.contract.ts'
import { getCount, scanPiece } from '#modules/offers/counting/counting.paths.ts'
import { AdminDialog } from '#screens/admin/frame/dialog.tsx'
import { AdminDialogForm } from '#screens/admin/frame/dialog-form.tsx'
import { useAdminForm } from '#screens/admin/frame/use-admin-form.ts'
import { askAgain } from '#screens/admin/session/admin-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextField } from '#ui/fields.tsx'
import { useRequestKey } from '#ui/request-key.ts'

type Props = { countId: string; itemNumber: string; onClose: () => void }

/** Says how many there are in all, for what was scanned too often or is too many to scan. */
export function AdminCountCorrection({ countId, itemNumber, onClose }: Props) {
  const texts = useTexts(adminCountsText)
  const { keyOf } = useRequestKey()
  const form = useAdminForm<ScanInput>(ScanInput, { countId, itemNumber, mode: 'set', pieces: '' })
  const send = form.submit(async (input) => {
    const result = await callAdmin(scanPiece, input, { idempotencyKey: keyOf(input) })
    if (result.ok) {
      askAgain(getCount)
      return onClose()
    }
    return form.refuse(result)
  })
  return (
    <AdminDialog title={texts.correctTitle} onClose={onClose}>
      <AdminDialogForm onSubmit={send} onClose={onClose} press={texts.save} busy={form.busy} refusal={form.refusal}>
        <TextField
          label={texts.foundOf(itemNumber)}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
          data-autofocus=""
          problem={form.problem('pieces')}
          {...form.register('pieces')}
        />
      </AdminDialogForm>
    </AdminDialog>
  )
}
