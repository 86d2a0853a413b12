import { z } from 'zod'
import { throughBreaker } from '../outside/breaker.server.ts'
import { Refusal } from '../refusal.ts'

/** What a provider tells of the card that paid. The fingerprint is the same whenever the same card is used. */
const CardSeen = z.object({ fingerprint: z.string(), brand: z.string(), last4: z.string(), wallet: z.string() })
export type CardSeen = z.output<typeof CardSeen>

/**
 * A payment as its provider knows it. `approved`: the shopper has agreed, and the money comes once we ask for it. `processing` may still
 * end either way in a moment, `under-review` in days. `amount` is what came, once it has, in cents; before, what was asked.
 */
export const PaymentIntent = z.object({
  id: z.string(),
  status: z.enum(['open', 'approved', 'processing', 'under-review', 'succeeded', 'declined', 'cancelled']),
  amount: z.number().int(),
  currency: z.string(),
  /** Our own name for the payment. */
  reference: z.string(),
  /** Where the shopper pays. */
  url: z.string(),
  /** Into whose account, at providers that say so. */
  payee: z.string().optional(),
  card: CardSeen.optional(),
})
export type PaymentIntent = z.output<typeof PaymentIntent>

export const ProviderRefund = z.object({
  id: z.string(),
  status: z.enum(['succeeded', 'processing', 'declined']),
  amount: z.number().int(),
})
export type ProviderRefund = z.output<typeof ProviderRefund>

/**
 * Money of a payment that has gone back, no matter who asked for it, as the provider has it. `key`: the name under which the shop asked; what has
 * none was done at the provider's own desk, or by the provider itself (`reversal`). `declined` after it had succeeded: the money is here again.
 */
export const ProviderBack = z.object({
  id: z.string(),
  kind: z.enum(['refund', 'reversal']),
  intentId: z.string().optional(),
  /** What it says it is about where that is nothing of ours. */
  reference: z.string(),
  key: z.string().optional(),
  status: z.enum(['succeeded', 'processing', 'declined']),
  amount: z.number().int(),
  currency: z.string(),
  at: z.coerce.date(),
})
export type ProviderBack = z.output<typeof ProviderBack>

export type NewIntent = {
  idempotencyKey: string
  amountCents: number
  reference: string
  /** What the shopper knows it by. */
  orderNumber: string
  language: 'en' | 'zh'
  /** The page of ours that asks how it went, whichever way the shopper comes back. */
  returnUrl: string
}

/** Genuine, and no more: what is true is asked of the provider. `intentId` is missing where it is about nothing of ours. */
export type ProviderWebhook = {
  id: string
  type: string
  intentId: string | undefined
  declined: boolean
  /** It is about money that is asked back. */
  disputeId?: string | undefined
  /** It is about money that has gone back, or has come back: as the provider has it now. */
  backs?: readonly ProviderBack[]
}

/** Money that a card's issuer asks back, in cents. `closed`: it has only asked. `intentId` is missing where it is about nothing of ours. */
export type ProviderDispute = {
  id: string
  intentId: string | undefined
  status: 'open' | 'won' | 'lost' | 'closed'
  amount: number
  currency: string
  /** What of it the provider holds back now, and what it has charged for the dispute so far. */
  withheld: number
  /** What of it is gone once it is lost. */
  lost: number
  fee: number
  reason: string
  /** Until when evidence is taken, and where it is given. */
  dueAt: Date | undefined
  openedAt: Date
  /** When it was last changed, where the provider says so: a decided one that is open later has been opened again. */
  changedAt?: Date | undefined
  url: string
}

/** Money that came (above nothing) or went, as the provider's own report has it. `reference`: our name for the payment, or the report's own. */
export type ProviderMovement = { reference: string; amount: number; at: Date }

/** What is paid through a provider, by the name of the way on the wire. */
export type ProviderWay = 'card' | 'paypal'

/** Each call throws a `ProviderProblem`, which shoppers read as PAYMENT_PROVIDER_DOWN, when there is no answer. */
export type PaymentProvider = {
  name: string
  payType: ProviderWay
  limits: { leastCents: number; mostCents: number }
  /** Our account there, compared with the intent's where the provider names it. */
  payee?: string | undefined
  /** The same idempotency key answers the same intent. */
  createIntent(intent: NewIntent): Promise<PaymentIntent>
  findIntent(intentId: string): Promise<PaymentIntent>
  /** Takes what the shopper has approved, once. */
  captureIntent?(intentId: string): Promise<PaymentIntent>
  /** Nobody can pay it any more; one that is paid stays as it is. */
  cancelIntent(intentId: string): Promise<PaymentIntent>
  /** The same idempotency key gives back once. */
  refund(intentId: string, amountCents: number, idempotencyKey: string): Promise<ProviderRefund>
  /** What the provider knows of a refund under this key. */
  findRefund(intentId: string, idempotencyKey: string): Promise<ProviderRefund | undefined>
  /** All that has gone back of a payment, no matter who asked for it. */
  listBacks(intentId: string): Promise<ProviderBack[]>
  /** What of that is new since then, or has changed. */
  listNewBacks(since: Date): Promise<ProviderBack[]>
  /** Of a provider that tells of disputes; listed are those that were opened since then. */
  findDispute?(disputeId: string): Promise<ProviderDispute>
  listDisputes?(since: Date): Promise<ProviderDispute[]>
  /** Of a provider that reports: what came and went, before its fees. */
  listMovements?(from: Date, to: Date): Promise<ProviderMovement[]>
  /** Refuses WEBHOOK_NOT_GENUINE unless sent by the provider lately. */
  readWebhook(body: string, header: (name: string) => string | undefined): Promise<ProviderWebhook>
}

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

/** How long a provider has to answer, and how long one that fails is left alone. */
export type Patience = { timeoutMs: number; restMs: number }

/** Asks a provider through a breaker of its own. What is wrong with an answer, too, is no answer. */
export function askingThroughBreaker({ restMs }: Patience): <T>(work: () => Promise<T>) => Promise<T> {
  const ask = throughBreaker({
    restMs,
    isAnswer: (problem) => problem instanceof ProviderProblem && problem.kind === 'refused',
    resting: () => new ProviderProblem('not-asked', 'the provider is left alone for a moment'),
  })
  return (work) =>
    ask(async () => {
      try {
        return await work()
      } catch (problem) {
        throw problem instanceof Refusal
          ? problem
          : new ProviderProblem(isUnheard(problem) ? 'not-asked' : 'unanswered', String(problem))
      }
    })
}

/** An answer that is none of success. Too early, too many, not in time, in conflict with itself: a later answer may be another. */
export function problemOf(provider: string, status: number, said = ''): ProviderProblem {
  const isFinal = status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status)
  return new ProviderProblem(isFinal ? 'refused' : 'unanswered', `${provider} answers ${status}${said && ` ${said}`}`)
}

/** The connection was never made. */
function isUnheard(problem: unknown): boolean {
  for (let one = problem; one instanceof Error; one = one.cause)
    if ('code' in one && /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/.test(String(one.code))) return true
  return false
}
