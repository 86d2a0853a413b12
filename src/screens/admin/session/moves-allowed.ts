import type { OperatorMove } from '#modules/orders/orders.rules.ts'
import type { May } from './session.ts'

export const mayMove = (may: May, move: OperatorMove): boolean => may(move === 'refund' ? 'handle-money' : 'move-orders')
