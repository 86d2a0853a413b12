import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { signWebhook } from '#platform/card-gateway.server.ts'
import { clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { SandboxFault, SandboxFaults } from './sandbox-faults.server.ts'
import {
  cancelSandboxIntent,
  createSandboxIntent,
  decideSandboxIntent,
  findSandboxIntent,
  findSandboxRefund,
  refundSandboxIntent,
  type SandboxIntent,
  type SandboxRefund,
  type SandboxStatus,
} from './sandbox-intents.server.ts'
import { sandboxPage, sandboxStyle } from './sandbox-page.server.ts'

/** Known to everybody: the sandbox moves no money and is never served in production. */
export const SANDBOX_SECRET = 'sandbox-card-secret'
export const SANDBOX_WEBHOOK_SECRET = 'sandbox-webhook-secret'
export const SANDBOX_PATH = '/sandbox/card'
const LATE_MS = 15_000
const RETRY_MS = [0, 1_000, 5_000, 30_000]

type Host = { database: Database; log: Log; webhookUrl: () => string; publicUrl: () => string; faults?: SandboxFaults }
type WholeHost = Host & { faults: SandboxFaults }

const NewIntent = z.object({
  amount: z.number().int().positive(),
  currency: z.literal('hkd'),
  reference: z.string().min(1).max(40),
  return_url: z.url(),
})
const Refund = z.object({ intent: z.string(), amount: z.number().int().positive() })

/** A card provider of our own for everywhere but production: the same protocol, its own page, signed webhooks. */
export async function registerSandboxCard(app: FastifyInstance, given: Host): Promise<void> {
  const host = { ...given, faults: given.faults ?? new SandboxFaults() }
  await app.register(
    async (sandbox) => {
      sandbox.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) => done(null, {}))
      registerApi(sandbox, host)
      registerPage(sandbox, host)
    },
    { prefix: SANDBOX_PATH },
  )
}

function registerApi(sandbox: FastifyInstance, host: WholeHost): void {
  void sandbox.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) =>
        request.headers.authorization === `Bearer ${SANDBOX_SECRET}` ? undefined : reply.code(401).send({}),
      )
      api.post('/faults', async (request, reply) => {
        const wanted = z.array(SandboxFault).safeParse(request.body)
        if (!wanted.success) return reply.code(400).send({})
        host.faults.clear()
        for (const fault of wanted.data) host.faults.set(fault)
        return reply.send({})
      })
      await api.register(async (faulty) => {
        faulty.addHook('preHandler', host.faults.before)
        faulty.addHook('onSend', host.faults.after)
        registerIntents(faulty, host)
        registerRefunds(faulty, host)
      })
    },
    { prefix: '/v1' },
  )
}

const keyOf = ({ headers }: FastifyRequest): string => {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : ''
}
const idOf = ({ params }: FastifyRequest): string => (params as { id: string }).id

function registerIntents(api: FastifyInstance, { database, publicUrl }: WholeHost): void {
  api.post('/intents', async (request, reply) => {
    const body = NewIntent.safeParse(request.body)
    const key = keyOf(request)
    if (!body.success || !key) return reply.code(400).send({})
    const { amount, reference, return_url } = body.data
    const wanted = { amountCents: amount, reference, returnUrl: return_url }
    const intent = await database.inTransaction((tx) => createSandboxIntent(tx, key, wanted))
    return reply.send(onWire(intent, publicUrl()))
  })
  api.get('/intents/:id', async (request, reply) => {
    const intent = await database.inTransaction((tx) => findSandboxIntent(tx, idOf(request)))
    return intent ? reply.send(onWire(intent, publicUrl())) : reply.code(404).send({})
  })
  api.post('/intents/:id/cancel', async (request, reply) => {
    const intent = await database.inTransaction((tx) => cancelSandboxIntent(tx, idOf(request)))
    return intent ? reply.send(onWire(intent, publicUrl())) : reply.code(404).send({})
  })
}

