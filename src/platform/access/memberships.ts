import { refuse } from '#platform/refusal.ts'
import { type SellerScope, sellerScopes } from './permissions.ts'

/** One merchant that an account acts for. */
export type Membership = { merchantId: string; role: 'owner' | 'staff'; scopes: readonly SellerScope[] }

declare const proven: unique symbol
/**
 * The merchant a call is made for, and who makes it: a person, or a program by the name of its key. Only a membership brings one: queries
 * for sellers take it instead of an id, so that rows of another merchant cannot be asked for.
 */
export type Seller = Readonly<{
  merchantId: string
  accountId: string
  scopes: readonly SellerScope[]
  keyName?: string
  [proven]: true
}>

/** What the database says of it; an owner has every scope. */
export const membershipOf = (row: { merchantId: string; role: Membership['role']; scopes: readonly string[] }): Membership => ({
  merchantId: row.merchantId,
  role: row.role,
  scopes: sellerScopes.filter((scope) => row.role === 'owner' || row.scopes.includes(scope)),
})

type Person = { accountId: string; memberships: readonly Membership[]; keyName?: string }

/**
 * The membership a call asks for: the merchant that is named, or the first. Refuses NOT_FOUND for a merchant the caller does not act for,
 * whether there is one or not, and NOT_PERMITTED without the scope.
 */
export function sellerFor(
  { accountId, memberships, keyName }: Person,
  scope: SellerScope,
  merchantId: string | undefined,
): Seller {
  if (memberships.length === 0) refuse('NOT_PERMITTED')
  const found = merchantId === undefined ? memberships[0] : memberships.find((one) => one.merchantId === merchantId)
  if (!found) return refuse('NOT_FOUND')
  if (!found.scopes.includes(scope)) refuse('NOT_PERMITTED')
  // Nothing else makes one.
  return {
    merchantId: found.merchantId,
    accountId,
    scopes: found.scopes,
    ...(keyName === undefined ? {} : { keyName }),
  } as Seller
}

/** What no program does for a merchant. */
export function requirePerson({ keyName }: Seller): void {
  if (keyName !== undefined) refuse('NOT_PERMITTED')
}
