import { useState } from 'react'
import { orderText } from '#language/buying/order.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { cancelOrder, confirmReceipt } from '#modules/orders/orders.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { bagStore } from '../shopper-state.ts'

type Props = { order: OrderWire; onChange: (order: OrderWire) => void }

/** What the shopper can do with an order as it stands. */
export function OrderActions({ order, onChange }: Props) {
  if (order.state === 'payment-pending') return <Unpaid order={order} onChange={onChange} />
  if (order.state === 'closed') return <Closed />
  if (order.state === 'to-be-received') return <OnItsWay order={order} onChange={onChange} />
  return null
}

function Unpaid({ order, onChange }: Props) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const [asking, setAsking] = useState(false)
  const cancel = async () => {
    const result = await call(cancelOrder, { orderNo: order.orderNo })
    if (result.ok) {
      onChange(result.data)
      void bagStore.refresh()
    }
    setAsking(false)
  }
  if (asking) {
    return (
      <div className="order-actions" role="group" aria-label={texts.cancel}>
        <p>{texts.cancelSure}</p>
        <Button look="line" onClick={() => void cancel()}>
          {texts.cancel}
        </Button>
        <Button onClick={() => setAsking(false)}>{texts.keep}</Button>
      </div>
    )
  }
  return (
    <div className="order-actions">
      <a className="btn" href={localPath(language, `/payment/${order.payType}?orderNo=${order.orderNo}`)}>
        {texts.payNow}
      </a>
      <Button look="line" onClick={() => setAsking(true)}>
        {texts.cancel}
      </Button>
    </div>
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
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    if (busy) return
    setBusy(true)
    const result = await call(confirmReceipt, { orderNo: order.orderNo })
    setBusy(false)
    if (result.ok) onChange(result.data)
  }
  return (
    <div className="order-actions">
      <Button busy={busy} onClick={() => void confirm()}>
        {texts.received}
      </Button>
    </div>
  )
}
