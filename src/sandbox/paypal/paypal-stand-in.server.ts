import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { StandInHost } from '../stand-in/stand-in.server.ts'
import {
  bookBack,
  bookCapture,
  bookOrder,
  type BookedOrder,
  findBack,
  findByCapture,
  findOrderThere,
  listBack,
} from './paypal-books.server.ts'
import { registerDisputes } from './paypal-dispute-page.server.ts'
import { registerReport } from './paypal-report.server.ts'
import { isSignedByUs, registerPayPalPage, tellOfCapture } from './paypal-shopper.server.ts'
import { captureOnWire, orderOnWire, PAYPAL_PATH, problemOnWire, refundOnWire } from './paypal-wire.server.ts'

/** Known to everybody: the stand-in moves no money and is never served in production. */
export const STAND_IN_CLIENT = { clientId: 'stand-in-of-the-shop', secret: 'stand-in-secret' }
const TOKEN = 'A21AA-stand-in-of-the-shop'

const Amount = z.object({ currency_code: z.string(), value: z.string() })
const NewOrder = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().min(1).max(127),
        invoice_id: z.string().max(127).default(''),
        amount: Amount.extend({ breakdown: z.record(z.string(), Amount).optional() }),
      }),
    )
    .length(1),
  payment_source: z.object({
    paypal: z.object({ experience_context: z.object({ locale: z.string(), return_url: z.url(), cancel_url: z.url() }) }),
  }),
})
const NewRefund = z.object({ amount: Amount.optional(), custom_id: z.string().max(127).default('') })
const Question = z.object({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.unknown(),
})

/** PayPal for everywhere but production: its protocol, a page that approves, and webhooks that it vouches for when it is asked. */
export async function registerPayPalStandIn(app: FastifyInstance, host: StandInHost): Promise<void> {
  await app.register(
    async (api) => {
      api.removeAllContentTypeParsers()
      for (const type of ['application/json', 'application/x-www-form-urlencoded'])
        api.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 256 * 1024 }, (_, body, done) => done(null, String(body)))
      const hooks = host.faults.hooks(problemOnWire('INTERNAL_SERVICE_ERROR'))
      api.addHook('preHandler', hooks.before)
      api.addHook('onSend', hooks.after)
      api.post('/v1/oauth2/token', async (request, reply) => giveToken(request, reply))
      await api.register(async (guarded) => {
        guarded.addHook('onRequest', async (request, reply) =>
          request.headers.authorization === `Bearer ${TOKEN}`
            ? undefined
            : reply.code(401).send(problemOnWire('AUTHENTICATION_FAILURE')),
        )
        registerOrders(guarded, host)
        registerCaptures(guarded, host)
        registerDisputes(guarded, host)
        registerReport(guarded, host)
        guarded.post('/v1/notifications/verify-webhook-signature', async (request, reply) => {
          const asked = Question.safeParse(bodyOf(request))
          if (!asked.success) return reply.code(400).send(problemOnWire('INVALID_REQUEST'))
          return reply.send({ verification_status: isSignedByUs(asked.data, String(request.body)) ? 'SUCCESS' : 'FAILURE' })
        })
      })
    },
    { prefix: PAYPAL_PATH },
  )
  await registerPayPalPage(app, host)
}

