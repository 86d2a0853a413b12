import { useState } from 'react'
import { orderText } from '#language/buying/order.text.ts'
import { receiveParcelText } from '#language/buying/receive-parcel.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { confirmReceipt } from '#modules/orders/orders.paths.ts'
import { RETURN_DAYS } from '#modules/returns/returns.rules.ts'
import { Button } from '#ui/button.tsx'
import { useTried } from '../../own-page.tsx'
import { OwnForm, pressOrSend } from '../own-form.tsx'
import { useChange } from './use-change.tsx'

type Props = { order: OrderWire; onChange: (order: OrderWire) => void }

/** Parcels that are on their way, by their place among those of the order: what waits in a store is received at its desk. */
export const parcelsOnTheWay = ({ parcels, productItems }: OrderWire): number[] => {
  const units = productItems.flatMap((line) => line.units)
  return parcels.flatMap(({ receivedAt, pickUp }, at) =>
    !receivedAt && !pickUp && units.some(({ parcel, state }) => parcel === at && state === 'sent') ? [at] : [],
  )
}

/** Of several parcels each is said to have come by itself. */
export function ReceiveParcels({ order, onChange }: Props) {
  return (
    <>
      {parcelsOnTheWay(order).map((at) => (
        <ReceiveParcel key={at} order={order} at={at} onChange={onChange} />
      ))}
    </>
  )
}

function ReceiveParcel({ order, at, onChange }: Props & { at: number }) {
  const texts = useTexts(orderText)
  const { receivedOf } = useTexts(receiveParcelText)
  const language = useLanguage()
  const [asking, setAsking] = useState(useTried('order')?.values.act === `received ${at}`)
  const { act, busy, code } = useChange(confirmReceipt, { orderNo: order.orderNo, parcel: at }, onChange)
  if (code) return code
  const name = texts.parcelOf(at + 1, order.parcels.length)
  const path = `/myaccount/orders/orderDetail?orderNo=${order.orderNo}`
  if (asking)
    return (
      <OwnForm path={path} className="order-actions" role="group" aria-label={name}>
        <p>{`${name}${language === 'zh' ? '：' : ': '}${texts.receivedSure(RETURN_DAYS)}`}</p>
        <Button busy={busy} {...pressOrSend(`received-surely ${at}`, () => void act())}>
          {texts.received}
        </Button>
        <Button look="line" {...pressOrSend('keep', () => setAsking(false))}>
          {texts.notReceived}
        </Button>
      </OwnForm>
    )
  return (
    <OwnForm path={path} className="order-actions">
      <Button look="line" {...pressOrSend(`received ${at}`, () => setAsking(true))}>
        {receivedOf(name)}
      </Button>
    </OwnForm>
  )
}
