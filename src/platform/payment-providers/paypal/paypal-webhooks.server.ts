import { z } from 'zod'
import { clock, MINUTE } from '#platform/clock.ts'
import { refuse } from '#platform/refusal.ts'
import type { ProviderBack, ProviderWebhook } from '../payment-provider.server.ts'
import type { AskPayPal } from './paypal-client.server.ts'

const Webhook = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().max(80),
  resource: z.object({
    id: z.string().max(60).optional(),
    dispute_id: z.string().max(60).optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().max(60).optional() }) }).optional(),
  }),
})
const MOST_AGE_MS = 60 * MINUTE
const Verified = z.object({ verification_status: z.string() })

type WebhookSetup = {
  url: () => string
  webhookId: string
  backsOf: (about: { id: string; isReversal: boolean }) => Promise<ProviderBack[]>
}
/** About what has gone back, no matter who asked for it, or has come back. */
const BACK = /^PAYMENT\.(CAPTURE\.(REFUNDED|REVERSED)|REFUND\.\w+)$/

/** Nothing is asked of anybody, and nothing read, for a webhook that does not even claim to come from PayPal just now. */
export async function readWebhook(
  ask: AskPayPal,
  { url, webhookId, backsOf }: WebhookSetup,
  body: string,
  header: (name: string) => string | undefined,
): Promise<ProviderWebhook> {
  const said = {
    auth_algo: header('paypal-auth-algo'),
    cert_url: header('paypal-cert-url'),
    transmission_id: header('paypal-transmission-id'),
    transmission_sig: header('paypal-transmission-sig'),
    transmission_time: header('paypal-transmission-time'),
  }
  const age = Math.abs(clock.now().getTime() - Date.parse(said.transmission_time ?? ''))
  if (Object.values(said).some((value) => !value || value.length > 1_000) || !(age <= MOST_AGE_MS)) refuse('WEBHOOK_NOT_GENUINE')
  if (!isTheirs(said.cert_url ?? '', url())) refuse('WEBHOOK_NOT_GENUINE')
  const event = Webhook.safeParse(parsed(body))
  if (!event.success) refuse('WEBHOOK_NOT_GENUINE')
  // What was signed are the bytes: the event goes on as it came.
  const question = `${JSON.stringify({ ...said, webhook_id: webhookId }).slice(0, -1)},"webhook_event":${body}}`
  const answer = Verified.parse(await ask('/v1/notifications/verify-webhook-signature', { body: question }))
  if (answer.verification_status !== 'SUCCESS') refuse('WEBHOOK_NOT_GENUINE')
  const { id, event_type: type, resource } = event.data
  if (type.startsWith('CUSTOMER.DISPUTE.'))
    return { id, type, intentId: undefined, declined: false, disputeId: resource.dispute_id }
  if (BACK.test(type) && resource.id !== undefined) {
    const backs = await backsOf({ id: resource.id, isReversal: type.endsWith('REVERSED') })
    return { id, type, intentId: undefined, declined: false, backs }
  }
  const intentId = type.startsWith('CHECKOUT.ORDER.') ? resource.id : resource.supplementary_data?.related_ids.order_id
  return { id, type, intentId, declined: false }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return refuse('WEBHOOK_NOT_GENUINE')
  }
}

/** A certificate of PayPal's own, or of the stand-in that we talk to. */
function isTheirs(address: string, ours: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin, username, port } = new URL(address)
  const isPayPal = protocol === 'https:' && port === '' && username === '' && hostname.endsWith('.paypal.com')
  const own = new URL(ours)
  return isPayPal || (!own.hostname.endsWith('.paypal.com') && origin === own.origin && username === '')
}