function giveToken(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { clientId, secret } = STAND_IN_CLIENT
  const right = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
  if (request.headers.authorization !== right || request.body !== 'grant_type=client_credentials')
    return reply.code(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' })
  return reply.send({ access_token: TOKEN, token_type: 'Bearer', expires_in: 32_400, scope: '', app_id: 'APP-0', nonce: '' })
}

function bodyOf({ body }: FastifyRequest): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
const idOf = ({ params }: FastifyRequest): string => (params as { id: string }).id
function requestIdOf({ headers }: FastifyRequest): string {
  const id = headers['paypal-request-id']
  return typeof id === 'string' && id.length <= 108 ? id : ''
}
const unprocessable = (reply: FastifyReply, issue: string): FastifyReply =>
  reply.code(422).send(problemOnWire('UNPROCESSABLE_ENTITY', issue))
const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send(problemOnWire('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'))

const centsOf = (value: string): number => Math.round(Number(value) * 100)

/** What is wrong with an amount, by PayPal's name for it. */
function issueOf({ currency_code, value, breakdown }: z.output<typeof NewOrder>['purchase_units'][number]['amount']) {
  if (currency_code !== 'HKD') return 'INVALID_CURRENCY_CODE'
  if (!/^\d{1,15}(\.\d{1,2})?$/.test(value)) return 'DECIMAL_PRECISION'
  const parts = Object.values(breakdown ?? {}).reduce((sum, part) => sum + centsOf(part.value), 0)
  return breakdown && parts !== centsOf(value) ? 'AMOUNT_MISMATCH' : undefined
}

function registerOrders(api: FastifyInstance, host: StandInHost): void {
  const { database, publicUrl } = host
  const find = (id: string) => database.inTransaction((tx) => findOrderThere(tx, id))
  const onWire = async (order: BookedOrder) => orderOnWire(order, await listBack(database.pool, order.order_id), publicUrl())
  api.post('/v2/checkout/orders', async (request, reply) => {
    const body = NewOrder.safeParse(bodyOf(request))
    const requestId = requestIdOf(request)
    const unit = body.data?.purchase_units[0]
    if (!body.success || !unit || !requestId) return reply.code(400).send(problemOnWire('INVALID_REQUEST'))
    const issue = issueOf(unit.amount)
    if (issue) return unprocessable(reply, issue)
    const { locale, return_url: returnUrl } = body.data.payment_source.paypal.experience_context
    const wanted = {
      amountCents: centsOf(unit.amount.value),
      customId: unit.custom_id,
      invoiceId: unit.invoice_id,
      returnUrl,
      locale,
    }
    const { order, isNew } = await database.inTransaction((tx) => bookOrder(tx, requestId, wanted))
    return reply.code(isNew ? 201 : 200).send(await onWire(order))
  })
  api.get('/v2/checkout/orders/:id', async (request, reply) => {
    const order = await find(idOf(request))
    return order ? reply.send(await onWire(order)) : missing(reply)
  })
  api.post('/v2/checkout/orders/:id/capture', async (request, reply) => {
    const order = await find(idOf(request))
    if (!order) return missing(reply)
    const requestId = requestIdOf(request)
    if (order.status === 'COMPLETED')
      return order.capture_request_id === requestId
        ? reply.send(await onWire(order))
        : unprocessable(reply, 'ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return unprocessable(reply, 'ORDER_NOT_APPROVED')
    if (order.funding === 'declined') return unprocessable(reply, 'INSTRUMENT_DECLINED')
    const taken = await database.inTransaction((tx) => bookCapture(tx, order, requestId))
    if (!taken) return unprocessable(reply, 'ORDER_ALREADY_CAPTURED')
    tellOfCapture(host, taken, request.url)
    return reply.code(201).send(await onWire(taken))
  })
}

function registerCaptures(api: FastifyInstance, { database, publicUrl }: StandInHost): void {
  api.get('/v2/payments/captures/:id', async (request, reply) => {
    const order = await findByCapture(database.pool, idOf(request))
    return order ? reply.send(captureOnWire(order, await listBack(database.pool, order.order_id))) : missing(reply)
  })
  api.post('/v2/payments/captures/:id/refund', async (request, reply) => {
    const body = NewRefund.safeParse(bodyOf(request) ?? {})
    const requestId = requestIdOf(request)
    if (!body.success || !requestId) return reply.code(400).send(problemOnWire('INVALID_REQUEST'))
    const { amount, custom_id: customId } = body.data
    const wanted = { requestId, customId, amountCents: amount && centsOf(amount.value) }
    const booked = await database.inTransaction((tx) => bookBack(tx, idOf(request), wanted))
    if ('issue' in booked) return unprocessable(reply, booked.issue)
    return reply.code(booked.isNew ? 201 : 200).send(refundOnWire(booked.back, { capture_id: idOf(request) }, publicUrl()))
  })
  api.get('/v2/payments/refunds/:id', async (request, reply) => {
    const back = await findBack(database.pool, idOf(request))
    const order = back && (await database.inTransaction((tx) => findOrderThere(tx, back.order_id)))
    return back && order ? reply.send(refundOnWire(back, order, publicUrl())) : missing(reply)
  })
}
