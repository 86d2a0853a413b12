import type Stripe from 'stripe'
import { clock } from '../../clock.ts'
import { stripe as library } from '../../libraries/late-libraries.server.ts'
import { refuse } from '../../refusal.ts'
import {
  askingThroughBreaker,
  type CardSeen,
  type NewIntent,
  type Patience,
  type PaymentIntent,
  type PaymentProvider,
  problemOf,
  type ProviderBack,
  ProviderProblem,
  type ProviderRefund,
  type ProviderWebhook,
} from '../payment-provider.server.ts'
import { REFUND_EVENTS, refundStatus, stripeBacks } from './stripe-backs.server.ts'
import { stripeDisputes } from './stripe-disputes.server.ts'
import { stripeMovements } from './stripe-movements.server.ts'

type Options = Patience & {
  secretKey: string
  webhookSecret: string
  /** Stripe's own address, or a stand-in's. */
  url: () => string
}

/** Older webhooks are refused, as are ones from a clock that is so far ahead. */
const OLDEST_WEBHOOK_SECONDS = 300

/**
 * Cards through Stripe's hosted page, Apple Pay and Google Pay among them. A payment of ours is a Checkout Session of theirs: no card
 * number and no script of theirs ever reaches the shop.
 */
export function stripeProvider(options: Options): PaymentProvider {
  const breaker = askingThroughBreaker(options)
  const client = clientOf(options)
  const ask = <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => breaker(() => understood(work, client()))
  const find = (id: string): Promise<Session> =>
    ask((stripe) => stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }))
  const sessionOf = async (payment_intent: string): Promise<string | undefined> => {
    const { data } = await ask((stripe) => stripe.checkout.sessions.list({ payment_intent, limit: 1 }))
    return data[0]?.id
  }
  const { backsOf, ...backs } = stripeBacks(ask, sessionOf, async (id) => paymentIdOf(await find(id)))
  return {
    name: 'stripe',
    payType: 'card',
    // Eight digits at most, and HK$4 at least.
    limits: { leastCents: 400, mostCents: 99_999_999 },
    createIntent: async (intent) =>
      intentOf(
        await ask((stripe) => stripe.checkout.sessions.create(sessionFor(intent), { idempotencyKey: intent.idempotencyKey })),
      ),
    findIntent: async (id) => intentOf(await find(id)),
    cancelIntent: async (id) => {
      const session = await find(id)
      // What is no longer open cannot be ended, and is an answer in itself.
      if (session.status !== 'open') return intentOf(session)
      const refusal = await refusalOf(ask((stripe) => stripe.checkout.sessions.expire(id)))
      const ended = await find(id)
      // Paid between our look and our word, how it stands is the answer; one that is still open has not ended, whatever was said to us.
      if (ended.status === 'open') throw new ProviderProblem('unanswered', refusal?.detail ?? 'still open')
      return intentOf(ended)
    },
    refund: async (id, amount, idempotencyKey) => {
      const payment_intent = paymentIdOf(await find(id))
      const wanted = { amount, metadata: { key: idempotencyKey }, ...(payment_intent ? { payment_intent } : {}) }
      return refundOf(await ask((stripe) => stripe.refunds.create(wanted, { idempotencyKey })))
    },
    findRefund: async (id, key) => {
      const payment_intent = paymentIdOf(await find(id))
      if (payment_intent === undefined) return undefined
      const { data } = await ask((stripe) => stripe.refunds.list({ payment_intent, limit: 100 }))
      const found = data.find(({ metadata }) => metadata?.['key'] === key)
      return found && refundOf(found)
    },
    ...backs,
    ...stripeDisputes(ask, sessionOf, options.url),
    listMovements: (from, to) => stripeMovements(ask, from, to),
    readWebhook: async (body, header) => told(genuine(options, body, header('stripe-signature')), sessionOf, backsOf),
  }
}

type Session = Stripe.Checkout.Session

/** Repetition is ours: the library is to ask once. The address of a stand-in is known only once it listens. */
function clientOf({ secretKey, timeoutMs, url }: Options): () => Stripe {
  let made: { address: string; stripe: Stripe } | undefined
  return () => {
    const address = url()
    if (made?.address === address) return made.stripe
    const { hostname, port, protocol } = new URL(address)
    const isSafe = protocol === 'https:'
    const Client = library()
    const stripe = new Client(secretKey, {
      host: hostname,
      port: port || (isSafe ? 443 : 80),
      protocol: isSafe ? 'https' : 'http',
      timeout: timeoutMs,
      maxNetworkRetries: 0,
      telemetry: false,
      httpClient: Client.createFetchHttpClient(),
    })
    made = { address, stripe }
    return stripe
  }
}

async function understood<T>(work: (stripe: Stripe) => Promise<T>, stripe: Stripe): Promise<T> {
  try {
    return await work(stripe)
  } catch (problem) {
    const { StripeConnectionError, StripeError } = library().errors
    if (problem instanceof StripeConnectionError && problem.detail instanceof Error) throw problem.detail
    if (!(problem instanceof StripeError) || problem.statusCode === undefined) throw problem
    throw problemOf('stripe', problem.statusCode, problem.code ?? problem.type)
  }
}

