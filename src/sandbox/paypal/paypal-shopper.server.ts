import { createHmac } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { clock } from '#platform/clock.ts'
import { STAND_IN_POLICY } from '../stand-in/stand-in-page.server.ts'
import { tellShop } from '../stand-in/stand-in-webhooks.server.ts'
import type { StandInHost } from '../stand-in/stand-in.server.ts'
import {
  approveOrder,
  bookBackThere,
  type BookedOrder,
  failBack,
  findOrderThere,
  type Funding,
  listBack,
} from './paypal-books.server.ts'
import { type Case, openCase } from './paypal-dispute-books.server.ts'
import { caseOnWire } from './paypal-dispute-wire.server.ts'
import { registerCasePage } from './paypal-dispute-page.server.ts'
import { payPalPage } from './paypal-page.server.ts'
import { captureOnWire, orderOnWire, PAYPAL_PATH, refundOnWire } from './paypal-wire.server.ts'

export const STAND_IN_WEBHOOK_ID = 'WH-STAND-IN-OF-THE-SHOP'
const SIGNED_WITH = 'a secret of the stand-in alone'
const LATE_MS = 15_000

/** What a button says of how the shopper will turn out to pay; the first names are the page's, the others those of every stand-in. */
const FUNDINGS: Record<string, Funding> = {
  approve: 'good',
  decline: 'declined',
  review: 'review',
  deny: 'review-denied',
  succeed: 'good',
  late: 'review',
}

/** The page that approves, and what its buttons do. */
export async function registerPayPalPage(app: FastifyInstance, host: StandInHost): Promise<void> {
  const find = ({ params }: FastifyRequest) =>
    host.database.inTransaction((tx) => findOrderThere(tx, (params as { id: string }).id))
  await app.register(
    async (pages) => {
      pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_, body, done) =>
        done(null, {}),
      )
      pages.get('/:id', async (request, reply) => {
        const order = await find(request)
        if (!order) return reply.code(404).send()
        return reply.type('text/html; charset=utf-8').header('Content-Security-Policy', STAND_IN_POLICY).send(payPalPage(order))
      })
      pages.post('/:id/:act', async (request, reply): Promise<FastifyReply> => {
        const order = await find(request)
        if (!order) return reply.code(404).send()
        const { act } = request.params as { act: string }
        if (act === 'dispute' || act === 'inquiry') {
          const opened = await host.database.inTransaction((tx) => openCase(tx, order.order_id, act === 'inquiry'))
          if (opened) tellOfCase(host, request.url, 'CREATED', opened)
          return reply.code(303).header('Location', `${PAYPAL_PATH}/pay/${order.order_id}`).send()
        }
        if (act in THERE) {
          await actThere(host, order, act as keyof typeof THERE, request.url)
          return reply.code(303).header('Location', `${PAYPAL_PATH}/pay/${order.order_id}`).send()
        }
        const funding = FUNDINGS[act]
        const isApproved =
          funding !== undefined && (await host.database.inTransaction((tx) => approveOrder(tx, order.order_id, funding)))
        if (isApproved)
          tell(host, request.url, [{ type: 'CHECKOUT.ORDER.APPROVED', resource: await onWire(host, order, 'APPROVED') }])
        // Back by path alone, so that the shopper stays on the host name the session was begun under.
        const back = new URL(order.return_url)
        back.searchParams.set('token', order.order_id)
        if (isApproved) back.searchParams.set('PayerID', newSpokenCode(13))
        return reply
          .code(303)
          .header('Location', back.pathname + back.search)
          .send()
      })
    },
    { prefix: `${PAYPAL_PATH}/pay` },
  )
  await registerCasePage(app, host, (path, kind, found) => tellOfCase(host, path, kind, found))
}

/** What the shop's own people do on PayPal's pages, what PayPal takes back of itself, and a refund that comes back. */
const THERE = {
  'give-back': 'PAYMENT.CAPTURE.REFUNDED',
  'give-half': 'PAYMENT.CAPTURE.REFUNDED',
  reverse: 'PAYMENT.CAPTURE.REVERSED',
  'fail-refund': 'PAYMENT.REFUND.FAILED',
}

