import { type FormEvent, useRef, useState } from 'react'
import { fieldProblems } from '#language/field-problems.ts'
import { moveText, moveWordsText, adminActionText, adminPaymentText } from '#language/admin/admin-order-actions.text.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AdminOrderWire } from '#modules/orders/orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { AdminActionFields } from './action-fields.tsx'
import { type ActionFields, type ActionProblems, missingFields, noFields, type AdminAction, perform } from './order-actions.ts'
import type { Failure } from '#screens/admin/frame/use-admin-data.ts'

type DialogProps = {
  open: boolean
  action: AdminAction
  orderNo: string
  onDone: (order: AdminOrderWire) => void
  onMovedOn: () => void
  onClose: () => void
}

/** One decision: what it will do, what it needs to know, and beside it what the shop answered. */
export function AdminActionDialog({ open, action, orderNo, onDone, onMovedOn, onClose }: DialogProps) {
  const texts = useTexts(adminActionText)
  const words = useActionWords(action)
  const { form, fields, change, problems, refusal, busy, submit } = useAction(action, orderNo, onDone, onMovedOn)
  return (
    <Sheet open={open} onClose={onClose} side="centre" title={words.title} className="admin-dialog">
      <form ref={form} onSubmit={submit} noValidate>
        <p>
          <b>{orderNo}</b>
        </p>
        <p>{words.explanation}</p>
        <AdminActionFields action={action} fields={fields} problems={problems} onChange={change} />
        <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
        <div className="admin-dialog-foot">
          <Button look="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? texts.working : words.press}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

function useActionWords(action: AdminAction): { title: string; explanation: string; press: string } {
  const moves = useTexts(moveText)
  const moveWords = useTexts(moveWordsText)
  const payments = useTexts(adminPaymentText)
  if (action.kind === 'move') return { title: moves[action.move], explanation: moveWords[action.move], press: moves[action.move] }
  const amount = showHkdExactly(fromWire(action.payment.amount))
  if (action.kind === 'confirm')
    return { title: payments.confirm, explanation: payments.confirmWords(amount), press: payments.confirm }
  if (action.kind === 'reject') return { title: payments.rejectTitle, explanation: payments.rejectWords, press: payments.reject }
  const back = action.payment.payType === 'card' ? payments.moneyBackCard : payments.moneyBackWords
  return { title: payments.moneyBack, explanation: back(amount), press: payments.moneyBack }
}

function useAction(action: AdminAction, orderNo: string, onDone: (order: AdminOrderWire) => void, onMovedOn: () => void) {
  const language = useLanguage()
  const say = useRefusalWords()
  const form = useRef<HTMLFormElement>(null)
  const [key] = useState(newIdempotencyKey)
  const [fields, setFields] = useState(noFields)
  const [problems, setProblems] = useState<ActionProblems>({})
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const show = (found: ActionProblems) => {
    setProblems(found)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const refuse = (failure: Failure) => {
    const { fields: named } = failure.data
    if (named) show({ ...named, ...(named.reason ? { note: named.reason } : {}) })
    else setRefusal(say(failure))
    if (failure.code === screenCodes.ORDER_MOVED_ON) onMovedOn()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setRefusal('')
    const missing = Object.entries(missingFields(action, fields))
    if (missing.length > 0)
      return show(Object.fromEntries(missing.map(([field, problem]) => [field, fieldProblems[problem][language]])))
    setProblems({})
    setBusy(true)
    const result = await perform(action, orderNo, fields, key)
    setBusy(false)
    if (result.ok) onDone(result.data)
    else refuse(result)
  }
  const change = (changes: Partial<ActionFields>) => setFields((before) => ({ ...before, ...changes }))
  return { form, fields, change, problems, refusal, busy, submit: (event: FormEvent) => void submit(event) }
}

function useRefusalWords(): (failure: Failure) => string {
  const texts = useTexts(adminActionText)
  return ({ code, msg }) => {
    if (code === screenCodes.NOT_PERMITTED) return texts.notPermitted
    return code === screenCodes.ORDER_MOVED_ON ? texts.movedOn : msg
  }
}
