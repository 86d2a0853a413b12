import { useState } from 'react'
import { orderCodeText } from '#language/buying/order-code.text.ts'
import { useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { getOrder } from '#modules/orders/orders.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { OrderCode } from './order-code.tsx'

type Props = { order: OrderWire; onChange: (order: OrderWire) => void }

/** Who found an order by its number sees whom it goes to once a code has come to its mailbox. */
export function WholeContact({ order: { orderNo }, onChange }: Props) {
  const texts = useTexts(orderCodeText)
  const [asking, setAsking] = useState(false)
  const show = async (): Promise<void> => {
    const result = await call(getOrder, { orderNo })
    if (result.ok) onChange(result.data)
  }
  if (asking) return <OrderCode orderNo={orderNo} onProven={show} onLeave={() => setAsking(false)} />
  return (
    <Button look="text" onClick={() => setAsking(true)}>
      {texts.show}
    </Button>
  )
}
