import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clock } from '#platform/clock.ts'
import { stripe } from '#platform/libraries/late-libraries.server.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import { STAND_IN_POLICY } from '../stand-in/stand-in-page.server.ts'
import { tellShop } from '../stand-in/stand-in-webhooks.server.ts'
import type { StandInHost } from '../stand-in/stand-in.server.ts'
import { type BookedSession, type Decision, decideSession, failRefund, findSession, refundThere } from './stripe-books.server.ts'
import { type BookedDispute, disputeOnWire, openDispute } from './stripe-dispute-books.server.ts'
import { registerDisputePage } from './stripe-dispute-page.server.ts'
import { confirmPage, STRIPE_PAGE_PATH, stripePage } from './stripe-page.server.ts'
import {
  chargeOnWire,
  isTestCard,
  paymentOnWire,
  refundOnWire,
  sessionOnWire,
  type TestCard,
  testCards,
} from './stripe-wire.server.ts'
import { takeForms } from '#platform/wire/form-body.server.ts'

export const STAND_IN_WEBHOOK_SECRET = 'whsec_stand_in_of_the_shop'
const LATE_MS = 15_000
const GOOD_CARD: TestCard = '4242424242424242'

/** What a button does; undefined: nothing is decided yet. */
function decisionOf(act: string, card: TestCard): Decision | undefined {
  const paid = (wallet: string | null = null): Decision => ({ status: 'succeeded', cardNumber: card, wallet })
  const declined: Decision = { status: 'declined', cardNumber: card }
  const settlesAt = new Date(clock.now().getTime() + LATE_MS)
  const decisions: Record<string, Decision | undefined> = {
    pay: testCards[card].asks ? undefined : { status: testCards[card].ends, cardNumber: card },
    pass: { status: testCards[card].ends, cardNumber: card },
    fail: declined,
    apple: paid('apple_pay'),
    google: paid('google_pay'),
    late: { status: 'processing', settlesAt, cardNumber: card },
    succeed: paid(),
    decline: declined,
  }
  return decisions[act]
}

/** The hosted page and what its buttons do; the shop is told of it by signed webhooks. */
export async function registerStripePage(app: FastifyInstance, host: StandInHost): Promise<void> {
  const { database } = host
  const find = ({ params }: FastifyRequest) => database.inTransaction((tx) => findSession(tx, (params as { id: string }).id))
  const show = (reply: FastifyReply, page: string): FastifyReply =>
    reply.type('text/html; charset=utf-8').header('Content-Security-Policy', STAND_IN_POLICY).send(page)
  await app.register(
    async (pages) => {
      takeForms(pages, 1024)
      pages.get('/:id', async (request, reply) => {
        const session = await find(request)
        return session ? show(reply, stripePage(session)) : reply.code(404).send()
      })
      pages.get('/:id/confirm', async (request, reply) => {
        const session = await find(request)
        const { card = '' } = request.query as { card?: string }
        return session && isTestCard(card) ? show(reply, confirmPage(session, card)) : reply.code(404).send()
      })
      pages.post('/:id/:act', async (request, reply) => {
        const { act } = request.params as { act: string }
        const session = await find(request)
        if (!session) return reply.code(404).send()
        const { card = GOOD_CARD } = (request.body ?? {}) as { card?: string }
        const where = await decide(host, session, act, isTestCard(card) ? card : GOOD_CARD, request.url)
        return reply.code(303).header('Location', where).send()
      })
    },
    { prefix: STRIPE_PAGE_PATH },
  )
  await registerDisputePage(app, host, (types, dispute, path) => tellOfDispute(host, types, dispute, path))
}

