/** What a call may ask for; roles and the keys of machines are sets of these, and an administrator has them all. */
export const permissions = [
  'read-orders',
  'move-orders',
  'handle-pieces',
  'ask-refunds',
  'handle-money',
  /** Receipts show account numbers. */
  'read-receipts',
  /** Mails hold whole orders, addresses and links that act. */
  'read-mails',
  /** Who a member is, how they are reached, and whether they may come in. */
  'keep-members',
  'read-products',
  'arrange-home',
  'keep-links',
  'keep-search',
  'keep-work',
  /** All work that waits, and that nobody tries it any more. */
  'end-work',
  'change-settings',
  /** Who works here, what as, and what each role may do. */
  'keep-operators',
  'keep-keys',
  'read-audit',
] as const
export type Permission = (typeof permissions)[number]
export const isPermission = (name: string): name is Permission => permissions.some((known) => known === name)

/** Whoever holds these could help themselves to more: they are for people. */
const forPeople: ReadonlySet<Permission> = new Set<Permission>(['keep-operators', 'keep-keys'])
export const forMachines: readonly Permission[] = permissions.filter((name) => !forPeople.has(name))

/** The role that has every permission, whatever stands beside it. */
export const ADMINISTRATOR = 'administrator'

/** What somebody may do who has these roles; a permission the program no longer knows counts for nothing. */
export const permissionsOf = (roles: readonly string[], held: readonly string[] | null): readonly Permission[] =>
  roles.includes(ADMINISTRATOR) ? permissions : permissions.filter((name) => held?.includes(name))

type Holder = { permissions: readonly Permission[] }
export const holds = ({ permissions: held }: Holder, wanted: Permission): boolean => held.includes(wanted)
/** What of these somebody has not. */
export const beyond = (held: readonly Permission[], wanted: readonly Permission[]): Permission[] =>
  wanted.filter((name) => !held.includes(name))
