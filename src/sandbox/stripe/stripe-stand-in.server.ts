import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#platform/database.server.ts'
import { StandInFault } from '../stand-in/stand-in-faults.server.ts'
import type { StandInHost } from '../stand-in/stand-in.server.ts'
import {
  bookRefund,
  bookSession,
  type BookedSession,
  decideSession,
  findSession,
  listChangedRefunds,
  listRefundsOf,
} from './stripe-books.server.ts'
import { registerBalance } from './stripe-balance.server.ts'
import { registerDisputes } from './stripe-dispute-page.server.ts'
import { STRIPE_PAGE_PATH } from './stripe-page.server.ts'
import { registerStripePage } from './stripe-shopper.server.ts'
import {
  chargeOnWire,
  errorOnWire,
  listOnWire,
  paymentId,
  paymentOnWire,
  refundOnWire,
  sessionOfCharge,
  sessionOfPayment,
  sessionOnWire,
} from './stripe-wire.server.ts'
import { takeForms } from '#platform/wire/form-body.server.ts'

/** Known to everybody: the stand-in moves no money and is never served in production. */
export const STAND_IN_KEY = 'sk_test_stand_in_of_the_shop'

/** Names as Stripe's own library sends them, in a form. */
const NewSession = z.object({
  mode: z.literal('payment'),
  'line_items[0][quantity]': z.literal('1'),
  'line_items[0][price_data][currency]': z.literal('hkd'),
  'line_items[0][price_data][unit_amount]': z.coerce.number().int().min(400).max(99_999_999),
  'line_items[0][price_data][product_data][name]': z.string().min(1),
  client_reference_id: z.string().min(1).max(200),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  locale: z.string().default('en'),
})
const NewRefund = z.object({ payment_intent: z.string(), amount: z.coerce.number().int().positive() })

/** Stripe for everywhere but production: its protocol at its own paths, so that its own library speaks to it unchanged. */
export async function registerStripeStandIn(app: FastifyInstance, host: StandInHost): Promise<void> {
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) =>
        request.headers.authorization === `Bearer ${STAND_IN_KEY}`
          ? undefined
          : reply.code(401).send(errorOnWire('Invalid API Key provided', 'api_key_invalid')),
      )
      takeForms(api, 256 * 1024)
      const hooks = host.faults.hooks(errorOnWire('Something went wrong on our end', 'api_error', 'api_error'))
      api.addHook('preHandler', hooks.before)
      api.addHook('onSend', hooks.after)
      registerSessions(api, host)
      registerPayments(api, host)
      registerRefunds(api, host)
      registerDisputes(api, host)
      registerBalance(api, host)
    },
    { prefix: '/v1' },
  )
  await registerStripePage(app, host)
}

/** Faults on demand, for those who try their own handling of them. */
export function registerFaults(app: FastifyInstance, { faults }: StandInHost): void {
  app.post('/sandbox/faults', async (request, reply) => {
    const wanted = z.array(StandInFault).safeParse(request.body)
    if (request.headers.authorization !== `Bearer ${STAND_IN_KEY}` || !wanted.success) return reply.code(400).send({})
    faults.clear()
    for (const fault of wanted.data) faults.set(fault)
    return reply.send({})
  })
}

const idOf = ({ params }: FastifyRequest): string => (params as { id: string }).id
/** The same key with other parameters is told apart from a repetition. */
function askedOf({ headers, body }: FastifyRequest): { key: string; hash: string } | undefined {
  const key = headers['idempotency-key']
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  return typeof key === 'string' && key !== '' && key.length <= 255 ? { key, hash } : undefined
}
const missing = (reply: FastifyReply): FastifyReply => reply.code(404).send(errorOnWire('No such object', 'resource_missing'))
const wrong = (reply: FastifyReply): FastifyReply => reply.code(400).send(errorOnWire('Invalid request'))
const keyReused = (reply: FastifyReply): FastifyReply =>
  reply
    .code(400)
    .send(errorOnWire('Keys for idempotent requests can only be used with the same parameters', '', 'idempotency_error'))

const find = (database: Database, id: string): Promise<BookedSession | undefined> =>
  database.inTransaction((tx) => findSession(tx, id))