/** Undefined when it was done; what else may have happened is thrown on. */
const refusalOf = (asked: Promise<unknown>): Promise<ProviderProblem | undefined> =>
  asked.then(
    () => undefined,
    (problem: unknown) => {
      if (problem instanceof ProviderProblem && problem.kind === 'refused') return problem
      throw problem
    },
  )

const sessionFor = ({
  amountCents,
  reference,
  orderNumber,
  language,
  returnUrl,
}: NewIntent): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  // Wallets that hold cards come with them; what else an account may have switched on does not.
  allowed_payment_method_types: ['card'],
  payment_method_options: { card: { request_three_d_secure: 'any' } },
  line_items: [{ quantity: 1, price_data: { currency: 'hkd', unit_amount: amountCents, product_data: { name: orderNumber } } }],
  client_reference_id: reference,
  payment_intent_data: { description: orderNumber, metadata: { reference, orderNumber } },
  locale: language === 'zh' ? 'zh-HK' : 'en',
  success_url: returnUrl,
  cancel_url: returnUrl,
})

const paymentOf = ({ payment_intent: found }: Session): Stripe.PaymentIntent | undefined =>
  found === null || typeof found === 'string' ? undefined : found

function paymentIdOf(session: Session): string | undefined {
  const { payment_intent: found } = session
  return typeof found === 'string' ? found : (found?.id ?? undefined)
}

function intentOf(session: Session): PaymentIntent {
  const payment = paymentOf(session)
  const status = statusOf(session, payment)
  const card = payment && cardOf(payment)
  return {
    id: session.id,
    status,
    amount: (status === 'succeeded' ? payment?.amount_received : session.amount_total) ?? 0,
    currency: session.currency ?? '',
    reference: session.client_reference_id ?? '',
    url: session.url ?? '',
    ...(card ? { card } : {}),
  }
}

function statusOf(session: Session, payment: Stripe.PaymentIntent | undefined): PaymentIntent['status'] {
  if (payment?.status === 'succeeded') return 'succeeded'
  if (session.status === 'expired' || payment?.status === 'canceled') return 'cancelled'
  if (payment?.status === 'processing' || session.status === 'complete') return 'processing'
  return payment?.last_payment_error ? 'declined' : 'open'
}

/** The card that paid, or the last one that did not. */
function cardOf({ latest_charge: charge, last_payment_error: error }: Stripe.PaymentIntent): CardSeen | undefined {
  const paid = charge !== null && typeof charge === 'object' ? charge.payment_method_details?.card : undefined
  const seen = paid ?? error?.payment_method?.card
  if (!seen?.fingerprint) return undefined
  return { fingerprint: seen.fingerprint, brand: seen.brand ?? '', last4: seen.last4 ?? '', wallet: seen.wallet?.type ?? '' }
}

const refundOf = (refund: Stripe.Refund): ProviderRefund => ({
  id: refund.id,
  amount: refund.amount,
  status: refundStatus(refund),
})

function genuine({ webhookSecret }: Options, body: string, signature: string | undefined): Stripe.Event {
  const now = clock.now().getTime()
  // The library looks at age alone: nobody signs in the future either.
  const signedAt = Number(/(?:^|,)t=(\d{1,12})/.exec(signature ?? '')?.[1] ?? 0)
  if (signedAt - now / 1000 > OLDEST_WEBHOOK_SECONDS) refuse('WEBHOOK_NOT_GENUINE')
  try {
    return library().webhooks.constructEvent(body, signature ?? '', webhookSecret, OLDEST_WEBHOOK_SECONDS, undefined, now)
  } catch {
    return refuse('WEBHOOK_NOT_GENUINE')
  }
}

/** Which session an event is about. A card that is declined leaves the session open, and is told of by its payment alone. */
async function told(
  event: Stripe.Event,
  sessionOf: (paymentId: string) => Promise<string | undefined>,
  backsOf: (about: Stripe.Refund | Stripe.Charge) => Promise<ProviderBack[]>,
): Promise<ProviderWebhook> {
  const { id, type } = event
  if (id === undefined || type === undefined) refuse('WEBHOOK_NOT_GENUINE')
  const declined = type === 'payment_intent.payment_failed'
  if (type.startsWith('checkout.session.')) return { id, type, declined, intentId: (event.data.object as Session).id }
  if (type.startsWith('charge.dispute.'))
    return { id, type, declined, intentId: undefined, disputeId: (event.data.object as Stripe.Dispute).id }
  if (REFUND_EVENTS.includes(type))
    return { id, type, declined, intentId: undefined, backs: await backsOf(event.data.object as Stripe.Refund | Stripe.Charge) }
  if (!type.startsWith('payment_intent.')) return { id, type, declined, intentId: undefined }
  return { id, type, declined, intentId: await sessionOf((event.data.object as Stripe.PaymentIntent).id) }
}
