import type { OperatorMove } from '#modules/orders/orders.rules.ts'

const holds = (roles: readonly string[], ...wanted: string[]): boolean =>
  roles.includes('administrator') || wanted.some((role) => roles.includes(role))

/** What a role is shown. The server decides again at every call; this only spares a press that would be refused. */
export const maySeeOrders = (roles: readonly string[]): boolean =>
  holds(roles, 'order-desk', 'finance', 'support', 'authenticator')
export const mayArrangeShop = (roles: readonly string[]): boolean => holds(roles, 'merchandiser')
export const mayHandleMoney = (roles: readonly string[]): boolean => holds(roles, 'finance')
export const mayMove = (roles: readonly string[], move: OperatorMove): boolean =>
  move === 'refund' ? holds(roles, 'finance') : holds(roles, 'order-desk', 'finance')