async function actThere(host: StandInHost, order: BookedOrder, act: keyof typeof THERE, path: string): Promise<void> {
  const back = await host.database.inTransaction((tx) =>
    act === 'fail-refund'
      ? failBack(tx, order.order_id)
      : bookBackThere(tx, order, { isHalf: act === 'give-half', isReversal: act === 'reverse' }),
  )
  if (back) tell(host, path, [{ type: THERE[act], resource: refundOnWire(back, order, host.publicUrl()) }])
}

const tellOfCase = (host: StandInHost, path: string, kind: 'CREATED' | 'UPDATED' | 'RESOLVED', found: Case): void =>
  tell(host, path, [{ type: `CUSTOMER.DISPUTE.${kind}`, resource: caseOnWire(found) }])

const onWire = async ({ database, publicUrl }: StandInHost, order: BookedOrder, status: BookedOrder['status']) =>
  orderOnWire({ ...order, status }, await listBack(database.pool, order.order_id), publicUrl())

/** What has become of a capture; of one that is reviewed, its end, too. */
export function tellOfCapture(host: StandInHost, order: BookedOrder, path: string): void {
  const told = (capture_status: BookedOrder['capture_status'], afterMs = 0) => ({
    type: `PAYMENT.CAPTURE.${capture_status === 'DECLINED' ? 'DENIED' : capture_status}`,
    resource: captureOnWire({ ...order, capture_status }, []),
    afterMs,
  })
  if (order.capture_status !== 'PENDING') return tell(host, path, [told('COMPLETED')])
  tell(host, path, [told('PENDING'), told(order.funding === 'review-denied' ? 'DECLINED' : 'COMPLETED', LATE_MS)])
}

type Event = { type: string; resource: object; afterMs?: number }

function tell({ log, faults, webhookUrl, publicUrl }: StandInHost, path: string, events: readonly Event[]): void {
  const webhooks = events.map(({ type, resource, afterMs = 0 }) => ({
    url: webhookUrl('paypal'),
    body: JSON.stringify({
      id: `WH-${newSpokenCode(20)}`,
      event_version: '1.0',
      event_type: type,
      create_time: clock.now().toISOString(),
      resource_type: resourceOf(type),
      summary: type,
      resource,
    }),
    afterMs,
  }))
  const sign = (body: string, { at, forged }: { at: Date; forged: boolean }) =>
    payPalHeaders(body, {
      at,
      certUrl: `${publicUrl()}${PAYPAL_PATH}/cert`,
      webhookId: forged ? 'WH-OF-SOMEBODY-ELSE' : STAND_IN_WEBHOOK_ID,
    })
  tellShop({ log, faults, sign }, path, webhooks)
}

const resourceOf = (type: string): string =>
  type.startsWith('CHECKOUT')
    ? 'checkout-order'
    : type.startsWith('CUSTOMER')
      ? 'dispute'
      : /REFUND|REVERSED/.test(type)
        ? 'refund'
        : 'capture'

type Signed = { at: Date; certUrl: string; webhookId?: string }

/** Headers as PayPal sends them. What is signed is what PayPal signs; with which key is between the stand-in and itself, since it is asked. */
export function payPalHeaders(body: string, { at, certUrl, webhookId = STAND_IN_WEBHOOK_ID }: Signed): Record<string, string> {
  const id = newId()
  const time = at.toISOString()
  return {
    'PAYPAL-TRANSMISSION-ID': id,
    'PAYPAL-TRANSMISSION-TIME': time,
    'PAYPAL-TRANSMISSION-SIG': signatureOf(id, time, webhookId, body),
    'PAYPAL-CERT-URL': certUrl,
    'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
  }
}

const signatureOf = (id: string, time: string, webhookId: string, body: string): string =>
  createHmac('sha256', SIGNED_WITH)
    .update(`${id}|${time}|${webhookId}|${crc32(body)}`)
    .digest('base64')

type Question = {
  auth_algo: string
  transmission_id: string
  transmission_sig: string
  transmission_time: string
  webhook_id: string
}

/** `raw`: the question as it came, in which the event stands byte for byte, last. */
export function isSignedByUs(asked: Question, raw: string): boolean {
  const event = raw.slice(raw.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
  const right = signatureOf(asked.transmission_id, asked.transmission_time, asked.webhook_id, event)
  return asked.auth_algo === 'SHA256withRSA' && asked.transmission_sig === right
}
