import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { PaymentProvider, ProviderWebhook } from '#platform/payment-providers/payment-provider.server.ts'
import type { PaymentProviders } from '#platform/payment-providers/providers.server.ts'
import { Refusal } from '#platform/refusal.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'

/** Where a provider tells what has happened. */
export const webhookPath = (provider: string): string => `${BASE_PATH}/pay/payment/untoken/webhook/${provider}`

type Handle = (provider: PaymentProvider, webhook: ProviderWebhook) => Promise<void>

/**
 * The webhooks of payment providers. What is signed are the exact bytes, so the body is read unparsed; anything
 * but a genuine webhook is refused before any order is read. A failure of ours answers 5xx, so that it is sent again.
 */
export async function registerPaymentWebhooks(
  app: FastifyInstance,
  providers: PaymentProviders,
  handle: Handle,
  log: Log,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 256 * 1024 }, (_, body, done) =>
      done(null, body),
    )
    for (const provider of providers)
      scope.post(webhookPath(provider.name), (request, reply) => take(request, reply, { provider, handle, log }))
  })
}

type Taking = { provider: PaymentProvider; handle: Handle; log: Log }

async function take(request: FastifyRequest, reply: FastifyReply, { provider, handle, log }: Taking): Promise<FastifyReply> {
  try {
    const header = (name: string): string | undefined => {
      const value = request.headers[name]
      return typeof value === 'string' ? value : undefined
    }
    await handle(provider, await provider.readWebhook(typeof request.body === 'string' ? request.body : '', header))
    return reply.send({ code: 200, msg: '', data: {} })
  } catch (problem) {
    if (problem instanceof Refusal)
      return reply.code(problem.reason === 'WEBHOOK_NOT_GENUINE' ? 400 : 503).send(problem.toEnvelope('en'))
    log.error({ err: problem, requestId: request.id, provider: provider.name }, 'a webhook of a payment provider failed')
    return reply.code(isDatabaseAway(problem) ? 503 : 500).send(new Refusal('UNKNOWN').toEnvelope('en'))
  }
}
