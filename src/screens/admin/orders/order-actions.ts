import type { FieldProblem } from '#language/field-problems.ts'
import type { AdminOrderWire } from '#modules/orders/orders.contract.ts'
import { handlePieces, moveOrder } from '#modules/orders/orders.paths.ts'
import type { OperatorMove } from '#modules/orders/orders.rules.ts'
import { canMove, needsReason, type UnitAct } from '#modules/orders/unit.rules.ts'
import { confirmPayment, refundPayment, rejectPayment } from '#modules/payments/payments.paths.ts'
import type { CallResult } from '#platform/wire/call-path.ts'
import { callAdmin } from '#screens/admin/session/session.ts'

export type AdminPayment = AdminOrderWire['payments'][number]
export type AdminAction =
  | { kind: 'move'; move: OperatorMove }
  | { kind: 'piece'; act: UnitAct; unitId: string }
  | { kind: 'confirm' | 'reject' | 'money-back'; payment: AdminPayment }

export type ActionFields = { courier: string; trackingNumber: string; note: string; unitIds: string[] }
export const noFields: ActionFields = { courier: '', trackingNumber: '', note: '', unitIds: [] }

/** Of several pieces some may arrive or leave before the others. */
export function unitsToChoose(action: AdminAction, { units }: Pick<AdminOrderWire, 'units'>): AdminOrderWire['units'] {
  if (action.kind !== 'move' || (action.move !== 'seller-sent' && action.move !== 'dispatch')) return []
  const step = action.move === 'dispatch' ? 'send' : 'arrive'
  const able = units.filter((unit) => canMove(unit.state, step))
  return able.length > 1 ? able : []
}

export const fieldsOf = (action: AdminAction, order: Pick<AdminOrderWire, 'units'>): ActionFields => ({
  ...noFields,
  unitIds: unitsToChoose(action, order).map((unit) => unit.unitId),
})

const OWN_DELIVERY = 'Own delivery'
export const needsTracking = (courier: string): boolean => courier !== OWN_DELIVERY

export const asksParcel = (action: AdminAction): boolean => action.kind === 'move' && action.move === 'dispatch'

/** A reason is asked for where somebody loses something. */
export function asksNote(action: AdminAction): 'required' | 'optional' | 'never' {
  if (action.kind === 'piece') return needsReason(action.act) ? 'required' : 'optional'
  if (action.kind === 'reject' || (action.kind === 'move' && action.move === 'request-refund')) return 'required'
  return action.kind === 'move' ? 'optional' : 'never'
}

export function missingFields(
  action: AdminAction,
  fields: ActionFields,
  order: Pick<AdminOrderWire, 'units'> = { units: [] },
): Partial<Record<keyof ActionFields, FieldProblem>> {
  const parcel = asksParcel(action)
  return {
    ...(parcel && fields.courier === '' ? { courier: 'choose-one' as const } : {}),
    ...(parcel && needsTracking(fields.courier) && fields.trackingNumber.trim() === ''
      ? { trackingNumber: 'required' as const }
      : {}),
    ...(unitsToChoose(action, order).length > 0 && fields.unitIds.length === 0 ? { unitIds: 'choose-one' as const } : {}),
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
    const chosen = fields.unitIds.length > 0 ? { unitIds: fields.unitIds } : {}
    return callAdmin(moveOrder, { orderNo, move: action.move, note, ...parcel, ...chosen }, options)
  }
  if (action.kind === 'piece')
    return callAdmin(handlePieces, { orderNo, act: action.act, unitIds: [action.unitId], note }, options)
  const { paymentId } = action.payment
  if (action.kind === 'reject') return callAdmin(rejectPayment, { paymentId, reason: note }, options)
  return callAdmin(action.kind === 'confirm' ? confirmPayment : refundPayment, { paymentId }, options)
}
