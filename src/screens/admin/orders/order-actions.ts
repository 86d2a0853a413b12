import type { FieldProblem } from '#language/field-problems.ts'
import type { AdminOrderWire } from '#modules/orders/orders.contract.ts'
import { moveOrder } from '#modules/orders/orders.paths.ts'
import type { OperatorMove } from '#modules/orders/orders.rules.ts'
import { confirmPayment, refundPayment, rejectPayment } from '#modules/payments/payments.paths.ts'
import type { CallResult } from '#platform/wire/call-path.ts'
import { callAdmin } from '#screens/admin/session/session.ts'

export type AdminPayment = AdminOrderWire['payments'][number]
export type AdminAction =
  | { kind: 'move'; move: OperatorMove }
  | { kind: 'confirm' | 'reject' | 'money-back'; payment: AdminPayment }

export type ActionFields = { courier: string; trackingNumber: string; note: string }
export const noFields: ActionFields = { courier: '', trackingNumber: '', note: '' }

const OWN_DELIVERY = 'Own delivery'
export const needsTracking = (courier: string): boolean => courier !== OWN_DELIVERY

export const asksParcel = (action: AdminAction): boolean => action.kind === 'move' && action.move === 'dispatch'

/** A reason is asked for where somebody loses something. */
export function asksNote(action: AdminAction): 'required' | 'optional' | 'never' {
  if (action.kind === 'reject' || (action.kind === 'move' && action.move === 'request-refund')) return 'required'
  return action.kind === 'move' ? 'optional' : 'never'
}

export function missingFields(action: AdminAction, fields: ActionFields): Partial<Record<keyof ActionFields, FieldProblem>> {
  const parcel = asksParcel(action)
  return {
    ...(parcel && fields.courier === '' ? { courier: 'choose-one' as const } : {}),
    ...(parcel && needsTracking(fields.courier) && fields.trackingNumber.trim() === ''
      ? { trackingNumber: 'required' as const }
      : {}),
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
    const parcel = asksParcel(action) ? { courier: fields.courier, trackingNumber: fields.trackingNumber.trim() } : {}
    return callAdmin(moveOrder, { orderNo, move: action.move, note, ...parcel }, options)
  }
  const { paymentId } = action.payment
  if (action.kind === 'reject') return callAdmin(rejectPayment, { paymentId, reason: note }, options)
  return callAdmin(action.kind === 'confirm' ? confirmPayment : refundPayment, { paymentId }, options)
}
