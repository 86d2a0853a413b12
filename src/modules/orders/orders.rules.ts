import {
  awaitsShelf,
  canMove,
  isShelfAct,
  type Shelf,
  type UnitAct,
  unitActs,
  type UnitMove,
  type UnitState,
} from './pieces/unit.rules.ts'

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

/** How shoppers look for their orders: what is to do, what is on its way, what is over. */
export const orderGroups = {
  'to-pay': ['payment-pending'],
  preparing: ['pending-seller-delivery', 'pending-platform-delivery'],
  'to-be-received': ['to-be-received'],
  received: ['received', 'successful'],
  returned: ['refund-pending', 'refunded'],
  closed: ['closed', 'failed'],
} as const satisfies Record<string, readonly OrderState[]>
export type OrderGroup = keyof typeof orderGroups
export const orderGroupNames = Object.keys(orderGroups) as [OrderGroup, ...OrderGroup[]]

export type OrderMove =
  | 'pay'
  | 'close'
  | 'pay-late'
  | 'pay-again'
  | 'merchant-sent'
  | 'seller-sent'
  | 'pass'
  | 'reject'
  | 'dispatch'
  | 'receive'
  | 'lose'
  | 'come-back'
  | 'return'
  | 'complete'
  | 'use-deposit'
  | 'request-refund'
  | 'request-part'
  | 'refund'
  | 'refund-back'

/** From where a move exists, and what it does to pieces; where it leads follows from them and the money (`order-state.rules.ts`). */
type Rule = { from: readonly OrderState[]; units?: UnitMove; needsUnits?: boolean }

const going: readonly OrderState[] = ['pending-seller-delivery', 'pending-platform-delivery']
const kept: readonly OrderState[] = [...going, 'to-be-received', 'received', 'successful', 'failed']

export const orderMoves: Record<OrderMove, Rule> = {
  pay: { from: ['payment-pending'] },
  close: { from: ['payment-pending'], units: 'cancel' },
  // Money that arrives for an order that is closed, or back as a whole, is kept account of and goes back.
  'pay-late': { from: ['closed'] },
  'pay-again': { from: ['refunded'] },
  // On its way to us: only what has arrived moves.
  'merchant-sent': { from: ['pending-seller-delivery'] },
  'seller-sent': { from: ['pending-seller-delivery'], units: 'arrive', needsUnits: true },
  pass: { from: going, units: 'pass', needsUnits: true },
  reject: { from: going, units: 'reject', needsUnits: true },
  dispatch: { from: going, units: 'send', needsUnits: true },
  receive: { from: [...going, 'to-be-received'], units: 'receive', needsUnits: true },
  // At the courier: nobody has it any more. Or it could not be brought, and is with us again.
  lose: { from: [...going, 'to-be-received', 'refund-pending', 'refunded'], units: 'lose', needsUnits: true },
  'come-back': { from: [...going, 'to-be-received'], units: 'come-back', needsUnits: true },
  return: { from: [...kept, 'refund-pending', 'refunded'], units: 'return', needsUnits: true },
  complete: { from: ['received'] },
  // It has become part of the price of what was found, or is the seller's.
  'use-deposit': { from: ['pending-seller-delivery'] },
  'request-refund': { from: kept.filter((state) => state !== 'successful'), units: 'cancel' },
  // Of a piece or a part of the price: also when all else is long done, and of a fee that was kept.
  'request-part': { from: [...kept, 'refund-pending', 'refunded'], units: 'cancel' },
  refund: { from: [...kept, 'refund-pending', 'refunded'] },
  // It had gone, and its money is here again.
  'refund-back': { from: [...kept, 'refund-pending', 'refunded', 'closed'] },
}

/** What an operator may choose by hand; payments, closing and refunds of late money have their own doors. */
export const operatorMoves = ['seller-sent', 'dispatch', 'receive', 'complete', 'request-refund', 'refund'] as const
export type OperatorMove = (typeof operatorMoves)[number]

/** Of these pieces, those a move of their order reaches; undefined when there is no such move. */
export function unitsReached<Unit extends { state: UnitState }>(
  order: OrderState,
  move: OrderMove,
  units: readonly Unit[],
): readonly Unit[] | undefined {
  const { from, units: step, needsUnits } = orderMoves[move]
  const reached = step ? units.filter(({ state }) => canMove(state, step)) : []
  return from.includes(order) && (reached.length > 0 || !needsUnits) ? reached : undefined
}

export const operatorMovesFrom = (order: OrderState, units: readonly { state: UnitState }[]): OperatorMove[] =>
  operatorMoves.filter((move) =>
    // A part that goes back leaves the order where it is; finance sees to it where the money is listed.
    // A deposit has no items: what becomes of it is said of its request.
    move === 'refund' ? order === 'refund-pending' : units.length > 0 && unitsReached(order, move, units) !== undefined,
  )

/** How the history calls it. */
export const CHANGE_ADDRESS = 'change-address'
/** Moves that shoppers read of in an order's history by themselves, whether or not the order stands elsewhere for them. */
export const toldMoves = [
  'place',
  CHANGE_ADDRESS,
  'dispatch',
  'receive',
  'reject',
  'return',
  'lose',
  'come-back',
  'request-part',
] as const

export const addressChanges = ['open', 'done', 'over'] as const
export type AddressChange = (typeof addressChanges)[number]

/** The address of an order that is delivered may change once, before anything of it has left. */
export function addressChange(
  order: { state: OrderState; isDelivered: boolean; hasChanged: boolean },
  units: readonly { state: UnitState }[],
): AddressChange {
  if (order.hasChanged) return 'done'
  const stays = order.state === 'payment-pending' || going.includes(order.state)
  const left = units.some(({ state }) => state === 'sent' || state === 'received' || state === 'returned')
  return order.isDelivered && stays && !left ? 'open' : 'over'
}

/** What may be said of one piece of an order now. */
export const unitActsFrom = (order: OrderState, unit: { state: UnitState; shelf: Shelf }): UnitAct[] =>
  unitActs.filter((act) => (isShelfAct(act) ? awaitsShelf(unit) : unitsReached(order, act, [unit]) !== undefined))

/** How an order goes to its shopper who fetches it. */
export const PICK_UP = 1

export const PAYMENT_WINDOW_MINUTES = 30
export const AUTO_RECEIVE_DAYS = 14
/** Letters and digits of the code a parcel is fetched with: 38 bits. */
export const PICK_UP_CODE_LENGTH = 8
/** How long a parcel waits in a store or the office, unless somebody there keeps it longer; and after how many days its buyer is reminded. */
export const PICK_UP_DAYS = 14
export const PICK_UP_REMINDER_DAYS = [3, 10] as const
/** A stranger cannot hold the shop's stock by ordering without paying. */
export const MOST_UNPAID_ORDERS = 5
/** How long a code that was typed lets a session do more with an order than read it. */
export const PROOF_MINUTES = 60
/** Many people may share one address, such as an office. */
export const MOST_UNPAID_AT_ADDRESS = 20
/** Of one offer, by one address within a day: held, or let go unpaid. */
export const MOST_HELD_PIECES = 20

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
