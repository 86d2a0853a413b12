import { orderStateText, payTypeText, paymentStateText } from '#language/buying/order-state.text.ts'
import { useTexts } from '#language/texts.ts'
import type { OrderState, ShownPaymentState } from '#modules/orders/orders.rules.ts'
import type { PayType } from '#modules/orders/payments/pay-types.rules.ts'

/** States in which somebody here has something to do. */
const waiting: ReadonlySet<OrderState> = new Set([
  'pending-seller-delivery',
  'pending-platform-delivery',
  'refund-pending',
  // None of it goes out, and nobody has asked for its money back yet.
  'failed',
])
const over: ReadonlySet<OrderState> = new Set(['successful', 'closed', 'refunded'])

export function AdminState({ state }: { state: OrderState }) {
  const texts = useTexts(orderStateText)
  const kind = waiting.has(state) ? 'admin-state-waiting' : over.has(state) ? 'admin-state-over' : ''
  return <span className={`admin-state ${kind}`}>{texts[state]}</span>
}

export function usePaymentWords(): { way: (way: PayType) => string; state: (state: ShownPaymentState) => string } {
  const ways = useTexts(payTypeText)
  const states = useTexts(paymentStateText)
  return { way: (way) => ways[way], state: (state) => states[state] }
}
