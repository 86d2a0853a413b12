import { officeActionText, officePaymentText } from '#language/office-order-actions.text.ts'
import { couriers } from '#language/order-state.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { SelectField, TextArea, TextField } from '#ui/fields.tsx'
import {
  type ActionFields,
  type ActionProblems,
  asksNote,
  asksParcel,
  needsTracking,
  type OfficeAction,
} from './office-order-actions.ts'

const LONGEST_NOTE = 200

type Fields = {
  action: OfficeAction
  fields: ActionFields
  problems: ActionProblems
  onChange: (changes: Partial<ActionFields>) => void
}

export function OfficeActionFields({ action, fields, problems, onChange }: Fields) {
  const texts = useTexts(officeActionText)
  const payments = useTexts(officePaymentText)
  const note = asksNote(action)
  const rejects = action.kind === 'reject'
  return (
    <>
      {asksParcel(action) ? <ParcelFields fields={fields} problems={problems} onChange={onChange} /> : null}
      {note === 'never' ? null : (
        <TextArea
          label={note === 'required' ? texts.reason : texts.note}
          optional={note === 'required' ? undefined : texts.optional}
          hint={rejects ? payments.rejectHint : texts.noteHint}
          required={note === 'required'}
          problem={problems.note}
          maxLength={LONGEST_NOTE}
          rows={3}
          value={fields.note}
          data-autofocus={asksParcel(action) ? undefined : ''}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      )}
    </>
  )
}

function ParcelFields({ fields, problems, onChange }: Omit<Fields, 'action'>) {
  const language = useLanguage()
  const texts = useTexts(officeActionText)
  return (
    <>
      <SelectField
        label={texts.courier}
        placeholder={texts.chooseCourier}
        options={couriers.map((courier) => ({ value: courier.en, name: courier[language] }))}
        required
        problem={problems.courier}
        value={fields.courier}
        data-autofocus=""
        onChange={(event) => onChange({ courier: event.target.value })}
      />
      <TextField
        label={texts.trackingNumber}
        optional={needsTracking(fields.courier) ? undefined : texts.optional}
        required={needsTracking(fields.courier)}
        problem={problems.trackingNumber}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={fields.trackingNumber}
        onChange={(event) => onChange({ trackingNumber: event.target.value })}
      />
    </>
  )
}
