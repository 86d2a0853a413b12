import type { FastifyInstance } from 'fastify'
import type { BankFeed } from '#platform/bank/bank-feed.server.ts'
import type { Log } from '#platform/log.server.ts'
import { Refusal } from '#platform/refusal.ts'
import { webhookPath } from './payment-webhooks.server.ts'

export const BANK_WEBHOOK_PATH = webhookPath('bank')

/**
 * The bank says that the shop's account has moved. What has moved is read from the bank itself, whatever the webhook says; it may come
 * twice, late, or not at all. It is answered before the bank is asked, so that nobody waits for us.
 */
export async function registerBankWebhook(app: FastifyInstance, feed: BankFeed | undefined, log: Log, read: () => Promise<void>) {
  if (!feed) return
  let waiting: Promise<void> | undefined
  app.post(BANK_WEBHOOK_PATH, async (request, reply) => {
    if (!feed.isWebhookGenuine(request.headers.authorization))
      return reply.code(401).send(new Refusal('WEBHOOK_NOT_GENUINE').toEnvelope('en'))
    // A second one while one is being looked into may be about what the first has missed.
    waiting = (waiting ?? Promise.resolve())
      .then(read)
      .catch((problem: unknown) => log.warn({ err: problem }, 'the bank did not answer'))
    return reply.send({ code: 200, msg: '', data: {} })
  })
}
