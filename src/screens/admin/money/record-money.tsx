import { useState } from 'react'
import { adminMoneyText } from '#language/admin/admin-money.text.ts'
import { payTypeText } from '#language/buying/order-state.text.ts'
import { useTexts } from '#language/texts.ts'
import { RecordMoneyInput } from '#modules/treasury/money.contract.ts'
import { listMoney, recordMoney } from '#modules/treasury/money.paths.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { answerDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'

const EMPTY: RecordMoneyInput = { payType: 'bank', amount: '', reference: '', payer: '', again: false }

/** A line of the bank's statement. */
export function AdminRecordMoney({ onClose }: { onClose: () => void }) {
  const texts = useTexts(adminMoneyText)
  const ways = useTexts(payTypeText)
  const { register, problem, refusal, busy, send, isTwice } = useRecord(onClose)
  return (
    <DeskDialog onClose={onClose} title={texts.record}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.record} busy={busy} refusal={refusal}>
        <p>{texts.recordWords}</p>
        <SelectField
          label={texts.way}
          options={(['bank', 'fps'] as const).map((value) => ({ value, name: ways[value] }))}
          problem={problem('payType')}
          {...register('payType')}
        />
        <TextField
          label={texts.amount}
          problem={problem('amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          data-autofocus
          {...register('amount')}
        />
        <TextField
          label={texts.reference}
          problem={problem('reference')}
          autoComplete="off"
          maxLength={140}
          {...register('reference')}
        />
        <TextField
          label={texts.payerOnStatement}
          problem={problem('payer')}
          autoComplete="off"
          maxLength={140}
          {...register('payer')}
        />
        {isTwice ? <Tick {...register('again')}>{texts.again}</Tick> : null}
      </DeskDialogForm>
    </DeskDialog>
  )
}

function useRecord(onClose: () => void) {
  const texts = useTexts(adminMoneyText)
  const [key] = useState(newIdempotencyKey)
  const [isTwice, setIsTwice] = useState(false)
  const { submit, refuse, ...form } = useDeskForm(RecordMoneyInput, EMPTY)
  const send = submit(async (input) => {
    const result = await callAdmin(recordMoney, input, { idempotencyKey: key })
    if (!result.ok) {
      setIsTwice(result.data.field === 'again')
      return refuse(result)
    }
    answerDeskQuery(listMoney, {}, result.data)
    toast('success', texts.recorded)
    return onClose()
  })
  return { ...form, send, isTwice }
}
