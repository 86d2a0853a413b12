import { createHash } from 'node:crypto'
import type { BookedRefund, BookedSession } from './stripe-books.server.ts'

/** The cards that Stripe's own test mode knows, and what becomes of them (facts every integrator tests with). */
export const testCards = {
  '4242424242424242': { ends: 'succeeded', asks: false, brand: 'visa' },
  '4000002760003184': { ends: 'succeeded', asks: true, brand: 'visa' },
  '4000000000009995': { ends: 'declined', asks: false, brand: 'visa' },
  '4000008400001629': { ends: 'declined', asks: true, brand: 'visa' },
  // Is paid, and its holder asks for the money back afterwards; of the other one the issuer only inquires.
  '4000000000000259': { ends: 'succeeded', asks: false, brand: 'visa' },
  '4000000000001976': { ends: 'succeeded', asks: false, brand: 'visa' },
} as const
export type TestCard = keyof typeof testCards
export const isTestCard = (number: string): number is TestCard => number in testCards

/** One payment, one charge for each session: named after it. */
export const paymentId = (sessionId: string): string => `pi_${sessionId}`
export const sessionOfPayment = (id: string): string => id.replace(/^pi_/, '')
export const sessionOfCharge = (id: string): string => id.replace(/^ch_/, '')

const unixOf = (at: Date): number => Math.floor(at.getTime() / 1000)

export function sessionOnWire(session: BookedSession, page: string, expanded: boolean) {
  const { status } = session
  const ended = status === 'cancelled' ? 'expired' : status === 'succeeded' || status === 'processing' ? 'complete' : 'open'
  const isTried = session.cardNumber !== null || status === 'succeeded'
  return {
    id: session.sessionId,
    object: 'checkout.session',
    mode: 'payment',
    livemode: false,
    amount_total: session.amountCents,
    amount_subtotal: session.amountCents,
    currency: 'hkd',
    client_reference_id: session.reference,
    locale: session.locale,
    metadata: {},
    created: unixOf(session.createdAt),
    expires_at: unixOf(session.createdAt) + 86_400,
    success_url: session.returnUrl,
    cancel_url: session.returnUrl,
    status: ended,
    payment_status: status === 'succeeded' ? 'paid' : 'unpaid',
    payment_intent: isTried ? (expanded ? paymentOnWire(session) : paymentId(session.sessionId)) : null,
    url: ended === 'open' ? page : null,
  }
}

export function paymentOnWire(session: BookedSession) {
  const { status, sessionId } = session
  const stripes = { succeeded: 'succeeded', processing: 'processing', cancelled: 'canceled' } as const
  return {
    id: paymentId(sessionId),
    object: 'payment_intent',
    amount: session.amountCents,
    amount_received: status === 'succeeded' ? session.amountCents : 0,
    currency: 'hkd',
    livemode: false,
    metadata: { reference: session.reference, orderNumber: session.orderNumber },
    status: stripes[status as keyof typeof stripes] ?? 'requires_payment_method',
    latest_charge: status === 'succeeded' || status === 'declined' ? chargeOnWire(session) : null,
    last_payment_error:
      status === 'declined'
        ? {
            type: 'card_error',
            code: 'card_declined',
            decline_code: 'insufficient_funds',
            message: 'Your card was declined.',
            payment_method: { object: 'payment_method', type: 'card', card: cardOnWire(session) },
          }
        : null,
  }
}

export const chargeOnWire = (session: BookedSession) => ({
  id: `ch_${session.sessionId}`,
  object: 'charge',
  amount: session.amountCents,
  amount_captured: session.status === 'succeeded' ? session.amountCents : 0,
  currency: 'hkd',
  paid: session.status === 'succeeded',
  payment_intent: paymentId(session.sessionId),
  payment_method_details: { type: 'card', card: cardOnWire(session) },
})

function cardOnWire({ cardNumber, wallet }: BookedSession) {
  const number = cardNumber ?? '4242424242424242'
  return {
    brand: isTestCard(number) ? testCards[number].brand : 'visa',
    last4: number.slice(-4),
    country: 'HK',
    fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
    three_d_secure: null,
    wallet: wallet ? { type: wallet, dynamic_last4: null } : null,
  }
}

export const refundOnWire = ({ refundId, sessionId, amountCents, metadata, failedAt, createdAt }: BookedRefund) => ({
  id: refundId,
  object: 'refund',
  amount: amountCents,
  currency: 'hkd',
  status: failedAt === null ? 'succeeded' : 'failed',
  ...(failedAt === null
    ? {}
    : { failure_reason: 'expired_or_canceled_card', failure_balance_transaction: `txn_failed_${refundId}` }),
  created: unixOf(createdAt),
  charge: `ch_${sessionId}`,
  metadata,
  payment_intent: paymentId(sessionId),
})

export const listOnWire = (url: string, data: readonly object[]) => ({ object: 'list', url, has_more: false, data })

export const errorOnWire = (message: string, code = 'parameter_invalid', type = 'invalid_request_error') => ({
  error: { type, code, message },
})
