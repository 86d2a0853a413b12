import { z } from 'zod'
import { type CardGateway, CardIntent, CardRefund, ProviderProblem } from '#platform/card-gateway.server.ts'
import { NotSaid, type Outcome, type OutsideKind } from './outside-calls.server.ts'
import { type Performer, performer, type SettledBy } from './outside-work.server.ts'

/** Makes a card payment known to the provider. Its shopper waits for it, so it is not tried for long. */
export const cardIntentCall = {
  name: 'card-intent',
  payload: z.object({ amountCents: z.number().int().positive(), reference: z.string(), returnUrl: z.string() }),
  answer: CardIntent,
  mostAttempts: 6,
} satisfies OutsideKind<{ amountCents: number; reference: string; returnUrl: string }, CardIntent>

/** Gives money back; hourly in the end, for about three days. */
export const cardRefundCall = {
  name: 'card-refund',
  payload: z.object({ intentId: z.string(), amountCents: z.number().int().positive() }),
  answer: CardRefund,
  mostAttempts: 80,
} satisfies OutsideKind<{ intentId: string; amountCents: number }, CardRefund>

/** The same for money that no payment of the shop's asked for. */
export const cardReturnCall = { ...cardRefundCall, name: 'card-return' }

/** Ends a card payment that nobody is to pay any more. The answer says how it stands: it may have been paid meanwhile. */
export const cardCancelCall = {
  name: 'card-cancel',
  payload: z.object({ intentId: z.string() }),
  answer: CardIntent,
  mostAttempts: 80,
} satisfies OutsideKind<{ intentId: string }, CardIntent>

export type CardEnds = {
  intent: SettledBy<typeof cardIntentCall>
  refund: SettledBy<typeof cardRefundCall>
  held: SettledBy<typeof cardReturnCall>
  cancel: SettledBy<typeof cardCancelCall>
}

/** How the shop speaks with its card provider; `ends` writes what came of it into the shop's own books. */
export const cardPerformers = (gateway: CardGateway, ends: CardEnds): Performer[] => [
  performer({
    kind: cardIntentCall,
    perform: (payload, { idempotencyKey }) =>
      understood(async () => ({ state: 'confirmed', answer: await gateway.createIntent({ ...payload, idempotencyKey }) })),
    settled: ends.intent,
  }),
  performer({ kind: cardRefundCall, ...givingBack(gateway), settled: ends.refund }),
  performer({ kind: cardReturnCall, ...givingBack(gateway), settled: ends.held }),
  performer({
    kind: cardCancelCall,
    perform: ({ intentId }) => understood(async () => ({ state: 'confirmed', answer: await gateway.cancelIntent(intentId) })),
    settled: ends.cancel,
  }),
]

type Given = { intentId: string; amountCents: number }
type Keyed = { idempotencyKey: string }

const givingBack = (gateway: CardGateway) => ({
  lookUp: (_: Given, { idempotencyKey }: Keyed) =>
    understood(async () => {
      const known = await gateway.findRefund(idempotencyKey)
      return known && refundOutcome(known)
    }),
  perform: ({ intentId, amountCents }: Given, { idempotencyKey }: Keyed) =>
    understood(async () => refundOutcome(await gateway.refund(intentId, amountCents, idempotencyKey))),
})

function refundOutcome(refund: CardRefund): Outcome<CardRefund> {
  if (refund.status === 'succeeded') return { state: 'confirmed', answer: refund }
  if (refund.status === 'declined') return { state: 'failed', reason: 'the provider has declined the refund' }
  return { state: 'sent', reason: 'the provider is still at it' }
}

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
