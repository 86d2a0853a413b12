import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { clock } from './clock.ts'
import { refuse } from './refusal.ts'

/** A card payment as the provider knows it. `processing` may still end either way. */
export const CardIntent = z.object({
  id: z.string(),
  status: z.enum(['open', 'processing', 'succeeded', 'declined', 'cancelled']),
  amount: z.number().int(),
  currency: z.literal('hkd'),
  reference: z.string(),
  url: z.string(),
})
export type CardIntent = z.output<typeof CardIntent>
const Webhook = z.object({
  id: z.string().min(1).max(100),
  type: z.string().max(60),
  data: z.object({ id: z.string().min(1).max(100) }),
})
export type CardWebhook = z.output<typeof Webhook>

export type CardGateway = {
  name: string
  /** The same idempotency key answers the same intent. Refuses PAYMENT_PROVIDER_DOWN when the provider does not answer. */
  createIntent(intent: { idempotencyKey: string; amountCents: number; reference: string; returnUrl: string }): Promise<CardIntent>
  findIntent(intentId: string): Promise<CardIntent>
  refund(intentId: string, amountCents: number, idempotencyKey: string): Promise<void>
  /** Refuses WEBHOOK_NOT_GENUINE unless signed by the provider within the last five minutes. */
  readWebhook(body: string, signature: string | undefined): CardWebhook
}

const TIME_LIMIT_MS = 8_000
const OLDEST_WEBHOOK_SECONDS = 300

/** Speaks the provider's protocol over HTTP; the built-in sandbox and a real provider's adapter answer alike. */
export function httpCardGateway(options: {
  name: string
  baseUrl: () => string
  secret: string
  webhookSecret: string
}): CardGateway {
  const ask = async (path: string, body?: Record<string, unknown>, idempotencyKey?: string): Promise<unknown> => {
    try {
      const response = await fetch(options.baseUrl() + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          Authorization: `Bearer ${options.secret}`,
          'Content-Type': 'application/json',
          ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      })
      if (response.ok) return await response.json()
    } catch {
      // Refused below like any answer that is none.
    }
    return refuse('PAYMENT_PROVIDER_DOWN')
  }
  return {
    name: options.name,
    createIntent: async ({ idempotencyKey, amountCents, reference, returnUrl }) =>
      CardIntent.parse(
        await ask('/v1/intents', { amount: amountCents, currency: 'hkd', reference, return_url: returnUrl }, idempotencyKey),
      ),
    findIntent: async (intentId) => CardIntent.parse(await ask(`/v1/intents/${encodeURIComponent(intentId)}`)),
    refund: async (intentId, amountCents, idempotencyKey) => {
      await ask('/v1/refunds', { intent: intentId, amount: amountCents }, idempotencyKey)
    },
    readWebhook: (body, signature) => readSigned(body, signature, options.webhookSecret),
  }
}

/** `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`, as card providers sign. */
export function signWebhook(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

function readSigned(body: string, signature: string | undefined, secret: string): CardWebhook {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '')
  if (!parts) refuse('WEBHOOK_NOT_GENUINE')
  const [, seconds, given] = parts
  const right = createHmac('sha256', secret).update(`${seconds}.${body}`).digest()
  const age = clock.now().getTime() / 1000 - Number(seconds)
  if (!timingSafeEqual(right, Buffer.from(given ?? '', 'hex')) || Math.abs(age) > OLDEST_WEBHOOK_SECONDS)
    refuse('WEBHOOK_NOT_GENUINE')
  const parsed = Webhook.safeParse(JSON.parse(body))
  return parsed.success ? parsed.data : refuse('WEBHOOK_NOT_GENUINE')
}