function registerSessions(api: FastifyInstance, { database, publicUrl }: StandInHost): void {
  const onWire = (session: BookedSession, request: FastifyRequest) =>
    sessionOnWire(
      session,
      `${publicUrl()}${STRIPE_PAGE_PATH}/${session.sessionId}`,
      decodeURIComponent(request.url).includes('payment_intent'),
    )
  api.post('/checkout/sessions', async (request, reply) => {
    const body = NewSession.safeParse(request.body)
    const asked = askedOf(request)
    if (!body.success || !asked) return wrong(reply)
    const { client_reference_id: reference, success_url: returnUrl, locale } = body.data
    const session = await database.inTransaction((tx) =>
      bookSession(tx, asked, {
        amountCents: body.data['line_items[0][price_data][unit_amount]'],
        orderNumber: body.data['line_items[0][price_data][product_data][name]'],
        reference,
        returnUrl,
        locale,
      }),
    )
    return session.requestHash === asked.hash ? reply.send(onWire(session, request)) : keyReused(reply)
  })
  api.get('/checkout/sessions', async (request, reply) => {
    const { payment_intent: wanted = '' } = request.query as { payment_intent?: string }
    const session = await find(database, sessionOfPayment(wanted))
    return reply.send(listOnWire('/v1/checkout/sessions', session ? [onWire(session, request)] : []))
  })
  api.get('/checkout/sessions/:id', async (request, reply) => {
    const session = await find(database, idOf(request))
    return session ? reply.send(onWire(session, request)) : missing(reply)
  })
  api.post('/checkout/sessions/:id/expire', async (request, reply) => {
    const isEnded = await database.inTransaction((tx) => decideSession(tx, idOf(request), { status: 'cancelled' }))
    const session = await find(database, idOf(request))
    if (!session) return missing(reply)
    return isEnded ? reply.send(onWire(session, request)) : wrong(reply)
  })
}

function registerPayments(api: FastifyInstance, { database }: StandInHost): void {
  api.get('/payment_intents/:id', async (request, reply) => {
    const session = await find(database, sessionOfPayment(idOf(request)))
    return session ? reply.send(paymentOnWire(session)) : missing(reply)
  })
  api.get('/charges/:id', async (request, reply) => {
    const session = await find(database, sessionOfCharge(idOf(request)))
    return session ? reply.send(chargeOnWire(session)) : missing(reply)
  })
}

function registerRefunds(api: FastifyInstance, { database }: StandInHost): void {
  api.post('/refunds', async (request, reply) => {
    const body = NewRefund.safeParse(request.body)
    const asked = askedOf(request)
    if (!body.success || !asked) return wrong(reply)
    const metadata = metadataOf(request.body as Record<string, string>)
    const wanted = { sessionId: sessionOfPayment(body.data.payment_intent), amountCents: body.data.amount, metadata }
    const refund = await database.inTransaction((tx) => bookRefund(tx, asked, wanted))
    if (!refund)
      return reply.code(400).send(errorOnWire('Refund amount is greater than charge amount', 'charge_already_refunded'))
    return refund.requestHash === asked.hash ? reply.send(refundOnWire(refund)) : keyReused(reply)
  })
  api.get('/refunds', async (request, reply) => {
    const { payment_intent: wanted = paymentId('') } = request.query as { payment_intent?: string }
    const refunds = await listRefundsOf(database.pool, sessionOfPayment(wanted))
    return reply.send(listOnWire('/v1/refunds', refunds.map(refundOnWire)))
  })
  // All that it has to tell of is read off its books, on one page however long.
  api.get('/events', async (request, reply) => {
    const since = /created\[gte\]=(\d+)/.exec(decodeURIComponent(request.url))?.[1] ?? '0'
    const changed = await listChangedRefunds(database.pool, new Date(Number(since) * 1000))
    const events = changed.map((refund) => ({
      id: `evt_of_${refund.refundId}`,
      object: 'event',
      type: refund.failedAt === null ? 'refund.created' : 'refund.failed',
      data: { object: refundOnWire(refund) },
    }))
    return reply.send(listOnWire('/v1/events', events))
  })
}

const metadataOf = (body: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key === undefined ? [] : [[key, value]]
    }),
  )
