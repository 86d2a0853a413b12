import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  DeliveriesInput,
  DeliveriesWire,
  EndpointsWire,
  MoveEndpointInput,
  NewEndpointInput,
  NewSecretWire,
  ReplayedWire,
  ReplayInput,
  SaveEndpointInput,
  TurnSecretInput,
} from './webhooks.contract.ts'

export const listEndpoints = getCall<Record<string, never>, EndpointsWire>('/admin/webhook/list')
/** This and the next are not repeated under an Idempotency-Key: what they answer is kept nowhere. */
export const addEndpoint = postCall<NewEndpointInput, NewSecretWire>('/admin/webhook/add')
export const turnSecret = postCall<TurnSecretInput, NewSecretWire>('/admin/webhook/turnSecret')
export const saveEndpoint = postCall<SaveEndpointInput, EndpointsWire>('/admin/webhook/save')
export const moveEndpoint = postCall<MoveEndpointInput, EndpointsWire>('/admin/webhook/move')
export const listDeliveries = getCall<DeliveriesInput, DeliveriesWire>('/admin/webhook/deliveries')
export const replayDeliveries = postCall<ReplayInput, ReplayedWire>('/admin/webhook/replay', { once: true })
