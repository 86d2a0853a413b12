/** States of an order and the only moves between them (readings: "order states"). */
export const orderStates = [
  'payment-pending',
  'pending-seller-delivery',
  'pending-platform-delivery',
  'to-be-received',
  'received',
  'successful',
  'closed',
  'refund-pending',
  'refunded',
  'failed',
] as const
export type OrderState = (typeof orderStates)[number]

export type OrderMove =
  | 'pay'
  | 'close'
  | 'seller-sent'
  | 'dispatch'
  | 'receive'
  | 'complete'
  | 'request-refund'
  | 'refund'
  | 'fail'
  | 'pay-late'

type Step = { from: readonly OrderState[]; to: OrderState }

export const orderMoves: Record<OrderMove, Step> = {
  pay: { from: ['payment-pending'], to: 'pending-seller-delivery' },
  close: { from: ['payment-pending'], to: 'closed' },
  // Money that arrives for a closed order is kept account of and goes back.
  'pay-late': { from: ['closed'], to: 'refund-pending' },
  'seller-sent': { from: ['pending-seller-delivery'], to: 'pending-platform-delivery' },
  dispatch: { from: ['pending-platform-delivery'], to: 'to-be-received' },
  receive: { from: ['to-be-received'], to: 'received' },
  complete: { from: ['received'], to: 'successful' },
  'request-refund': {
    from: ['pending-seller-delivery', 'pending-platform-delivery', 'to-be-received', 'received'],
    to: 'refund-pending',
  },
  refund: { from: ['refund-pending'], to: 'refunded' },
  fail: { from: ['pending-seller-delivery', 'pending-platform-delivery'], to: 'failed' },
}

/** What an operator may choose by hand; payments, closing and refunds of late money have their own doors. */
export const operatorMoves = ['seller-sent', 'dispatch', 'receive', 'complete', 'request-refund', 'refund'] as const
export type OperatorMove = (typeof operatorMoves)[number]

/** Where `move` leads from `state`, or nothing when that move does not exist. */
export function nextState(state: OrderState, move: OrderMove): OrderState | undefined {
  const step = orderMoves[move]
  return step.from.includes(state) ? step.to : undefined
}

export const operatorMovesFrom = (state: OrderState): OperatorMove[] =>
  operatorMoves.filter((move) => nextState(state, move) !== undefined)

export const PAYMENT_WINDOW_MINUTES = 30
export const AUTO_RECEIVE_DAYS = 14
/** A stranger cannot hold the shop's stock by ordering without paying. */
export const MOST_UNPAID_ORDERS = 5

/** Payment methods on the wire. */
export const payTypes = ['bank', 'fps', 'card'] as const
export type PayType = (typeof payTypes)[number]

/** How a payment stands to those who look at it: what came of it, or what is going back. */
export const shownPaymentStates = [
  'started',
  'under-review',
  'succeeded',
  'failed',
  'cancelled',
  'refund-pending',
  'refunded',
] as const
export type ShownPaymentState = (typeof shownPaymentStates)[number]
