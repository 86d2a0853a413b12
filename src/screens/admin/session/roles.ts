import { permissions } from '#platform/access/permissions.ts'
import type { OperatorMove } from '#modules/orders/orders.rules.ts'
import type { Role } from '#platform/access/sessions.server.ts'

/** What a role is shown. The server decides again at every call; this only spares a press that would be refused. */
export const holds = (roles: readonly string[], ...wanted: readonly Role[]): boolean =>
  roles.includes('administrator') || wanted.some((role) => roles.includes(role))

export const maySeeReceipts = (roles: readonly string[]): boolean => holds(roles, ...permissions.readReceipts)
export const maySeeMails = (roles: readonly string[]): boolean => holds(roles, ...permissions.readMails)
export const mayHandleMoney = (roles: readonly string[]): boolean => holds(roles, 'finance')
export const mayAskMoneyBack = (roles: readonly string[]): boolean => holds(roles, 'order-desk', 'finance')
export const mayMove = (roles: readonly string[], move: OperatorMove): boolean =>
  move === 'refund' ? holds(roles, 'finance') : holds(roles, 'order-desk', 'finance')
