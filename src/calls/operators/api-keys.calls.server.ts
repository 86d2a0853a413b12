import { z } from 'zod'
import { EndKeyInput, KeysWire, NewKeyInput, NewKeyWire } from '#modules/operators/api-keys.contract.ts'
import { endKey, listKeys, makeKey, turnKey } from '#modules/operators/api-keys.paths.ts'
import { endKey as end, listKeys as list, makeKey as make, turnKey as turn } from '#modules/operators/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const access = 'keep-keys'

export const apiKeyCalls: Call[] = [
  defineCall(listKeys, { access, input: z.object({}), output: KeysWire, run: ({ tx }) => list(tx) }),
  defineCall(makeKey, {
    access,
    input: NewKeyInput,
    output: NewKeyWire,
    run: ({ tx, caller }, input) => make(tx, actorOf(caller), input),
  }),
  defineCall(turnKey, {
    access,
    input: EndKeyInput,
    output: NewKeyWire,
    run: ({ tx, caller }, { keyId }) => turn(tx, actorOf(caller), keyId),
  }),
  defineCall(endKey, {
    access,
    input: EndKeyInput,
    output: KeysWire,
    run: ({ tx, caller }, { keyId }) => end(tx, actorOf(caller), keyId),
  }),
]
