import { z } from 'zod'
import {
  addEndpoint as add,
  listDeliveries as listOf,
  listEndpoints as list,
  moveEndpoint as move,
  replayDeliveries as replay,
  saveEndpoint as save,
  turnSecret as turn,
} from '#modules/webhooks/index.server.ts'
import {
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
} from '#modules/webhooks/webhooks.contract.ts'
import {
  addEndpoint,
  listDeliveries,
  listEndpoints,
  moveEndpoint,
  replayDeliveries,
  saveEndpoint,
  turnSecret,
} from '#modules/webhooks/webhooks.paths.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import type { AddressRules } from '#platform/outside/public-address.server.ts'

const access = 'keep-webhooks'
export type WebhookHost = { sealing: Sealing; webhookRules: AddressRules }

/** Who is told of what happens, and what came of telling it. */
export const webhookCalls = ({ sealing, webhookRules: rules }: WebhookHost): Call[] => [
  defineCall(listEndpoints, { access, input: z.object({}), output: EndpointsWire, run: ({ tx }) => list(tx) }),
  defineCall(addEndpoint, {
    access,
    input: NewEndpointInput,
    output: NewSecretWire,
    run: ({ tx, caller }, input) => add(tx, { ...actorOf(caller), permissions: caller.permissions }, input, { sealing, rules }),
  }),
  defineCall(saveEndpoint, {
    access,
    input: SaveEndpointInput,
    output: EndpointsWire,
    run: ({ tx, caller }, wanted) => save(tx, { ...actorOf(caller), permissions: caller.permissions }, wanted, rules),
  }),
  defineCall(turnSecret, {
    access,
    input: TurnSecretInput,
    output: NewSecretWire,
    run: ({ tx, caller }, input) => turn(tx, actorOf(caller), input, { sealing }),
  }),
  defineCall(moveEndpoint, {
    access,
    input: MoveEndpointInput,
    output: EndpointsWire,
    run: ({ tx, caller }, { endpointId, state }) => move(tx, actorOf(caller), endpointId, state),
  }),
  defineCall(listDeliveries, {
    access,
    input: DeliveriesInput,
    output: DeliveriesWire,
    run: ({ tx }, { endpointId }) => listOf(tx, endpointId),
  }),
  defineCall(replayDeliveries, {
    access,
    input: ReplayInput,
    output: ReplayedWire,
    run: ({ tx, caller }, input) => replay(tx, actorOf(caller), input),
  }),
]
