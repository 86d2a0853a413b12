import { useState } from 'react'
import { screenCodes } from '#language/screen-codes.ts'
import type { OrderInput, OrderWire } from '#modules/orders/orders.contract.ts'
import { call } from '#platform/wire/call-client.ts'
import type { CallPath } from '#platform/wire/call-path.ts'
import { toast } from '#ui/toasts.ts'
import { OrderCode } from './order-code.tsx'

/** Changes an order; where a code is needed for that, it is asked for, and the change goes on by itself. */
export function useChange<Input extends OrderInput>(
  path: CallPath<Input, OrderWire>,
  input: Input,
  onChanged: (order: OrderWire) => void,
) {
  const [busy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const act = async () => {
    if (busy) return
    setBusy(true)
    const result = await call(path, input, { quiet: true })
    setBusy(false)
    if (!result.ok && result.code === screenCodes.ORDER_CODE_NEEDED) return setNeedsCode(true)
    setNeedsCode(false)
    if (result.ok) onChanged(result.data)
    else toast('error', result.msg)
  }
  const code = needsCode ? <OrderCode orderNo={input.orderNo} onProven={act} onLeave={() => setNeedsCode(false)} /> : null
  return { act, busy, code }
}
