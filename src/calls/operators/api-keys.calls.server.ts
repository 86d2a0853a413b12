import { endKey, listKeys, makeKey, turnKey } from '#modules/operators/api-keys.paths.ts'
import { endKey as end, listKeys as list, makeKey as make, turnKey as turn } from '#modules/operators/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const apiKeyCalls: Call[] = [
  defineCall(listKeys, ({ tx }) => list(tx)),
  defineCall(makeKey, ({ tx, caller }, input) => make(tx, actorOf(caller), input)),
  defineCall(turnKey, ({ tx, caller }, { keyId }) => turn(tx, actorOf(caller), keyId)),
  defineCall(endKey, ({ tx, caller }, { keyId }) => end(tx, actorOf(caller), keyId)),
]
