import type { FastifyInstance } from 'fastify'
import type { CardGateway, CardWebhook } from '#platform/card-gateway.server.ts'
import { isDatabaseAway } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { Refusal } from '#platform/refusal.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'

export const CARD_WEBHOOK_PATH = `${BASE_PATH}/pay/payment/untoken/cardWebhook`

/**
 * The card provider's webhook. The signature covers the exact bytes, so the body is read unparsed; anything
 * but a genuine webhook is refused before any order is read. A failure of ours answers 5xx, so that it is sent again.
 */
export async function registerCardWebhook(
  app: FastifyInstance,
  gateway: CardGateway,
  handle: (webhook: CardWebhook) => Promise<void>,
  log: Log,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_, body, done) =>
      done(null, body),
    )
    scope.post(CARD_WEBHOOK_PATH, async (request, reply) => {
      try {
        const signature = request.headers['card-signature']
        const webhook = gateway.readWebhook(
          typeof request.body === 'string' ? request.body : '',
          typeof signature === 'string' ? signature : undefined,
        )
        await handle(webhook)
        return await reply.send({ code: 200, msg: '', data: {} })
      } catch (problem) {
        if (problem instanceof Refusal)
          return reply.code(problem.reason === 'WEBHOOK_NOT_GENUINE' ? 400 : 503).send(problem.toEnvelope('en'))
        log.error({ err: problem, requestId: request.id }, 'a card webhook failed')
        return reply.code(isDatabaseAway(problem) ? 503 : 500).send(new Refusal('UNKNOWN').toEnvelope('en'))
      }
    })
  })
}
