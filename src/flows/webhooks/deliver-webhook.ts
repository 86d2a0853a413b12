import { type CircuitBreakerPolicy, BrokenCircuitError } from 'cockatiel'
import { sellerWebhooksText } from '#language/seller/seller-keys.text.ts'
import { writeMessage } from '#modules/inbox/index.server.ts'
import { mailOperator } from '#modules/mailing/index.server.ts'
import { listOfferPeople } from '#modules/merchants/index.server.ts'
import { type DueDelivery, findDelivery, recordAttempt, signWebhook, webhookCall } from '#modules/webhooks/index.server.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { restingBreaker } from '#platform/outside/breaker.server.ts'
import { postGuarded } from '#platform/outside/guarded-post.server.ts'
import { NotSaid, type Outcome } from '#platform/outside/outside-calls.server.ts'
import { type OutsideHandler, outsideHandler } from '#platform/outside/outside-work.server.ts'
import type { AddressRules } from '#platform/outside/public-address.server.ts'
import { clock } from '#platform/clock.ts'

export type WebhookSender = { sealing: Sealing; rules: AddressRules; timeoutMs: number; restMs: number; publicUrl: () => string }

/** Nobody will ever listen there again, as the other side says itself. */
const GONE = 410

type Heard = { status: number | null; excerpt: string; problem: string | null }

/** Tells an endpoint of what happened: signed, once more in case of doubt, and with a note of every attempt. */
export function webhookHandler(sender: WebhookSender): OutsideHandler {
  const breakers = new Map<string, CircuitBreakerPolicy>()
  const breakerOf = (endpointId: string): CircuitBreakerPolicy => {
    const breaker = breakers.get(endpointId) ?? restingBreaker(sender.restMs)
    breakers.set(endpointId, breaker)
    return breaker
  }
  return outsideHandler({
    kind: webhookCall,
    perform: async (_, { subject: deliveryId, read, signal, inTransaction }) => {
      const delivery = await findDelivery(read, sender.sealing, deliveryId)
      if (delivery?.state !== 'open') return { state: 'confirmed', answer: { status: null } }
      const begun = performance.now()
      const heard = await throughBreaker(breakerOf(delivery.endpointId), () => post(sender, delivery, deliveryId, signal))
      const tookMs = Math.round(performance.now() - begun)
      await inTransaction((tx) => noteAttempt(tx, { deliveryId, tookMs, ...heard }, sender.publicUrl()))
      return outcomeOf(heard)
    },
    settled: async () => {},
  })
}

async function post(sender: WebhookSender, delivery: DueDelivery, deliveryId: string, signal: AbortSignal): Promise<Heard> {
  const { url, body, secrets, messageId } = delivery
  const seconds = Math.floor(clock.now().getTime() / 1_000)
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'praya-webhooks/1',
    'Praya-Event-Id': messageId,
    'Praya-Delivery-Id': deliveryId,
    'Praya-Signature': signWebhook(secrets, seconds, body),
  }
  const patience = AbortSignal.any([signal, AbortSignal.timeout(sender.timeoutMs)])
  const answer = await postGuarded(url, { body, headers, signal: patience, rules: sender.rules })
  const isThrough = answer.status >= 200 && answer.status < 300
  return { ...answer, problem: isThrough ? null : `answered ${answer.status}` }
}

/** An endpoint that has just failed several times is left alone for a moment, and its work holds up nobody else's. */
async function throughBreaker(breaker: CircuitBreakerPolicy, work: () => Promise<Heard>): Promise<Heard> {
  try {
    return await breaker.execute(work)
  } catch (problem) {
    if (problem instanceof BrokenCircuitError) throw new NotSaid('the endpoint has just failed several times')
    return { status: null, excerpt: '', problem: (problem instanceof Error ? problem.message : String(problem)).slice(0, 300) }
  }
}

function outcomeOf({ status, problem }: Heard): Outcome<{ status: number | null }> {
  if (problem === null) return { state: 'confirmed', answer: { status } }
  return status === GONE ? { state: 'failed', reason: problem } : { state: 'sent', reason: problem }
}

async function noteAttempt(tx: Tx, attempt: Heard & { deliveryId: string; tookMs: number }, publicUrl: string): Promise<void> {
  const rested = await recordAttempt(tx, attempt)
  if (!rested) return
  const { email: recipient, language, owner, name, url, endpointId, merchantId } = rested
  if (merchantId !== null) return tellMerchant(tx, { endpointId, merchantId, name, url })
  if (recipient === null || language === null || owner === null) return
  const words = {
    name: owner,
    endpoint: name,
    url,
    link: `${publicUrl}${language === 'zh' ? '/zh' : ''}/admin/webhooks/${endpointId}`,
  }
  await mailOperator(tx, { recipient, language, about: 'endpointRests', words, key: `webhook-rests:${attempt.deliveryId}` })
}

type MerchantEndpoint = { endpointId: string; merchantId: string; name: string; url: string }

async function tellMerchant(tx: Tx, { endpointId, merchantId, name, url }: MerchantEndpoint): Promise<void> {
  const { restTitle: title, restWords } = sellerWebhooksText
  const text = { en: restWords.en(name, url), zh: restWords.zh(name, url) }
  for (const accountId of await listOfferPeople(tx, merchantId))
    await writeMessage(tx, accountId, {
      ...{ kind: 'offers', title, text, link: '/seller/keys' },
      dedupeKey: `webhook rests ${endpointId} ${clock.now().toISOString()}`,
    })
}