function registerRefunds(api: FastifyInstance, { database }: WholeHost): void {
  api.post('/refunds', async (request, reply) => {
    const body = Refund.safeParse(request.body)
    const key = keyOf(request)
    if (!body.success || !key) return reply.code(400).send({})
    const wanted = { intentId: body.data.intent, amountCents: body.data.amount }
    const refund = await database.inTransaction((tx) => refundSandboxIntent(tx, key, wanted))
    return refund ? reply.send(refundOnWire(refund)) : reply.code(402).send({})
  })
  api.get('/refunds', async (request, reply) => {
    const refund = await findSandboxRefund(database.pool, (request.query as { key?: string }).key ?? '')
    return reply.send({ data: refund ? [refundOnWire(refund)] : [] })
  })
}

const refundOnWire = ({ refundId, intentId, amountCents }: SandboxRefund) => ({
  id: refundId,
  status: 'succeeded',
  amount: amountCents,
  intent: intentId,
})

const onWire = (intent: SandboxIntent, publicUrl: string) => ({
  id: intent.intentId,
  status: intent.status,
  amount: intent.amountCents,
  currency: 'hkd',
  reference: intent.reference,
  url: `${publicUrl}${SANDBOX_PATH}/pay/${intent.intentId}`,
})

const decisions: Record<string, { status: SandboxStatus; webhook?: string; lateMs?: number }> = {
  succeed: { status: 'succeeded', webhook: 'intent.succeeded' },
  late: { status: 'processing', webhook: 'intent.succeeded', lateMs: LATE_MS },
  decline: { status: 'declined', webhook: 'intent.declined' },
}

function registerPage(sandbox: FastifyInstance, host: WholeHost): void {
  sandbox.get('/page.css', async (_, reply) => reply.type('text/css').send(sandboxStyle))
  sandbox.get('/pay/:id', async (request, reply) => {
    const intent = await host.database.inTransaction((tx) => findSandboxIntent(tx, (request.params as { id: string }).id))
    if (!intent) return reply.code(404).send()
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'")
      .send(sandboxPage(intent))
  })
  sandbox.post('/pay/:id/:act', async (request, reply): Promise<FastifyReply> => {
    const { id, act } = request.params as { id: string; act: string }
    const intent = await host.database.inTransaction((tx) => findSandboxIntent(tx, id))
    if (!intent) return reply.code(404).send()
    const decision = decisions[act]
    if (decision) {
      const settlesAt = decision.lateMs ? new Date(clock.now().getTime() + decision.lateMs) : null
      const decided = await host.database.inTransaction((tx) => decideSandboxIntent(tx, id, decision.status, settlesAt))
      const { webhook, lateMs = 0 } = decision
      if (decided && webhook && !host.faults.take(request.url, ['webhooks-lost']))
        for (let time = host.faults.take(request.url, ['webhooks-twice']) ? 2 : 1; time > 0; time -= 1)
          setTimeout(() => void sendWebhook(host, id, webhook, 0), lateMs + 200).unref()
    }
    // Back by path alone, so that the shopper stays on the host name the session was begun under.
    const back = new URL(intent.returnUrl)
    return reply
      .code(303)
      .header('Location', back.pathname + back.search)
      .send()
  })
}

/** Tells the shop, again after a while when it does not answer with success, as providers do. */
async function sendWebhook(host: Host, intentId: string, type: string, attempt: number): Promise<void> {
  const body = JSON.stringify({ id: `ev_${intentId}_${type}`, type, data: { id: intentId } })
  try {
    const response = await fetch(host.webhookUrl(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Card-Signature': signWebhook(body, SANDBOX_WEBHOOK_SECRET, clock.now()) },
      body,
      signal: AbortSignal.timeout(5_000),
    })
    if (response.ok) return
  } catch (problem) {
    host.log.warn({ err: problem }, 'the sandbox could not tell of a payment')
  }
  const wait = RETRY_MS[attempt + 1]
  if (wait !== undefined) setTimeout(() => void sendWebhook(host, intentId, type, attempt + 1), wait).unref()
}
