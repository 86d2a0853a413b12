import { fitsCourier, plainNumber } from '#language/buying/couriers.ts'
import type { AnyFieldProblem } from '#language/all-field-problems.ts'
import { DELIVERY, PICK_UP } from '#modules/fulfilment/address.rules.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { handlePieces, moveOrder } from '#modules/orders/orders.paths.ts'
import type { OperatorMove } from '#modules/orders/orders.rules.ts'
import type { RefundablePart } from '#modules/orders/refunds/refund.rules.ts'
import { canMove, needsReason, type UnitAct } from '#modules/orders/pieces/unit.rules.ts'
import {
  approveRefund,
  confirmPayment,
  nameRefund,
  rejectPayment,
  requestRefund,
} from '#modules/orders/payments/payments.paths.ts'
import type { CallResult } from '#platform/wire/call-path.ts'
import { fromWire, toWire } from '#platform/money.ts'
import { callAdmin } from '#screens/admin/session/session.ts'

export type AdminPayment = AdminOrderWire['payments'][number]
export type AdminReport = AdminOrderWire['reports'][number]
export type AdminRefund = AdminOrderWire['refunds'][number]
export type AdminAction =
  | { kind: 'move'; move: OperatorMove }
  | { kind: 'piece'; act: UnitAct; unitId: string }
  | { kind: 'refund-piece'; unitId: string; amount: string }
  | { kind: 'refund-part' }
  | { kind: 'extra' }
  | { kind: 'name-refund'; report: AdminReport }
  | { kind: 'send-refund'; refund: AdminRefund; isByProvider: boolean }
  | { kind: 'confirm'; payment: AdminPayment }
  | { kind: 'reject'; payment: AdminPayment }

export type MoneyAction = Exclude<AdminAction, { kind: 'move' | 'piece' | 'confirm' | 'reject' | 'name-refund' }>

export type ActionFields = {
  courier: string
  trackingNumber: string
  note: string
  unitIds: string[]
  part: '' | RefundablePart
  extra: '' | 'goodwill' | 'compensation'
  amount: string
  toBalance: boolean
  /** The same was given a few minutes ago. */
  again: boolean
}
export const noFields: ActionFields = {
  courier: '',
  trackingNumber: '',
  note: '',
  unitIds: [],
  part: '',
  extra: '',
  amount: '',
  toBalance: false,
  again: false,
}

type Pieces = Pick<AdminOrderWire, 'units' | 'logisticsType'>

/** Of several pieces some may arrive or leave before the others; and any of them may be what a refund outside the shop was for. */
export function unitsToChoose(action: AdminAction, { units }: Pieces): AdminOrderWire['units'] {
  if (action.kind === 'name-refund') return action.report.state === 'booked' && action.report.kind !== 'dispute' ? units : []
  if (action.kind !== 'move' || (action.move !== 'seller-sent' && action.move !== 'dispatch')) return []
  const step = action.move === 'dispatch' ? 'send' : 'arrive'
  const able = units.filter((unit) => canMove(unit.state, step))
  return able.length > 1 ? able : []
}

export const fieldsOf = (action: AdminAction, order: Pieces): ActionFields => ({
  ...noFields,
  amount: action.kind === 'confirm' ? toWire(fromWire(action.payment.amount) - fromWire(action.payment.came)) : '',
  unitIds: action.kind === 'name-refund' ? [] : unitsToChoose(action, order).map((unit) => unit.unitId),
  toBalance: action.kind === 'send-refund' && action.refund.toBalance,
})

/** What goes to a shopper may go to a member's balance; what an issuer has taken, or nobody owed, may not. */
export const asksBalance = (action: AdminAction, { mayTakeBalance }: Pick<AdminOrderWire, 'mayTakeBalance'>): boolean =>
  mayTakeBalance &&
  (action.kind === 'send-refund'
    ? action.refund.kind !== 'surplus'
    : action.kind === 'refund-piece' || action.kind === 'refund-part' || action.kind === 'extra')

const OWN_DELIVERY = 'Own delivery'
export const needsTracking = (courier: string): boolean => courier !== OWN_DELIVERY

type Way = Pick<AdminOrderWire, 'logisticsType'>
const isDispatch = (action: AdminAction): boolean => action.kind === 'move' && action.move === 'dispatch'
/** What waits in a store is carried by nobody. */
export const makesReady = (action: AdminAction, { logisticsType }: Way): boolean =>
  isDispatch(action) && logisticsType === PICK_UP
