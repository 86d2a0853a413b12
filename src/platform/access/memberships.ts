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
  /** Of an operator who works in its seller centre for a time. */
  operatorName?: string
  [proven]: true
}>

/** What the database says of it; an owner has every scope. */
export const membershipOf = (row: { merchantId: string; role: Membership['role']; scopes: readonly string[] }): Membership => ({
  merchantId: row.merchantId,
  role: row.role,
  scopes: sellerScopes.filter((scope) => row.role === 'owner' || row.scopes.includes(scope)),
})

/** Whether who calls is an owner of the merchant they call for. */
export const isOwner = ({ seller, memberships }: { seller: Seller; memberships: readonly Membership[] }): boolean =>
  memberships.some(({ merchantId, role }) => merchantId === seller.merchantId && role === 'owner')

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

/** What is open to an operator who works in a seller centre: neither money, nor its team, nor what it writes to buyers. */
export const visitScopes: readonly SellerScope[] = ['offer', 'ship']

type Visitor = { accountId: string; name: string; visitedId: string | undefined }

/** The same for an operator, at the one merchant where they work. Refuses NOT_PERMITTED, and NOT_FOUND for another one. */
export function sellerForVisit({ accountId, name, visitedId }: Visitor, scope: SellerScope, wanted: string | undefined): Seller {
  if (visitedId === undefined || !visitScopes.includes(scope)) return refuse('NOT_PERMITTED')
  if (wanted !== undefined && wanted !== visitedId) return refuse('NOT_FOUND')
  return { merchantId: visitedId, accountId, scopes: visitScopes, operatorName: name } as Seller
}

/** What no program does for a merchant, and nobody who only works there for a time. */
export function requirePerson({ keyName, operatorName }: Seller): void {
  if (keyName !== undefined || operatorName !== undefined) refuse('NOT_PERMITTED')
}
