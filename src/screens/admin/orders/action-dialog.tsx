import { useState } from 'react'
import {
  moveText,
  moveWordsText,
  adminActionText,
  adminPaymentText,
  unitActText,
  unitActWordsText,
} from '#language/admin/admin-order-actions.text.ts'
import { adminMoneyBackText } from '#language/admin/admin-money-back.text.ts'
import { adminReportText } from '#language/admin/admin-outside.text.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { useTexts } from '#language/texts.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { isOnTop } from '#modules/orders/refunds/refund.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { AdminActionFields } from './action-fields.tsx'
import { fieldsOf, makesReady, type MoneyAction, missingFields, type AdminAction, perform } from './order-actions.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import type { Failure } from '#desk/desk-query.ts'

type DialogProps = {
  action: AdminAction
  order: AdminOrderWire
  onDone: (order: AdminOrderWire) => void
  onMovedOn: () => void
  onClose: () => void
}

/** One decision: what it will do, what it needs to know, and beside it what the shop answered. */
export function AdminActionDialog({ action, order, onDone, onMovedOn, onClose }: DialogProps) {
  const words = useActionWords(action, order)
  const { register, watch, problem, refusal, busy, send } = useAction(action, order, onDone, onMovedOn)
  return (
    <DeskDialog onClose={onClose} title={words.title}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={words.press} busy={busy} refusal={refusal}>
        <p>
          <b>{order.orderNo}</b>
        </p>
        <p>{words.explanation}</p>
        <AdminActionFields action={action} order={order} courier={watch('courier')} register={register} problem={problem} />
      </DeskDialogForm>
    </DeskDialog>
  )
}

type Words = { title: string; explanation: string; press: string }
const shown = (amount: string): string => showHkdExactly(fromWire(amount))

function useActionWords(action: AdminAction, order: AdminOrderWire): Words {
  const moves = useTexts(moveText)
  const moveWords = useTexts(moveWordsText)
  const payments = useTexts(adminPaymentText)
  const acts = useTexts(unitActText)
  const actWords = useTexts(unitActWordsText)
  const moneyWords = useMoneyWords()
  const reports = useTexts(adminReportText)
  if (makesReady(action, order)) return { title: moves.ready, explanation: moveWords.ready, press: moves.ready }
  if (action.kind === 'move') return { title: moves[action.move], explanation: moveWords[action.move], press: moves[action.move] }
  if (action.kind === 'piece') return { title: acts[action.act], explanation: actWords[action.act], press: acts[action.act] }
  if (action.kind === 'confirm')
    return { title: payments.confirm, explanation: payments.confirmWords(shown(action.payment.amount)), press: payments.confirm }
  if (action.kind === 'reject') return { title: payments.rejectTitle, explanation: payments.rejectWords, press: payments.reject }
  if (action.kind === 'name-refund') {
    const { kind, amount } = action.report
    const press = kind === 'dispute' ? reports.send : reports.press
    return { title: press, explanation: (kind === 'dispute' ? reports.sendWords : reports.pressWords)(shown(amount)), press }
  }
  return moneyWords(action)
}

function useMoneyWords(): (action: MoneyAction) => Words {
  const texts = useTexts(adminMoneyBackText)
  const payments = useTexts(adminPaymentText)
  const same = (title: string, explanation: string): Words => ({ title, explanation, press: title })
  return (action) => {
    if (action.kind === 'refund-piece') return same(texts.refundPiece, texts.refundPieceWords(shown(action.amount)))
    if (action.kind === 'refund-part') return same(texts.refundPart, texts.refundPartWords)
    if (action.kind === 'extra') return same(texts.extra, texts.extraWords)
    const { kind, amount } = action.refund
    const sent = isOnTop(kind) ? texts.sentExtra : payments.moneyBackWords
    return same(payments.moneyBack, (action.isByProvider ? payments.moneyBackProvider : sent)(shown(amount)))
  }
}

function useAction(action: AdminAction, order: AdminOrderWire, onDone: (order: AdminOrderWire) => void, onMovedOn: () => void) {
  const say = useRefusalWords()
  const { submit, refuse, ...form } = useDeskForm(undefined, fieldsOf(action, order), (fields) =>
    missingFields(action, fields, order),
  )
  const [key] = useState(newIdempotencyKey)
  const send = submit(async (fields) => {
    const result = await perform(action, order.orderNo, fields, key)
    if (result.ok) return onDone(result.data)
    const { fields: named = result.data.field === 'again' ? { again: result.msg } : undefined } = result.data
    refuse({ ...result, msg: say(result), data: named ? { fields: { ...named, ...noteOf(named) } } : {} })
    if (result.code === screenCodes.ORDER_MOVED_ON) onMovedOn()
  })
  return { ...form, send }
}

/** A refusal of a payment calls its note the reason. */
const noteOf = ({ reason }: Record<string, string>): Record<string, string> => (reason ? { note: reason } : {})

function useRefusalWords(): (failure: Failure) => string {
  const texts = useTexts(adminActionText)
  return ({ code, msg }) => {
    if (code === screenCodes.NOT_PERMITTED) return texts.notPermitted
    return code === screenCodes.ORDER_MOVED_ON ? texts.movedOn : msg
  }
}
