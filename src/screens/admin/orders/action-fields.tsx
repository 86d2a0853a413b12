import { adminActionText, adminPaymentText } from '#language/admin/admin-order-actions.text.ts'
import { couriers } from '#language/buying/couriers.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { SelectField, TextArea, TextField } from '#ui/fields.tsx'
import { type ActionFields, type ActionProblems, asksNote, asksParcel, needsTracking, type AdminAction } from './order-actions.ts'

const LONGEST_NOTE = 200

type Fields = {
  action: AdminAction
  fields: ActionFields
  problems: ActionProblems
  onChange: (changes: Partial<ActionFields>) => void
}

export function AdminActionFields({ action, fields, problems, onChange }: Fields) {
  const texts = useTexts(adminActionText)
  const payments = useTexts(adminPaymentText)
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
  const texts = useTexts(adminActionText)
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
