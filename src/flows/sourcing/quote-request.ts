import { maskContacts } from '#modules/conversations/contact-details.rules.ts'
import { getOwnMerchant, listPeopleOf } from '#modules/merchants/index.server.ts'
import {
  endQuote,
  findAccepted,
  findScope,
  keepQuote,
  keepScope,
  lockRequest,
  moveRequest,
  requireVersion,
  type RequestRow,
} from '#modules/sourcing/index.server.ts'
import type { AskedQuote, SavedScope } from '#modules/sourcing/sourcing.contract.ts'
import { isInScope } from '#modules/sourcing/sourcing.rules.ts'
import { requirePerson, type Seller } from '#platform/access/memberships.ts'
import type { Actor } from '#platform/actor.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { notifyAsker } from './notify-sourcing.ts'

/** Refuses everybody but a global buyer: of others there is no such room. */
export async function requireGlobalBuyer(tx: Read, seller: Seller): Promise<{ isActive: boolean }> {
  const { kind, state, lacksDocuments, closingAt } = await getOwnMerchant(tx, seller)
  if (kind !== 'global-buyer') refuse('SOURCING_NOT_BUYER')
  return { isActive: state === 'active' && !lacksDocuments && closingAt === null }
}

/** Whether a request is one this merchant may quote for: of its houses, and not of one of its own people. */
export async function mayQuote(tx: Read, seller: Seller, request: RequestRow): Promise<boolean> {
  const people = await listPeopleOf(tx, seller)
  return (
    isInScope(await findScope(tx, seller), request.brand_code) &&
    !people.some(({ accountId }) => accountId === request.account_id)
  )
}

/** Refuses NOT_FOUND for what this merchant has not taken on. */
export async function requireTakenOn(tx: Read, seller: Seller, request: RequestRow): Promise<void> {
  await requireGlobalBuyer(tx, seller)
  if ((await findAccepted(tx, request))?.merchant_id !== seller.merchantId) refuse('NOT_FOUND')
}

/** A global buyer says for how much and by when, or says it otherwise: until it is accepted. */
export async function quoteFor(tx: Tx, seller: Seller, by: Actor, asked: AskedQuote, ownHost: string): Promise<void> {
  requirePerson(seller)
  const { isActive } = await requireGlobalBuyer(tx, seller)
  if (!isActive) refuse('SOURCING_NOT_BUYER')
  const request = await lockRequest(tx, asked.requestNo)
  if (request.state === 'waiting' || !(await mayQuote(tx, seller, request))) refuse('NOT_FOUND')
  requireVersion(request, asked.version)
  const now = clock.now()
  if (request.state !== 'open' || request.closes_at <= now) refuse('SOURCING_MOVED_ON')
  const { countries } = await findScope(tx, seller)
  if (!countries.includes(asked.country)) refuse('BAD_INPUT', { field: 'country', fields: { country: 'choose-one' } })
  if (request.new_only && !asked.isNew) refuse('BAD_INPUT', { field: 'isNew', fields: { isNew: 'new-only' } })
  const plain = (text: string): string => maskContacts(text, ownHost).text
  const isNew = await keepQuote(tx, request, seller, {
    version: asked.quoteVersion,
    said: {
      ...{ price_cents: fromWire(asked.price), days: asked.days, country: asked.country, is_new: asked.isNew },
      valid_until: new Date(now.getTime() + asked.validHours * 60 * MINUTE),
      ...{ shop: plain(asked.shop), words: plain(asked.words) },
    },
  })
  const words = showHkdExactly(fromWire(asked.price))
  await moveRequest(tx, request, isNew ? 'quote' : 'requote', by, { words })
  await notifyAsker(tx, { ...request, version: request.version + 1 }, 'quote')
}

/** The quote is taken back; nobody has accepted it. */
export async function takeBackQuote(
  tx: Tx,
  seller: Seller,
  by: Actor,
  { requestNo, quoteVersion }: { requestNo: string; quoteVersion: number },
): Promise<void> {
  requirePerson(seller)
  await requireGlobalBuyer(tx, seller)
  const request = await lockRequest(tx, requestNo)
  await endQuote(tx, request, seller, quoteVersion)
  await moveRequest(tx, request, 'unquote', by)
}

export async function saveScopeOf(tx: Tx, seller: Seller, scope: SavedScope): Promise<void> {
  requirePerson(seller)
  await requireGlobalBuyer(tx, seller)
  await keepScope(tx, seller, { ...scope, houses: [...new Set(scope.houses)] })
}
