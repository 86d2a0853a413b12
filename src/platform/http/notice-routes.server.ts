import type { FastifyInstance } from 'fastify'
import type { CardGateway, CardNotice } from '#platform/card-gateway.server.ts'
import { isDatabaseAway } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { Refusal } from '#platform/refusal.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'

export const CARD_NOTICE_PATH = `${BASE_PATH}/pay/payment/untoken/cardNotice`

/**
 * Where the card provider tells of payments. The signature covers the very bytes, so the body is read unparsed; anything
 * but a genuine notice is refused before any order is read. A failure of ours answers 5xx, so that it is told again.
 */
export async function registerNotices(
  app: FastifyInstance,
  gateway: CardGateway,
  handle: (notice: CardNotice) => Promise<void>,
  log: Log,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_, body, done) =>
      done(null, body),
    )
    scope.post(CARD_NOTICE_PATH, async (request, reply) => {
      try {
        const signature = request.headers['card-signature']
        const notice = gateway.readNotice(
          typeof request.body === 'string' ? request.body : '',
          typeof signature === 'string' ? signature : undefined,
        )
        await handle(notice)
        return await reply.send({ code: 200, msg: '', data: {} })
      } catch (problem) {
        if (problem instanceof Refusal)
          return reply.code(problem.reason === 'NOTICE_NOT_GENUINE' ? 400 : 503).send(problem.toEnvelope('en'))
        log.error({ err: problem, requestId: request.id }, 'a card notice failed')
        return reply.code(isDatabaseAway(problem) ? 503 : 500).send(new Refusal('UNKNOWN').toEnvelope('en'))
      }
    })
  })
}