/** Answers where the browser goes on. */
async function decide(host: StandInHost, session: BookedSession, act: string, card: TestCard, path: string): Promise<string> {
  const page = `${STRIPE_PAGE_PATH}/${session.sessionId}`
  if (session.status === 'succeeded' && (act === 'dispute' || act === 'inquiry')) await ask(host, session, act, path)
  if (act === 'fail-refund') await sendRefundBack(host, session, path)
  if (act === 'give-back' || act === 'give-half') await giveBackThere(host, session, act === 'give-half', path)
  const decision = decisionOf(act, card)
  if (decision && (await host.database.inTransaction((tx) => decideSession(tx, session.sessionId, decision)))) {
    const { cardNumber = null, wallet = null } = decision
    const status = decision.status === 'processing' ? 'succeeded' : decision.status
    tell(host, { ...session, cardNumber, wallet, status }, path, decision.settlesAt ? LATE_MS : 0)
    if (status === 'succeeded') await ask(host, session, DISPUTED[cardNumber ?? ''], path)
  }
  if (act === 'pay' && !decision) return `${page}/confirm?card=${card}`
  if (decision?.status === 'declined' || STAYING.has(act)) return page
  // Back by path alone, so that the shopper stays on the host name the session was begun under.
  const back = new URL(session.returnUrl)
  return back.pathname + back.search
}

/** What is done after a payment leads back to its page. */
const STAYING: ReadonlySet<string> = new Set(['dispute', 'inquiry', 'fail-refund', 'give-back', 'give-half'])

/** As Stripe tells it: with one event of its own, and one of the change. */
async function sendRefundBack(host: StandInHost, { sessionId }: BookedSession, path: string): Promise<void> {
  const refund = await host.database.inTransaction((tx) => failRefund(tx, sessionId))
  if (!refund) return
  const events = ['refund.updated', 'refund.failed'].map((type) => eventOf(type, refundOnWire(refund)))
  say(host, path, events, 0)
}

/** From the dashboard, as Stripe tells it: with an event of the charge, and one of the refund. */
async function giveBackThere(host: StandInHost, session: BookedSession, isHalf: boolean, path: string): Promise<void> {
  const refund = await host.database.inTransaction((tx) => refundThere(tx, session, isHalf))
  if (refund)
    say(host, path, [eventOf('charge.refunded', chargeOnWire(session)), eventOf('refund.created', refundOnWire(refund))], 0)
}

const DISPUTED: Record<string, 'dispute' | 'inquiry' | undefined> = {
  '4000000000000259': 'dispute',
  '4000000000001976': 'inquiry',
} satisfies Partial<Record<TestCard, 'dispute' | 'inquiry'>>

/** The card's holder asks for the money back: of some cards in the next moment. */
async function ask(
  host: StandInHost,
  session: BookedSession,
  kind: 'dispute' | 'inquiry' | undefined,
  path: string,
): Promise<void> {
  if (!kind) return
  const dispute = await host.database.inTransaction((tx) => openDispute(tx, session, kind === 'inquiry'))
  const types = ['charge.dispute.created', ...(kind === 'dispute' ? ['charge.dispute.funds_withdrawn'] : [])]
  tellOfDispute(host, types, dispute, path, DISPUTED_MS)
}

const DISPUTED_MS = 1_500
const tellOfDispute = (host: StandInHost, types: readonly string[], dispute: BookedDispute, path: string, afterMs = 0): void =>
  say(
    host,
    path,
    types.map((type) => eventOf(type, disputeOnWire(dispute))),
    afterMs,
  )

function tell(host: StandInHost, session: BookedSession, path: string, afterMs: number): void {
  const declined = session.status === 'declined'
  const payment = eventOf(`payment_intent.${declined ? 'payment_failed' : 'succeeded'}`, paymentOnWire(session))
  const ended = eventOf('checkout.session.completed', sessionOnWire(session, '', false))
  say(host, path, declined ? [payment] : [payment, ended], afterMs)
}

function say({ log, faults, webhookUrl }: StandInHost, path: string, events: readonly object[], afterMs: number): void {
  const webhooks = events.map((event) => ({
    url: webhookUrl('stripe'),
    body: JSON.stringify(event),
    afterMs,
  }))
  const sign = (payload: string, { at, forged }: { at: Date; forged: boolean }) => ({
    'Stripe-Signature': stripe().webhooks.generateTestHeaderString({
      payload,
      secret: forged ? 'whsec_of_somebody_else' : STAND_IN_WEBHOOK_SECRET,
      timestamp: Math.floor(at.getTime() / 1000),
    }),
  })
  tellShop({ log, faults, sign }, path, webhooks)
}

const eventOf = (type: string, object: object) => ({
  id: `evt_${newSpokenCode(20)}`,
  object: 'event',
  type,
  livemode: false,
  created: Math.floor(clock.now().getTime() / 1000),
  data: { object },
})
