import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  DeliveriesInput,
  DeliveriesWire,
  EndpointsWire,
  MoveEndpointInput,
  NewEndpointInput,
  NewSecretWire,
  ReplayInput,
  ReplayedWire,
  SaveEndpointInput,
  TurnSecretInput,
} from './webhooks.contract.ts'

export const listEndpoints = getCall('/admin/webhook/list', { access: 'keep-webhooks', output: EndpointsWire })
/** This and the next are not repeated under an Idempotency-Key: what they answer is kept nowhere. */
export const addEndpoint = postCall('/admin/webhook/add', {
  access: 'keep-webhooks',
  input: NewEndpointInput,
  output: NewSecretWire,
})
export const turnSecret = postCall('/admin/webhook/turnSecret', {
  access: 'keep-webhooks',
  input: TurnSecretInput,
  output: NewSecretWire,
})
export const saveEndpoint = postCall('/admin/webhook/save', {
  access: 'keep-webhooks',
  input: SaveEndpointInput,
  output: EndpointsWire,
})
export const moveEndpoint = postCall('/admin/webhook/move', {
  access: 'keep-webhooks',
  input: MoveEndpointInput,
  output: EndpointsWire,
})
export const listDeliveries = getCall('/admin/webhook/deliveries', {
  access: 'keep-webhooks',
  lags: true,
  input: DeliveriesInput,
  output: DeliveriesWire,
})
export const replayDeliveries = postCall('/admin/webhook/replay', {
  access: 'keep-webhooks',
  once: true,
  input: ReplayInput,
  output: ReplayedWire,
})
