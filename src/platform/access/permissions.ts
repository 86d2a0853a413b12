import { permissionText } from '#language/admin/permissions.text.ts'

/**
 * What a call may ask for: each subject adds its own, `people` where anyone who has it could help themselves to more, or is a second pair of
 * eyes: those are no programs'. Roles and the keys of machines are sets of these, and an administrator has them all.
 * @public
 */
export interface Permissions {}
export type Permission = keyof Permissions

/** All of them, as they have words: the compiler asks for those of a new one, and for the end of words that no subject has. */
const named: readonly (keyof typeof permissionText)[] = /* @__PURE__ */ namesOf(permissionText)
export const permissions: readonly Permission[] = named
function namesOf<Words extends Record<Permission, unknown>>(words: Words): (keyof Words)[] {
  return Object.keys(words) as (keyof Words)[]
}
const known: ReadonlySet<string> = /* @__PURE__ */ new Set(permissions)
export const isPermission = (name: string): name is Permission => known.has(name)

type ForPeople = { [Name in Permission]: Permissions[Name] extends 'people' ? Name : never }[Permission]
/** As the subjects say; the compiler sees to it. */
const forPeople: Readonly<Record<ForPeople, true>> = {
  'pay-out': true,
  'correct-points': true,
  'keep-invitations': true,
  'approve-prices': true,
  'write-news': true,
  'give-coupons': true,
  'answer-members': true,
  'review-applications': true,
  'keep-merchants': true,
  'approve-listings': true,
  'keep-commissions': true,
  'approve-statements': true,
  moderate: true,
  'decide-appeals': true,
  'keep-operators': true,
  'keep-keys': true,
  'keep-webhooks': true,
}
export const forMachines: readonly Permission[] = /* @__PURE__ */ permissions.filter((name) => !Object.hasOwn(forPeople, name))

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

/** What a merchant's person may do there: prices and stock, parcels, the balance, who else acts for it, conversations. */
export const sellerScopes = ['offer', 'ship', 'money', 'team', 'talk'] as const
export type SellerScope = (typeof sellerScopes)[number]
