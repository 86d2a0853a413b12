import { adminCareText } from '#language/admin/admin-care.text.ts'
import { useTexts } from '#language/texts.ts'
import { type CareCalendarWire, CareCapacityInput } from '#modules/care/care.contract.ts'
import { getCareCalendar, setCareCapacity } from '#modules/care/care.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { answeredAs, useSavedForm } from '#desk/use-saved-form.ts'
import { askAgain, askedAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextField } from '#ui/fields.tsx'

/** Of which half day; of all others when no day is named. */
export type ChosenSlot = Pick<CareCapacityInput, 'day' | 'place' | 'half'>
type Props = { calendar: CareCalendarWire; chosen: ChosenSlot; onClose: () => void }

/** What the calendar says of a half day now. */
function capacityIn({ usual, days }: CareCalendarWire, { day, place, half }: ChosenSlot): CareCapacityInput {
  const slots = day === '' ? usual : (days.find((one) => one.day === day)?.slots ?? [])
  const slot = slots.find((one) => one.place === place && one.half === half)
  return { day, place, half, capacity: String(slot?.capacity ?? 0), version: slot?.version ?? 0 }
}

export function AdminCapacityDialog({ calendar, chosen, onClose }: Props) {
  const texts = useTexts(adminCareText)
  const form = useSavedForm<CareCapacityInput>({
    shape: CareCapacityInput,
    newest: capacityIn(calendar, chosen),
    path: async (typed) => {
      const result = await callAdmin(setCareCapacity, typed)
      if (result.ok) askAgain(getCareCalendar)
      return answeredAs(result, (saved) => capacityIn(saved, chosen))
    },
    onSaved: onClose,
    said: texts.saved,
    reload: () => askedAgain(getCareCalendar),
  })
  return (
    <DeskDialog onClose={onClose} title={texts.changeTitle}>
      <DeskDialogForm
        busy={form.busy}
        refusal={form.refusal}
        saved={form}
        press={texts.save}
        onClose={onClose}
        onSubmit={form.send}
      >
        <TextField
          label={texts.capacity}
          inputMode="numeric"
          maxLength={3}
          problem={form.problem('capacity')}
          data-autofocus=""
          {...form.register('capacity')}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
