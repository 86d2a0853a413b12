import Stripe from 'stripe'
import { webhookPath } from '#http/payment-webhooks.server.ts'
import { clock } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { STAND_IN_WEBHOOK_SECRET } from '#sandbox/stripe/stripe-shopper.server.ts'

type Told = { id?: string; type?: string; secret?: string; at?: Date; change?: (body: string) => string }

/** A webhook of Stripe's about a session, signed as Stripe signs; `change` alters the body after that. */
export function tellOfSession(shop: { url: string }, sessionId: string, told: Told = {}): Promise<Response> {
  const { id = newId(), type = 'checkout.session.completed', secret = STAND_IN_WEBHOOK_SECRET, at = clock.now() } = told
  const about = type.startsWith('payment_intent.') ? { id: `pi_${sessionId}` } : { id: sessionId }
  const payload = JSON.stringify({ id, object: 'event', type, data: { object: about } })
  const timestamp = Math.floor(at.getTime() / 1000)
  return fetch(shop.url + webhookPath('stripe'), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    },
    body: told.change?.(payload) ?? payload,
  })
}

/** The session that a provider's page is about. */
export const sessionOf = (providerUrl: string | null): string => providerUrl?.split('/').at(-1) ?? ''
