import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { clock } from './clock.ts'
import { throughBreaker } from './outside/breaker.server.ts'
import { Refusal, refuse } from './refusal.ts'

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

export const CardRefund = z.object({
  id: z.string(),
  status: z.enum(['succeeded', 'processing', 'declined']),
  amount: z.number().int(),
  intent: z.string(),
})
export type CardRefund = z.output<typeof CardRefund>

/**
 * No answer that could be used. `refused`: the provider has understood and said no, for ever. `not-asked`: nothing has left us.
 * `unanswered`: whether the provider has done it is not known.
 */
export class ProviderProblem extends Refusal {
  readonly kind: 'refused' | 'not-asked' | 'unanswered'
  readonly detail: string

  constructor(kind: ProviderProblem['kind'], detail: string) {
    super('PAYMENT_PROVIDER_DOWN')
    this.kind = kind
    this.detail = detail
  }
}

/** Each call throws a `ProviderProblem`, which shoppers read as PAYMENT_PROVIDER_DOWN, when there is no answer. */
export type CardGateway = {
  name: string
  /** The same idempotency key answers the same intent. */
  createIntent(intent: { idempotencyKey: string; amountCents: number; reference: string; returnUrl: string }): Promise<CardIntent>
  findIntent(intentId: string): Promise<CardIntent>
  /** Nobody can pay it any more; one that is paid stays as it is. */
  cancelIntent(intentId: string): Promise<CardIntent>
  /** The same idempotency key gives back once. */
  refund(intentId: string, amountCents: number, idempotencyKey: string): Promise<CardRefund>
  /** What the provider knows of a refund under this key. */
  findRefund(idempotencyKey: string): Promise<CardRefund | undefined>
  /** Refuses WEBHOOK_NOT_GENUINE unless signed by the provider within the last five minutes. */
  readWebhook(body: string, signature: string | undefined): CardWebhook
}

type GatewayOptions = {
  name: string
  baseUrl: () => string
  secret: string
  webhookSecret: string
  timeoutMs: number
  /** How long a provider that fails is left alone. */
  restMs: number
}

const OLDEST_WEBHOOK_SECONDS = 300

/** Speaks the provider's protocol over HTTP; the built-in sandbox and a real provider's adapter answer alike. */
export function httpCardGateway(options: GatewayOptions): CardGateway {
  const ask = askThroughBreaker(options)
  const intentPath = (intentId: string): string => `/v1/intents/${encodeURIComponent(intentId)}`
  return {
    name: options.name,
    createIntent: async ({ idempotencyKey, amountCents, reference, returnUrl }) =>
      CardIntent.parse(
        await ask('/v1/intents', { amount: amountCents, currency: 'hkd', reference, return_url: returnUrl }, idempotencyKey),
      ),
    findIntent: async (intentId) => CardIntent.parse(await ask(intentPath(intentId))),
    cancelIntent: async (intentId) => CardIntent.parse(await ask(`${intentPath(intentId)}/cancel`, {})),
    refund: async (intentId, amountCents, idempotencyKey) =>
      CardRefund.parse(await ask('/v1/refunds', { intent: intentId, amount: amountCents }, idempotencyKey)),
    findRefund: async (idempotencyKey) =>
      z.object({ data: z.array(CardRefund) }).parse(await ask(`/v1/refunds?key=${encodeURIComponent(idempotencyKey)}`)).data[0],
    readWebhook: (body, signature) => readSigned(body, signature, options.webhookSecret),
  }
}

type Ask = (path: string, body?: Record<string, unknown>, idempotencyKey?: string) => Promise<unknown>

function askThroughBreaker(options: GatewayOptions): Ask {
  const ask = throughBreaker({
    restMs: options.restMs,
    isAnswer: (problem) => problem instanceof ProviderProblem && problem.kind === 'refused',
    resting: () => new ProviderProblem('not-asked', 'the provider is left alone for a moment'),
  })
  return (...asked) => ask(() => askOnce(options, ...asked))
}

async function askOnce(options: GatewayOptions, ...[path, body, idempotencyKey]: Parameters<Ask>): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(options.baseUrl() + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${options.secret}`,
        'Content-Type': 'application/json',
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs),
    })
    if (response.ok) return await response.json()
  } catch (problem) {
    throw new ProviderProblem(isUnheard(problem) ? 'not-asked' : 'unanswered', String(problem))
  }
  const { status } = response
  // Too early, too many, not in time, in conflict with itself: a later answer may be another.
  const isFinal = status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status)
  throw new ProviderProblem(isFinal ? 'refused' : 'unanswered', `${options.name} answers ${status}`)
}

/** The connection was never made. */
function isUnheard(problem: unknown): boolean {
  const cause = problem instanceof Error && problem.cause instanceof Error ? problem.cause : undefined
  return (
    cause !== undefined &&
    'code' in cause &&
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/.test(String(cause.code))
  )
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
