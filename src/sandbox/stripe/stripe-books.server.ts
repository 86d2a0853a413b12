import { clock } from '#platform/clock.ts'
import { lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import { platformTables } from '#platform/tables/platform.tables.ts'
import type { PaymentIntent } from '#platform/payment-providers/payment-provider.server.ts'

type SessionStatus = Exclude<PaymentIntent['status'], 'approved' | 'under-review'>
export type NewSession = {
  amountCents: number
  reference: string
  returnUrl: string
  orderNumber: string
  locale: string
}
export type BookedSession = NewSession & {
  sessionId: string
  status: SessionStatus
  settlesAt: Date | null
  cardNumber: string | null
  wallet: string | null
  requestHash: string
  createdAt: Date
}
/** The call's key, and a mark of all that was asked under it: the same key with another question is refused. */
type IdempotentRequest = { key: string; hash: string }

const columns = [
  'session_id as sessionId',
  'amount_cents as amountCents',
  'reference',
  'return_url as returnUrl',
  'order_number as orderNumber',
  'locale',
  'status',
  'settles_at as settlesAt',
  'card_number as cardNumber',
  'wallet',
  'request_hash as requestHash',
  'created_at as createdAt',
] as const

/** The same key answers the same session. */
export async function bookSession(tx: Tx, { key, hash }: IdempotentRequest, session: NewSession): Promise<BookedSession> {
  await platformTables(tx)
    .insertInto('sandbox_stripe_sessions')
    .values({
      session_id: `cs_test_${newSpokenCode(24)}`,
      idempotency_key: key,
      request_hash: hash,
      amount_cents: session.amountCents,
      reference: session.reference,
      return_url: session.returnUrl,
      order_number: session.orderNumber,
      locale: session.locale,
      status: 'open',
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute()
  return platformTables(tx)
    .selectFrom('sandbox_stripe_sessions')
    .select(columns)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
}

/** A late confirmation counts from its time on, whether or not a webhook got through. */
export async function findSession(tx: Tx, sessionId: string): Promise<BookedSession | undefined> {
  await platformTables(tx)
    .updateTable('sandbox_stripe_sessions')
    .set({ status: 'succeeded' })
    .where('session_id', '=', sessionId)
    .where('status', '=', 'processing')
    .where('settles_at', '<=', clock.now())
    .execute()
  return platformTables(tx)
    .selectFrom('sandbox_stripe_sessions')
    .select(columns)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}

export type Decision = { status: SessionStatus; settlesAt?: Date | null; cardNumber?: string; wallet?: string | null }

/** What the shopper did on the page; only a session that is open can still change. */
export async function decideSession(tx: Tx, sessionId: string, decision: Decision): Promise<boolean> {
  const { status, settlesAt = null, cardNumber, wallet } = decision
  const done = await platformTables(tx)
    .updateTable('sandbox_stripe_sessions')
    .set({ status, settles_at: settlesAt, ...(cardNumber ? { card_number: cardNumber, wallet: wallet ?? null } : {}) })
    .where('session_id', '=', sessionId)
    .where('status', 'in', ['open', 'declined'])
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export type BookedRefund = {
  refundId: string
  sessionId: string
  amountCents: number
  metadata: unknown
  requestHash: string
  failedAt: Date | null
  createdAt: Date
}

const refunds = (tx: Read) =>
  platformTables(tx)
    .selectFrom('sandbox_stripe_refunds')
    .select([
      'refund_id as refundId',
      'session_id as sessionId',
      'amount_cents as amountCents',
      'metadata',
      'request_hash as requestHash',
      'failed_at as failedAt',
      'created_at as createdAt',
    ])

export const listRefundsOf = (tx: Read, sessionId: string): Promise<BookedRefund[]> =>
  refunds(tx).where('session_id', '=', sessionId).orderBy('created_at', 'desc').execute()

/** Gives back once for a key, and never more in all than was paid; undefined when there is not so much to give back. */
export async function bookRefund(
  tx: Tx,
  { key, hash }: IdempotentRequest,
  wanted: { sessionId: string; amountCents: number; metadata: Record<string, string> },
): Promise<BookedRefund | undefined> {
  const { sessionId, amountCents, metadata } = wanted
  const sessions = platformTables(tx).selectFrom('sandbox_stripe_sessions').select(['amount_cents as paidCents', 'status'])
  const [session] = await lockRows(tx, sessions.where('session_id', '=', sessionId))
  const known = await refunds(tx).where('idempotency_key', '=', key).executeTakeFirst()
  if (known) return known
  const given = (await listRefundsOf(tx, sessionId)).filter(({ failedAt }) => failedAt === null)
  const back = given.reduce((sum, refund) => sum + refund.amountCents, 0)
  // What the issuer has taken is not given back beside it.
  const disputed = await platformTables(tx)
    .selectFrom('sandbox_stripe_disputes')
    .select('dispute_id')
    .where('session_id', '=', sessionId)
    .where('status', 'in', ['needs_response', 'lost'])
    .executeTakeFirst()
  if (disputed) return undefined
  if (session?.status !== 'succeeded' || back + amountCents > session.paidCents) return undefined
  await platformTables(tx)
    .insertInto('sandbox_stripe_refunds')
    .values({
      idempotency_key: key,
      request_hash: hash,
      refund_id: `re_${newSpokenCode(24)}`,
      session_id: sessionId,
      amount_cents: amountCents,
      metadata: JSON.stringify(metadata),
      created_at: clock.now(),
    })
    .execute()
  return refunds(tx).where('idempotency_key', '=', key).executeTakeFirstOrThrow()
}

/** What has changed of refunds since then, the newest first. */
export const listChangedRefunds = (tx: Read, since: Date): Promise<BookedRefund[]> =>
  refunds(tx)
    .where((where) => where.or([where('created_at', '>=', since), where('failed_at', '>=', since)]))
    .orderBy('created_at', 'desc')
    .execute()

/** Somebody gives money back at Stripe's own dashboard: all that is left, or half of it. */
export async function refundThere(tx: Tx, session: BookedSession, isHalf: boolean): Promise<BookedRefund | undefined> {
  const given = (await listRefundsOf(tx, session.sessionId)).filter(({ failedAt }) => failedAt === null)
  const left = session.amountCents - given.reduce((sum, refund) => sum + refund.amountCents, 0)
  const amountCents = isHalf ? Math.ceil(left / 2) : left
  const key = `dashboard-${newSpokenCode(20)}`
  if (amountCents <= 0) return undefined
  return bookRefund(tx, { key, hash: key }, { sessionId: session.sessionId, amountCents, metadata: {} })
}

/** The bank of the card sends a refund back that had succeeded: the newest; undefined when there is none. */
export async function failRefund(tx: Tx, sessionId: string): Promise<BookedRefund | undefined> {
  const given = (await listRefundsOf(tx, sessionId)).find(({ failedAt }) => failedAt === null)
  if (!given) return undefined
  const failedAt = clock.now()
  await platformTables(tx)
    .updateTable('sandbox_stripe_refunds')
    .set({ failed_at: failedAt })
    .where('refund_id', '=', given.refundId)
    .execute()
  return { ...given, failedAt }
}
