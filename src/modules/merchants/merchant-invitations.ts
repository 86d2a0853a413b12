import { sql } from 'kysely'
import type { Seller } from '#platform/access/memberships.ts'
import { type SellerScope, sellerScopes } from '#platform/access/permissions.ts'
import { lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { hashToken, newId, newToken } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'
import type { InviteStaffInput } from './people.contract.ts'
import { merchantTables } from './merchants.tables.ts'

export const INVITATION_DAYS = 7
/** A team is invited by hand; more are somebody's try to send mails through the shop. */
const MOST_OPEN = 20
/** How long it is remembered whom a merchant invited. */
const KEPT_DAYS = 30

/** The invitations that wait, the newest first. */
export const listInvitations = (tx: Read, { merchantId }: Seller) =>
  merchantTables(tx)
    .selectFrom('merchant_invitations')
    .select([
      'invitation_id as invitationId',
      'email',
      'scopes',
      'expires_at as expiresAt',
      sql<boolean>`expires_at <= now()`.as('isOver'),
    ])
    .where('merchant_id', '=', merchantId)
    .where('ended_at', 'is', null)
    .orderBy('invited_at', 'desc')
    .orderBy('invitation_id')
    .execute()

/** Asks somebody; the invitation before to the same address ends. Answers the token of the link. Refuses INVITATIONS_FULL. */
export async function addInvitation(tx: Tx, seller: Seller, { email, scopes }: InviteStaffInput): Promise<string> {
  const token = newToken()
  // Two of the team at once: the merchant's row makes them wait for each other.
  await lockRows(
    tx,
    merchantTables(tx).selectFrom('merchants').select('merchant_id').where('merchant_id', '=', seller.merchantId),
  )
  await endOpen(tx, seller, email)
  const open = await listInvitations(tx, seller)
  if (open.filter(({ isOver }) => !isOver).length >= MOST_OPEN) refuse('INVITATIONS_FULL')
  await merchantTables(tx)
    .insertInto('merchant_invitations')
    .values({
      invitation_id: newId(),
      merchant_id: seller.merchantId,
      email,
      scopes: [...scopes],
      link_hash: hashToken(token),
      invited_by: seller.accountId,
      expires_at: sql<Date>`now() + ${INVITATION_DAYS} * interval '1 day'`,
    })
    .execute()
  return token
}

const endOpen = (tx: Tx, { merchantId }: Seller, email: string) =>
  merchantTables(tx)
    .updateTable('merchant_invitations')
    .set({ ended_at: sql<Date>`now()` })
    .where('merchant_id', '=', merchantId)
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .execute()

/** Refuses NOT_FOUND for one of another merchant and one that has ended. Answers whom it was for. */
export async function endInvitation(tx: Tx, { merchantId }: Seller, invitationId: string): Promise<string> {
  const ended = await merchantTables(tx)
    .updateTable('merchant_invitations')
    .set({ ended_at: sql<Date>`now()` })
    .where('merchant_id', '=', merchantId)
    .where('invitation_id', '=', invitationId)
    .where('ended_at', 'is', null)
    .returning('email')
    .executeTakeFirst()
  return ended?.email ?? refuse('NOT_FOUND')
}

const scopesOf = (kept: readonly string[]): SellerScope[] => sellerScopes.filter((scope) => kept.includes(scope))

/** What a link asks, while it may still be used. */
export async function findInvitation(
  tx: Read,
  token: string,
  language: Language,
): Promise<{ merchant: string; scopes: SellerScope[] } | undefined> {
  const row = await merchantTables(tx)
    .selectFrom('merchant_invitations as i')
    .innerJoin('merchants as m', 'm.merchant_id', 'i.merchant_id')
    .select([language === 'zh' ? 'm.name_zh as merchant' : 'm.name_en as merchant', 'i.scopes'])
    .where('i.link_hash', '=', hashToken(token))
    .where('i.ended_at', 'is', null)
    .where('i.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row && { ...row, scopes: scopesOf(row.scopes) }
}

/**
 * The account that opened the link acts for the merchant from now on; of many at once one does. Refuses LINK_OVER, and STAFF_KNOWN where
 * it does so already: then the invitation stays for whom it was meant.
 */
export async function acceptInvitation(
  tx: Tx,
  token: string,
  accountId: string,
): Promise<{ merchantId: string; personId: string; scopes: SellerScope[] }> {
  const taken = await merchantTables(tx)
    .updateTable('merchant_invitations')
    .set({ ended_at: sql<Date>`now()` })
    .where('link_hash', '=', hashToken(token))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['merchant_id as merchantId', 'scopes'])
    .executeTakeFirst()
  if (!taken) return refuse('LINK_OVER')
  const added = await merchantTables(tx)
    .insertInto('merchant_people')
    .values({ person_id: newId(), merchant_id: taken.merchantId, account_id: accountId, role: 'staff', scopes: taken.scopes })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'account_id']).where('ended_at', 'is', null).doNothing())
    .returning('person_id as personId')
    .executeTakeFirst()
  if (!added) return refuse('STAFF_KNOWN')
  return { merchantId: taken.merchantId, personId: added.personId, scopes: scopesOf(taken.scopes) }
}

/** Addresses of people who never came are not kept. */
export const purgeInvitations = (tx: Tx) =>
  merchantTables(tx)
    .deleteFrom('merchant_invitations')
    .where(sql<boolean>`least(ended_at, expires_at) < now() - ${KEPT_DAYS} * interval '1 day'`)
    .execute()
