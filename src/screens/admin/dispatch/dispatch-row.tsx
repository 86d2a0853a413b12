import { useEffect, useRef, useState } from 'react'
import { adminDispatchText } from '#language/admin/admin-dispatch.text.ts'
import { adminActionText } from '#language/admin/admin-order-actions.text.ts'
import { couriers, fitsCourier, needsNumber, plainNumber } from '#language/buying/couriers.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ReadyOrder } from '#modules/orders/pieces/dispatch.contract.ts'
import { moveOrder } from '#modules/orders/orders.paths.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'

type Props = {
  order: ReadyOrder
  isChosen: boolean
  onTurn: () => void
  /** The courier of the parcel before: most go the same way. */
  courier: string
  onCourier: (courier: string) => void
  number: string
  onNumber: (number: string) => void
  /** Its field has the focus. */
  onAim: () => void
  onSent: (orderNo: string) => void
}

/** One order: what may leave of it, and with whom it left. */
export function AdminDispatchRow({ isChosen, onTurn, ...parcel }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminDispatchText)
  const { order } = parcel
  const { orderNo } = order
  return (
    <li className="dispatch-row">
      <Tick checked={isChosen} onChange={onTurn} aria-label={texts.chooseOrder(orderNo)} aria-keyshortcuts="x">
        {''}
      </Tick>
      <div>
        <a className="link" data-row href={localPath(language, `/admin/orders/${orderNo}`)}>
          {orderNo}
        </a>
        <p>
          <span lang={writtenIn(order.receiver)}>{order.receiver}</span>
          {order.isPickUp ? ` · ${texts.pickUp}` : ''}
        </p>
        <Address lines={order.address} />
        <Pieces pieces={order.pieces} />
        {order.later > 0 ? <p className="mute">{texts.later(order.later)}</p> : null}
      </div>
      {order.isHeld ? (
        <p>{texts.held}</p>
      ) : order.isPickUp ? (
        <ReadyForm order={order} onSent={parcel.onSent} />
      ) : (
        <ParcelForm {...parcel} />
      )}
    </li>
  )
}

/** As the shopper wrote it, so each line may be in either language. */
function Address({ lines }: { lines: string[] }) {
  const language = useLanguage()
  if (lines.length === 0) return null
  return (
    <p className="mute">
      {lines.map((line, at) => (
        <span key={line} lang={writtenIn(line)}>
          {`${at > 0 ? (language === 'zh' ? '，' : ', ') : ''}${line}`}
        </span>
      ))}
    </p>
  )
}

/** The same piece several times is one line. */
function Pieces({ pieces }: { pieces: ReadyOrder['pieces'] }) {
  const counted = new Map<string, number>()
  for (const { name, look } of pieces) {
    const words = [name, look].filter(Boolean).join(' · ')
    counted.set(words, (counted.get(words) ?? 0) + 1)
  }
  return (
    <ul>
      {[...counted].map(([words, num]) => (
        <li key={words}>{num > 1 ? `${num} × ${words}` : words}</li>
      ))}
    </ul>
  )
}

type FormProps = Omit<Props, 'isChosen' | 'onTurn'>

/** With whom it left, and under which number. */
function ParcelForm({ order, courier, onCourier, number, onNumber, onAim, onSent }: FormProps) {
  const language = useLanguage()
  const texts = useTexts(adminDispatchText)
  const actions = useTexts(adminActionText)
  const { isCourierMissing, problem, busy, send } = useSending({ order, courier, number, onSent })
  const courierField = useRef<HTMLSelectElement>(null)
  const courierProblem = isCourierMissing ? texts.courierMissing : undefined
  useEffect(() => {
    if (courierProblem) courierField.current?.focus()
  }, [courierProblem])
  const { orderNo } = order
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <SelectField
        label={actions.courier}
        aria-label={texts.courierOf(orderNo)}
        placeholder={texts.choose}
        options={couriers.map((known) => ({ value: known.en, name: known[language] }))}
        ref={courierField}
        value={courier}
        problem={courierProblem}
        onChange={({ target }) => onCourier(target.value)}
      />
      <TextField
        label={actions.trackingNumber}
        aria-label={texts.numberOf(orderNo)}
        data-parcel={orderNo}
        aria-keyshortcuts="n"
        onFocus={onAim}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={number}
        problem={problem}
        onChange={({ target }) => onNumber(target.value)}
      />
      <Button type="submit" busy={busy}>
        {texts.send}
      </Button>
    </form>
  )
}

/** Nobody carries it: it is at the desk where it is fetched, and its buyer is told so. */
function ReadyForm({ order, onSent }: Pick<Props, 'order' | 'onSent'>) {
  const texts = useTexts(adminDispatchText)
  const { problem, busy, send } = useSending({ order, courier: '', number: '', onSent })
  return (
    <form
      className="dispatch-ready"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div role="alert">{problem ? <p className="field-problem">{problem}</p> : null}</div>
      <Button type="submit" busy={busy} data-parcel={order.orderNo}>
        {texts.ready}
      </Button>
    </form>
  )
}

type Sending = Pick<Props, 'order' | 'courier' | 'number' | 'onSent'>

function useSending({ order: { orderNo, unitIds, isPickUp }, courier, number, onSent }: Sending) {
  const texts = useTexts(adminDispatchText)
  const [problem, setProblem] = useState<string>()
  const [withoutCourier, setWithoutCourier] = useState(false)
  const [busy, setBusy] = useState(false)
  const [key] = useState(newIdempotencyKey)
  const isSending = useRef(false)
  const send = async () => {
    if (isSending.current) return
    const trackingNumber = plainNumber(number)
    const isWithout = !isPickUp && courier === ''
    const wrong = isPickUp ? undefined : problemOf(courier, trackingNumber)
    setProblem(wrong && texts[wrong])
    setWithoutCourier(isWithout)
    if (wrong || isWithout) return
    isSending.current = true
    setBusy(true)
    const fields = { orderNo, move: 'dispatch' as const, unitIds, courier, trackingNumber }
    const result = await callAdmin(moveOrder, fields, { idempotencyKey: key })
    isSending.current = false
    setBusy(false)
    if (!result.ok) return setProblem(result.msg)
    focusNext()
    onSent(orderNo)
  }
  return { isCourierMissing: withoutCourier && courier === '', problem, busy, send }
}

function problemOf(courier: string, number: string): 'numberMissing' | 'wrongNumber' | undefined {
  if (courier === '') return undefined
  if (number === '') return needsNumber(courier) ? 'numberMissing' : undefined
  return fitsCourier(courier, number) ? undefined : 'wrongNumber'
}

/** Hands stay on the scanner: the next parcel's field has the focus. */
function focusNext(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLButtonElement>('[data-parcel]')]
  const at = fields.findIndex((field) => field.form?.contains(document.activeElement))
  ;(fields[at + 1] ?? fields[at - 1])?.focus()
}
