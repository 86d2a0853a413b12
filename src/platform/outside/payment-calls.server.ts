import { z } from 'zod'
import {
  PaymentIntent,
  type PaymentProvider,
  ProviderProblem,
  ProviderRefund,
} from '#platform/payment-providers/payment-provider.server.ts'
import { NotSaid, type Outcome, type OutsideKind } from './outside-calls.server.ts'
import { type OutsideHandler, outsideHandler, type SettledBy } from './outside-work.server.ts'

const Opening = z.object({
  provider: z.string(),
  amountCents: z.number().int().positive(),
  reference: z.string(),
  orderNumber: z.string().default(''),
  language: z.enum(['en', 'zh']).default('en'),
  returnUrl: z.string(),
})
const Giving = z.object({ provider: z.string(), intentId: z.string(), amountCents: z.number().int().positive() })
const Ending = z.object({ provider: z.string(), intentId: z.string() })

/** Makes a payment known to its provider. Its shopper waits for it, so it is not tried for long. */
export const paymentOpenCall = {
  name: 'payment-open',
  payload: Opening,
  answer: PaymentIntent,
  mostAttempts: 6,
} satisfies OutsideKind<z.output<typeof Opening>, PaymentIntent>

/** Gives money back; hourly in the end, for about three days. */
export const paymentRefundCall = {
  name: 'payment-refund',
  payload: Giving,
  answer: ProviderRefund,
  mostAttempts: 80,
} satisfies OutsideKind<z.output<typeof Giving>, ProviderRefund>

/** The same for money that no payment of the shop's asked for. */
export const paymentReturnCall = { ...paymentRefundCall, name: 'payment-return' }

/** Ends a payment that is no longer wanted. The answer says how it ended: it may have been paid in the meantime. */
export const paymentEndCall = {
  name: 'payment-end',
  payload: Ending,
  answer: PaymentIntent,
  mostAttempts: 80,
} satisfies OutsideKind<z.output<typeof Ending>, PaymentIntent>

export type PaymentEnds = {
  opened: SettledBy<typeof paymentOpenCall>
  refund: SettledBy<typeof paymentRefundCall>
  held: SettledBy<typeof paymentReturnCall>
  ended: SettledBy<typeof paymentEndCall>
}

/** How the shop speaks with those who take payments for it; `ends` writes what came of it into the shop's own books. */
export function paymentHandlers(providers: readonly PaymentProvider[], ends: PaymentEnds): OutsideHandler[] {
  const named = (name: string): PaymentProvider => {
    const found = providers.find((provider) => provider.name === name)
    if (!found) throw new NotSaid(`${name} is not set up`)
    return found
  }
  const giving = givingBack(named)
  return [
    outsideHandler({
      kind: paymentOpenCall,
      perform: ({ provider, ...payload }, { idempotencyKey }) =>
        understood(async () => ({
          state: 'confirmed',
          answer: await named(provider).createIntent({ ...payload, idempotencyKey }),
        })),
      settled: ends.opened,
    }),
    outsideHandler({ kind: paymentRefundCall, ...giving, settled: ends.refund }),
    outsideHandler({ kind: paymentReturnCall, ...giving, settled: ends.held }),
    outsideHandler({
      kind: paymentEndCall,
      perform: ({ provider, intentId }) => understood(async () => endOutcome(await named(provider).cancelIntent(intentId))),
      settled: ends.ended,
    }),
  ]
}

type RefundPayload = z.output<typeof Giving>
type Keyed = { idempotencyKey: string }

const givingBack = (named: (name: string) => PaymentProvider) => {
  /** The refund as the provider has it, requested under this key or one of an earlier approval. */
  const lookUp = ({ provider, intentId }: RefundPayload, { idempotencyKey }: Keyed) =>
    understood(async () => {
      for (const key of keysUntil(idempotencyKey)) {
        const known = await named(provider).findRefund(intentId, key)
        // That an earlier one was declined says nothing of this one.
        if (known && (key === idempotencyKey || known.status !== 'declined')) return refundOutcome(known)
      }
      return undefined
    })
  return {
    lookUp,
    perform: async (given: RefundPayload, keyed: Keyed) => {
      const { provider, intentId, amountCents } = given
      // Approved anew, it has a new key, which the provider does not know: of a part of the price it would give as much again.
      const before = keysUntil(keyed.idempotencyKey).length > 1 ? await lookUp(given, keyed) : undefined
      if (before && before.state !== 'failed') return before
      const said = await understood(async () =>
        refundOutcome(await named(provider).refund(intentId, amountCents, keyed.idempotencyKey)),
      )
      if (said.state !== 'failed') return said
      // It may have been refunded from the provider's own dashboard: the refusal says so, and both are recorded together.
      const beside = await named(provider)
        .listBacks(intentId)
        .catch(() => undefined)
      return { ...said, beside }
    },
  }
}

const MOST_APPROVALS = 20

/** A refund that is approved anew after it failed is asked for under the next number of its key; the first return of held money has none. */
function keysUntil(key: string): string[] {
  const [, stem, number] = /^(.+)-(\d{1,2})$/.exec(key) ?? []
  const last = Number(number)
  if (stem === undefined || last < 1 || last > MOST_APPROVALS) return [key]
  const first = stem.startsWith('held-') ? stem : `${stem}-1`
  return [...Array.from({ length: last - 1 }, (_, at) => `${stem}-${last - at}`), first]
}

function refundOutcome(refund: ProviderRefund): Outcome<ProviderRefund> {
  if (refund.status === 'succeeded') return { state: 'confirmed', answer: refund }
  if (refund.status === 'declined') return { state: 'failed', reason: 'the provider has declined the refund' }
  return { state: 'sent', reason: 'the provider is still at it' }
}

/** Whether money that is on its way arrives is asked until it is known: no webhook need tell of it. */
const endOutcome = (intent: PaymentIntent): Outcome<PaymentIntent> =>
  intent.status === 'processing' || intent.status === 'under-review'
    ? { state: 'sent', reason: 'the provider is still at it' }
    : { state: 'confirmed', answer: intent }

async function understood<Answer, Found extends Outcome<Answer> | undefined>(
  work: () => Promise<Found>,
): Promise<Found | Extract<Outcome<never>, { state: 'failed' }>> {
  try {
    return await work()
  } catch (problem) {
    if (!(problem instanceof ProviderProblem)) throw problem
    if (problem.kind === 'refused') return { state: 'failed', reason: problem.detail }
    throw problem.kind === 'not-asked' ? new NotSaid(problem.detail) : new Error(problem.detail, { cause: problem })
  }
}
