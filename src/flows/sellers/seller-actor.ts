import { findPersonName } from '#modules/members/index.server.ts'
import type { Seller } from '#platform/access/memberships.ts'
import type { Actor } from '#platform/actor.ts'
import type { Read } from '#platform/database.server.ts'

/** Who acts for a merchant, as histories and the audit trail name them. */
export const sellerActor = async (tx: Read, { accountId, keyName }: Seller) =>
  ({ kind: 'seller', id: accountId, name: keyName ?? (await findPersonName(tx, accountId)) }) satisfies Actor
