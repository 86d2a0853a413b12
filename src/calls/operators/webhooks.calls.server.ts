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

export type WebhookHost = { sealing: Sealing; webhookRules: AddressRules }

/** Who is told of what happens, and what came of telling it. */
export const webhookCalls = ({ sealing, webhookRules: rules }: WebhookHost): Call[] => [
  defineCall(listEndpoints, ({ tx }) => list(tx)),
  defineCall(addEndpoint, ({ tx, caller }, input) =>
    add(tx, { ...actorOf(caller), permissions: caller.permissions }, input, { sealing, rules }),
  ),
  defineCall(saveEndpoint, ({ tx, caller }, wanted) =>
    save(tx, { ...actorOf(caller), permissions: caller.permissions }, wanted, rules),
  ),
  defineCall(turnSecret, ({ tx, caller }, input) => turn(tx, actorOf(caller), input, { sealing })),
  defineCall(moveEndpoint, ({ tx, caller }, { endpointId, state }) => move(tx, actorOf(caller), endpointId, state)),
  defineCall(listDeliveries, ({ tx }, { endpointId }) => listOf(tx, endpointId)),
  defineCall(replayDeliveries, ({ tx, caller }, input) => replay(tx, actorOf(caller), input)),
]
