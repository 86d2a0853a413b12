/** Where a physical piece stands. `cancelled`: it does not go to the shopper any more; it is with us once it has arrived. */
export const unitStates = ['awaited', 'with-us', 'passed', 'rejected', 'sent', 'received', 'returned', 'cancelled'] as const
/** Of each item that a merchant sends. */
export const MOST_SENT_PHOTOS = 6

export type UnitState = (typeof unitStates)[number]

export type UnitMove = 'arrive' | 'pass' | 'reject' | 'send' | 'receive' | 'lose' | 'come-back' | 'return' | 'cancel'
type Step = { from: readonly UnitState[]; to: UnitState }

/** The only ways a piece goes. */
export const unitMoves: Record<UnitMove, Step> = {
  arrive: { from: ['awaited'], to: 'with-us' },
  pass: { from: ['with-us'], to: 'passed' },
  reject: { from: ['with-us', 'passed'], to: 'rejected' },
  // Nothing leaves that has not been looked at.
  send: { from: ['passed'], to: 'sent' },
  receive: { from: ['sent'], to: 'received' },
  lose: { from: ['sent'], to: 'cancelled' },
  // It has passed before, and may leave again.
  'come-back': { from: ['sent'], to: 'passed' },
  return: { from: ['sent', 'received'], to: 'returned' },
  cancel: { from: ['awaited', 'with-us', 'passed'], to: 'cancelled' },
}

export const canMove = (state: UnitState, move: UnitMove): boolean => unitMoves[move].from.includes(state)

/** It is the shopper's, or still to come to them. */
export const isKept = (state: UnitState): boolean => state !== 'rejected' && state !== 'returned' && state !== 'cancelled'

export const consignmentStates = ['awaited', 'with-us', 'sent', 'received', 'returned', 'cancelled'] as const
export type ConsignmentState = (typeof consignmentStates)[number]

const stages: readonly [ConsignmentState, readonly UnitState[]][] = [
  ['awaited', ['awaited']],
  ['with-us', ['with-us', 'passed']],
  ['sent', ['sent']],
  ['received', ['received']],
  ['returned', ['returned']],
]

/** A consignment stands where the least advanced of its pieces stands; those that do not go on are not waited for. */
export const consignmentState = (units: readonly UnitState[]): ConsignmentState =>
  stages.find(([, standing]) => units.some((unit) => standing.includes(unit)))?.[0] ?? 'cancelled'

/** What became of a piece that was taken out of what is for sale. */
export const shelves = ['taken', 'on-sale', 'written-off'] as const
export type Shelf = (typeof shelves)[number]

/** A piece nobody will have: somebody here says whether it is for sale again. */
export const awaitsShelf = ({ state, shelf }: { state: UnitState; shelf: Shelf }): boolean => shelf === 'taken' && !isKept(state)

/** What the order desk may say of single pieces; that one is genuine, the bench alone. */
export const unitActs = ['reject', 'come-back', 'lose', 'return', 'on-sale', 'damaged'] as const
export type UnitAct = (typeof unitActs)[number]
export const isShelfAct = (act: UnitAct): act is 'on-sale' | 'damaged' => act === 'on-sale' || act === 'damaged'

/** What a shopper can ask about a piece, each on a page of its own. Which of them now, the flow that shows an order says. */
export const pieceActs = ['review', 'care', 'cancel', 'return', 'price', 'fake'] as const
export type PieceAct = (typeof pieceActs)[number]

/** A reason is asked for where somebody loses something. */
export const needsReason = (act: UnitAct): boolean => act === 'reject' || act === 'damaged' || act === 'lose'
