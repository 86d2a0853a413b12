import type { UseFormRegister } from 'react-hook-form'
import { adminActionText, adminPaymentText } from '#language/admin/admin-order-actions.text.ts'
import { couriers } from '#language/buying/couriers.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { SelectField, TextArea, TextField } from '#ui/fields.tsx'
import { type ActionFields, asksNote, asksParcel, needsTracking, type AdminAction } from './order-actions.ts'

const LONGEST_NOTE = 200

type Fields = {
  action: AdminAction
  courier: string
  register: UseFormRegister<ActionFields>
  problem: (field: keyof ActionFields) => string | undefined
}

export function AdminActionFields({ action, courier, register, problem }: Fields) {
  const texts = useTexts(adminActionText)
  const payments = useTexts(adminPaymentText)
  const note = asksNote(action)
  const rejects = action.kind === 'reject'
  return (
    <>
      {asksParcel(action) ? <ParcelFields courier={courier} register={register} problem={problem} /> : null}
      {note === 'never' ? null : (
        <TextArea
          label={note === 'required' ? texts.reason : texts.note}
          optional={note === 'required' ? undefined : texts.optional}
          hint={rejects ? payments.rejectHint : texts.noteHint}
          required={note === 'required'}
          problem={problem('note')}
          maxLength={LONGEST_NOTE}
          rows={3}
          data-autofocus={asksParcel(action) ? undefined : ''}
          {...register('note')}
        />
      )}
    </>
  )
}

function ParcelFields({ courier, register, problem }: Omit<Fields, 'action'>) {
  const language = useLanguage()
  const texts = useTexts(adminActionText)
  return (
    <>
      <SelectField
        label={texts.courier}
        placeholder={texts.chooseCourier}
        options={couriers.map((known) => ({ value: known.en, name: known[language] }))}
        required
        problem={problem('courier')}
        data-autofocus=""
        {...register('courier')}
      />
      <TextField
        label={texts.trackingNumber}
        optional={needsTracking(courier) ? undefined : texts.optional}
        required={needsTracking(courier)}
        problem={problem('trackingNumber')}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...register('trackingNumber')}
      />
    </>
  )
}
