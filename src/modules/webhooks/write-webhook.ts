import { newId } from '#platform/ids.server.ts'
import { type AnyTopic, messageShape, subjectOf, WEBHOOK_VERSION } from './webhook-events.contract.ts'

export type WebhookMessage = { eventId: number; topic: AnyTopic; subjectId: string; body: string; messageId: string }

/** What stands in no shape leaves the shop in no message. */
export function writeWebhook(eventId: number, topic: AnyTopic, subjectId: string, data: object): WebhookMessage {
  const messageId = newId()
  const message = messageShape(topic).parse({
    id: messageId,
    type: topic,
    version: WEBHOOK_VERSION,
    sequence: eventId,
    createTime: new Date().toISOString(),
    subject: { kind: subjectOf(topic), id: subjectId },
    data,
  })
  return { messageId, eventId, topic, subjectId, body: JSON.stringify(message) }
}
