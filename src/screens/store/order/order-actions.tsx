import { useState } from 'react'
import { orderText } from '#language/buying/order.text.ts'
import { foundOrderText } from '#language/sourcing/deposit-order.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { cancelOrder, confirmReceipt } from '#modules/orders/orders.paths.ts'
import { RETURN_DAYS } from '#modules/returns/returns.rules.ts'
import { Button } from '#ui/button.tsx'
import { bagStore } from '../shopper-state.ts'
import { useTried } from '../../own-page.tsx'
import { OwnForm, pressOrSend } from '../own-form.tsx'
import { waitsInStore } from './pick-up-code.tsx'
import { parcelsOnTheWay, ReceiveParcels } from './receive-parcels.tsx'
import { useChange } from './use-change.tsx'

type Props = { order: OrderWire; onChange: (order: OrderWire) => void }

/** What the shopper can do with an order as it stands. */
export function OrderActions({ order, onChange }: Props) {
  if (order.state === 'payment-pending') return <Unpaid order={order} onChange={onChange} />
  if (order.state === 'closed') return order.depositPaid ? null : <Closed />
  const onTheWay = parcelsOnTheWay(order).length
  // Of several parcels, or while others are still to come, each is received by itself.
  if (onTheWay > 1 || (onTheWay === 1 && order.state !== 'to-be-received'))
    return <ReceiveParcels order={order} onChange={onChange} />
  // Whoever fetches it says its code at the desk, which is when it is received.
  if (order.state === 'to-be-received' && !waitsInStore(order)) return <OnItsWay order={order} onChange={onChange} />
  return null
}

const addressOf = ({ orderNo }: OrderWire): string => `/myaccount/orders/orderDetail?orderNo=${orderNo}`

function Unpaid({ order, onChange }: Props) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const found = useTexts(foundOrderText)
  const [asking, setAsking] = useState(useTried('order')?.values.act === 'cancel')
  const { act, busy, code } = useChange(cancelOrder, { orderNo: order.orderNo }, (changed) => {
    setAsking(false)
    onChange(changed)
    void bagStore.refresh()
  })
  if (code) return code
  if (asking) {
    return (
      <OwnForm path={addressOf(order)} className="order-actions" role="group" aria-label={texts.cancel}>
        <p>{order.depositPaid ? found.cancelSure : texts.cancelSure}</p>
        <Button look="line" busy={busy} {...pressOrSend('cancel-surely', () => void act())}>
          {texts.cancel}
        </Button>
        <Button {...pressOrSend('keep', () => setAsking(false))}>{texts.keep}</Button>
      </OwnForm>
    )
  }
  const page = localPath(language, `/payment/${order.payType}?orderNo=${order.orderNo}`)
  return (
    <OwnForm path={addressOf(order)} className="order-actions">
      {order.payment?.state === 'under-review' ? (
        <a className="btn btn-line" href={page}>
          {texts.seePayment}
        </a>
      ) : (
        <a className="btn" href={page}>
          {texts.payNow}
        </a>
      )}
      <Button look="line" {...pressOrSend('cancel', () => setAsking(true))}>
        {texts.cancel}
      </Button>
    </OwnForm>
  )
}

function Closed() {
  const language = useLanguage()
  const texts = useTexts(orderText)
  return (
    <div className="order-actions">
      <a className="btn btn-line" href={localPath(language, '/bags')}>
        {texts.toBag}
      </a>
    </div>
  )
}

function OnItsWay({ order, onChange }: Props) {
  const texts = useTexts(orderText)
  const [asking, setAsking] = useState(useTried('order')?.values.act === 'received')
  const { act, busy, code } = useChange(confirmReceipt, { orderNo: order.orderNo }, onChange)
  if (code) return code
  if (asking)
    return (
      <OwnForm path={addressOf(order)} className="order-actions" role="group" aria-label={texts.received}>
        <p>{texts.receivedSure(RETURN_DAYS)}</p>
        <Button busy={busy} {...pressOrSend('received-surely', () => void act())}>
          {texts.received}
        </Button>
        <Button look="line" {...pressOrSend('keep', () => setAsking(false))}>
          {texts.notReceived}
        </Button>
      </OwnForm>
    )
  return (
    <OwnForm path={addressOf(order)} className="order-actions">
      <Button {...pressOrSend('received', () => setAsking(true))}>{texts.received}</Button>
    </OwnForm>
  )
}