export const asksParcel = (action: AdminAction, order: Way): boolean => isDispatch(action) && !makesReady(action, order)

/** A reason is asked for where somebody loses something. */
export function asksNote(action: AdminAction): 'required' | 'optional' | 'never' {
  if (action.kind === 'confirm' || action.kind === 'send-refund') return 'never'
  if (action.kind === 'piece') return needsReason(action.act) ? 'required' : 'optional'
  return action.kind === 'move' && action.move !== 'request-refund' ? 'optional' : 'required'
}

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/

export function missingFields(
  action: AdminAction,
  fields: ActionFields,
  order: Pieces = { units: [], logisticsType: DELIVERY },
): Partial<Record<keyof ActionFields, AnyFieldProblem>> {
  const parcel = asksParcel(action, order)
  const asksAmount = action.kind === 'refund-part' || action.kind === 'extra'
  return {
    ...(parcel && fields.courier === '' ? { courier: 'choose-one' as const } : {}),
    ...(parcel && needsTracking(fields.courier) && fields.trackingNumber.trim() === ''
      ? { trackingNumber: 'required' as const }
      : {}),
    ...(parcel && fields.trackingNumber.trim() !== '' && !fitsCourier(fields.courier, plainNumber(fields.trackingNumber))
      ? { trackingNumber: 'tracking-number' as const }
      : {}),
    ...(action.kind !== 'name-refund' && unitsToChoose(action, order).length > 0 && fields.unitIds.length === 0
      ? { unitIds: 'choose-one' as const }
      : {}),
    ...(action.kind === 'refund-part' && fields.part === '' ? { part: 'choose-one' as const } : {}),
    ...(action.kind === 'extra' && fields.extra === '' ? { extra: 'choose-one' as const } : {}),
    ...(asksAmount && !AMOUNT.test(fields.amount.trim()) ? { amount: 'amount' as const } : {}),
    ...(asksNote(action) === 'required' && fields.note.trim() === '' ? { note: 'required' as const } : {}),
  }
}

/** Carries out what was decided. The key belongs to the dialog: however often it is sent, it happens once. */
export function perform(
  action: AdminAction,
  orderNo: string,
  fields: ActionFields,
  idempotencyKey: string,
): Promise<CallResult<AdminOrderWire>> {
  const options = { idempotencyKey }
  const note = fields.note.trim()
  if (action.kind === 'move') {
    const parcel = isDispatch(action) ? { courier: fields.courier, trackingNumber: fields.trackingNumber.trim() } : {}
    const chosen = fields.unitIds.length > 0 ? { unitIds: fields.unitIds } : {}
    return callAdmin(moveOrder, { orderNo, move: action.move, note, ...parcel, ...chosen }, options)
  }
  if (action.kind === 'piece')
    return callAdmin(handlePieces, { orderNo, act: action.act, unitIds: [action.unitId], note }, options)
  if (action.kind === 'name-refund') {
    const { reportId } = action.report
    return callAdmin(nameRefund, { orderNo, reportId, unitIds: fields.unitIds, reason: note }, options)
  }
  if (action.kind === 'send-refund')
    return callAdmin(approveRefund, { refundId: action.refund.refundId, toBalance: fields.toBalance }, options)
  if (action.kind === 'confirm') {
    const { paymentId, came } = action.payment
    const before = fromWire(came) > 0 ? came : ''
    return callAdmin(confirmPayment, { paymentId, amount: fields.amount.trim(), before }, options)
  }
  if (action.kind === 'reject') return callAdmin(rejectPayment, { paymentId: action.payment.paymentId, reason: note }, options)
  return callAdmin(requestRefund, { orderNo, reason: note, toBalance: fields.toBalance, ...wantedMoney(action, fields) }, options)
}

function wantedMoney(action: MoneyAction, { part, extra, amount, again }: ActionFields) {
  if (action.kind === 'refund-piece') return { kind: 'refund' as const, unitIds: [action.unitId] }
  if (action.kind === 'extra') return { kind: extra || ('goodwill' as const), amount: amount.trim(), again }
  return { kind: 'refund' as const, ...(part ? { part } : {}), amount: amount.trim() }
}
