import { z } from 'zod'
import {
  type AnyTopic,
  isWebhookTopic,
  merchantTopics,
  messageShape,
  webhookEvents,
  webhookTopics,
} from '#modules/webhooks/webhook-events.contract.ts'

type Json = Record<string, unknown>

const DESCRIPTION = [
  'Sent as a POST to every address kept at /admin/webhooks that listens to this event.',
  'Any 2xx answer within eight seconds takes it; anything else, a redirect too, and it is sent again, ever more slowly, for about a day. 410 ends it.',
  'A message may come twice: `Praya-Event-Id`, which is its `id`, stays the same then. Messages may overtake each other: of two about one `subject`, that with the larger `sequence` is the newer.',
  'Check `Praya-Signature: t=SECONDS,v1=HEX` before believing anything: compute HMAC-SHA256 with your secret over SECONDS, a full stop and the raw body, compare it in constant time with each `v1` (there are two while a secret is being renewed), and refuse what is older than five minutes.',
  '`stock.changed` tells of what shoppers could notice: a piece that is nearly gone, gone, or for sale again. Of changes close together the last is told.',
  '`product.changed` tells of words, pictures, prices, and of coming into the shop and leaving it. Of changes close together the last is told; `version` is that of what shoppers see.',
  '`state` is how the order stood when the message was written. Fields may be added to a version; none is taken away or changes its meaning.',
].join('\n\n')

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const HEADERS = [
  header('Praya-Event-Id', 'The id of the message: one that you have seen already needs nothing.'),
  header('Praya-Delivery-Id', 'The id of this delivery, as the room of webhooks shows it.'),
  header('Praya-Signature', 't=SECONDS,v1=HEX, and one v1 more while a secret is being renewed.'),
]

/** The `webhooks` of OpenAPI 3.1: what other systems are told, made from the shapes that it is written with. */
export const describeWebhooks = (): Json =>
  Object.fromEntries([...webhookTopics, ...merchantTopics].map((topic) => [topic, { post: describe(topic) }]))

/** Who can be told of it. */
const keeper = (topic: AnyTopic): string =>
  isWebhookTopic(topic)
    ? `The operator who adds the address needs the permission ${webhookEvents[topic].needs}.`
    : 'Sent to the addresses of the merchant whose offer or consignment it is, which its people keep at /seller/keys.'

const describe = (topic: AnyTopic): Json => ({
  summary: topic,
  description: `${DESCRIPTION}\n\n${keeper(topic)}`,
  parameters: HEADERS,
  requestBody: {
    required: true,
    content: { 'application/json': { schema: z.toJSONSchema(messageShape(topic), { target: 'draft-2020-12' }) } },
  },
  responses: { '2XX': { description: 'Taken.' }, 410: { description: 'Never send this again.' } },
})
