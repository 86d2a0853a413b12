import { type ComponentProps, useState } from 'react'
import { showMoment } from '#language/dates.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { unableReasonText, unableText } from '#language/seller/unable-to-send.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import {
  CannotSendInput,
  type ConsignmentPieceWire,
  type ConsignmentWire,
  unableReasons,
  isUnsent,
} from '#modules/orders/pieces/consignments.contract.ts'
import { cannotSendConsignment, getConsignment, listConsignments } from '#modules/orders/pieces/consignments.paths.ts'
import { fromWire, showHkdExactly, toWire } from '#platform/money.ts'
import { answerDeskQuery, askAgain } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'
import { useRequestKey } from '#ui/request-key.ts'
import { toast } from '#ui/toasts.ts'

const shown = (cents: number): string => (cents > 0 ? showHkdExactly(cents) : '')
const sumOf = (pieces: readonly ConsignmentPieceWire[], part: 'receives' | 'lateFee'): number =>
  pieces.reduce((sum, piece) => sum + fromWire(piece[part]), 0)

/** What has not been sent, its merchant can call off, and reads first what that costs. */
export function UnableToSend({ order }: { order: ConsignmentWire }) {
  const language = useLanguage()
  const texts = useTexts(unableText)
  const [isOpen, open] = useState(false)
  const waiting = order.pieces.filter(isUnsent)
  if (waiting.length === 0) return null
  const fee = shown(sumOf(waiting, 'lateFee'))
  const { dueTime, isLate } = order
  const cost = isLate || dueTime === '' ? texts.after(isLate ? fee : '') : texts.before(showMoment(dueTime, language), fee)
  return (
    <section aria-labelledby="seller-unable">
      <h2 id="seller-unable">{texts.title}</h2>
      <p className="mute">{[texts.lead, cost, texts.counts].join(language === 'zh' ? '' : ' ')}</p>
      <Button look="line" onClick={() => open(true)}>
        {texts.open}
      </Button>
      {isOpen ? (
        <DeskDialog title={texts.dialog} onClose={() => open(false)}>
          <UnableForm order={order} waiting={waiting} onClose={() => open(false)} />
        </DeskDialog>
      ) : null}
    </section>
  )
}

type FormProps = { order: ConsignmentWire; waiting: readonly ConsignmentPieceWire[]; onClose: () => void }

function UnableForm({ order: { orderNo, isLate }, waiting, onClose }: FormProps) {
  const texts = useTexts(unableText)
  const reasons = useTexts(unableReasonText)
  const { keyOf } = useRequestKey()
  // With several, the merchant says which.
  const unitIds = waiting.length === 1 ? waiting.map(({ unitId }) => unitId) : []
  const { register, watch, submit, refuse, problem, refusal, busy } = useDeskForm<CannotSendInput>(CannotSendInput, {
    orderNo,
    unitIds,
    reason: '',
    words: '',
  })
  const chosen = waiting.filter(({ unitId }) => watch('unitIds').includes(unitId))
  const fee = isLate ? sumOf(chosen, 'lateFee') : 0
  const send = submit(async (typed) => {
    const input = { ...typed, fee: toWire(fee) }
    const result = await callSeller(cannotSendConsignment, input, { idempotencyKey: keyOf(input) })
    if (!result.ok) {
      askAgain(getConsignment)
      return refuse(result)
    }
    answerDeskQuery(getConsignment, { orderNo }, result.data)
    askAgain(listConsignments)
    toast('success', texts.done)
    return onClose()
  })
  return (
    <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.press} busy={busy} refusal={refusal}>
      {waiting.length > 1 ? <Items waiting={waiting} field={register('unitIds')} problem={problem('unitIds')} /> : null}
      <SelectField
        label={texts.reason}
        placeholder={texts.chooseReason}
        options={unableReasons.map((value) => ({ value, name: reasons[value] }))}
        problem={problem('reason')}
        {...register('reason')}
      />
      <TextField label={texts.words} autoComplete="off" maxLength={200} problem={problem('words')} {...register('words')} />
      <p role="status">{texts.cost(showHkdExactly(sumOf(chosen, 'receives')), shown(fee))}</p>
    </DeskDialogForm>
  )
}

type ItemsProps = Pick<FormProps, 'waiting'> & { field: ComponentProps<'input'>; problem: string | undefined }

function Items({ waiting, field, problem }: ItemsProps) {
  const texts = useTexts(unableText)
  return (
    <fieldset>
      <legend>{texts.choose}</legend>
      {waiting.map(({ unitId, unitCode, brandName, title }) => (
        <Tick key={unitId} value={unitId} {...field}>
          {`${pieceName(brandName, title)} · ${unitCode}`}
        </Tick>
      ))}
      {problem ? <p className="field-problem">{problem}</p> : null}
    </fieldset>
  )
}
