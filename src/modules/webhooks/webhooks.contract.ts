import { z } from 'zod'
import { webhookTopics } from './webhook-events.contract.ts'

/** `rested`: it failed for days, and nothing is sent there until somebody opens it again. */
export const endpointStates = ['open', 'paused', 'rested', 'ended'] as const
export type EndpointState = (typeof endpointStates)[number]

/** `held`: the endpoint took nothing when it was its turn. `retrying`: at least one attempt has failed. */
export const deliveryStates = ['waiting', 'retrying', 'delivered', 'given-up', 'held'] as const

export const EndpointWire = z.object({
  endpointId: z.string(),
  version: z.number(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookTopics)),
  state: z.enum(endpointStates),
  madeBy: z.string(),
  createTime: z.string(),
  /** Since when nothing has come through. */
  failingTime: z.string().nullable(),
  /** Until when the secret before this one signs, too. */
  olderSecretUntil: z.string().nullable(),
})
export type EndpointWire = z.output<typeof EndpointWire>
export const EndpointsWire = z.object({ list: z.array(EndpointWire) })
export type EndpointsWire = z.output<typeof EndpointsWire>
/** The secret is answered once. */
export const NewSecretWire = EndpointsWire.extend({ secret: z.string() })
export type NewSecretWire = z.output<typeof NewSecretWire>

export const NewEndpointInput = z.object({
  name: z.string().trim().min(1, 'required').max(40, 'too-long'),
  url: z.string().trim().min(1, 'required').max(400, 'too-long'),
  events: z.array(z.enum(webhookTopics)).min(1, 'choose-one').max(webhookTopics.length),
})
export type NewEndpointInput = z.input<typeof NewEndpointInput>
export const SaveEndpointInput = NewEndpointInput.extend({ endpointId: z.uuid(), version: z.int32() })
export type SaveEndpointInput = z.input<typeof SaveEndpointInput>
export const TurnSecretInput = z.object({
  endpointId: z.uuid(),
  /** The secret of until now signs, too, for so long. */
  hours: z.coerce.number<number | string>('whole-number').int('whole-number').min(1, 'whole-number').max(168, 'too-large'),
})
export type TurnSecretInput = z.input<typeof TurnSecretInput>
export const MoveEndpointInput = z.object({ endpointId: z.uuid(), state: z.enum(['open', 'paused', 'ended']) })
export type MoveEndpointInput = z.input<typeof MoveEndpointInput>

export const DeliveriesInput = z.object({ endpointId: z.uuid() })
export type DeliveriesInput = z.input<typeof DeliveriesInput>
export const DeliveryWire = z.object({
  deliveryId: z.string(),
  /** Of the message, which stays the same when it is sent again. */
  eventId: z.string(),
  event: z.enum(webhookTopics),
  /** An order's number, or a product's code. */
  subject: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  /** Of the last attempt: what was answered, or why nothing was. */
  status: z.number().nullable(),
  tookMs: z.number().nullable(),
  excerpt: z.string(),
  problem: z.string(),
  createTime: z.string(),
  nextTime: z.string().nullable(),
})
export type DeliveryWire = z.output<typeof DeliveryWire>
export const DeliveriesWire = z.object({ endpoint: EndpointWire, list: z.array(DeliveryWire) })
export type DeliveriesWire = z.output<typeof DeliveriesWire>

/** One delivery again, or everything its events told of since a time. */
export const ReplayInput = z.union([
  z.object({ endpointId: z.uuid(), deliveryId: z.uuid() }),
  z.object({ endpointId: z.uuid(), since: z.iso.datetime({ offset: true, error: 'wrong' }) }),
])
export type ReplayInput = z.input<typeof ReplayInput>
export const ReplayedWire = DeliveriesWire.extend({ replayed: z.number() })
export type ReplayedWire = z.output<typeof ReplayedWire>
