import type { Membership, Seller } from '#platform/access/memberships.ts'

/** Whether who calls is an owner of the merchant they call for. */
export const isOwner = ({ seller, memberships }: { seller: Seller; memberships: readonly Membership[] }): boolean =>
  memberships.some(({ merchantId, role }) => merchantId === seller.merchantId && role === 'owner')
