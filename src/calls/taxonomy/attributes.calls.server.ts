import {
  countTermUse,
  listTerms as readTerms,
  mergeTerm as merge,
  placeTerm as place,
  removeTerm as remove,
  saveTerm as save,
} from '#modules/catalogue/attributes/index.server.ts'
import {
  getTermUse,
  listTerms,
  mergeTerm,
  placeTerm,
  removeTerm,
  saveTerm,
} from '#modules/catalogue/attributes/attribute-terms.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

/** Attributes, colours, materials and tables of sizes. */
export const termCalls: Call[] = [
  defineCall(listTerms, async ({ tx }, { kind }) => ({ list: await readTerms(tx, kind) })),
  defineCall(getTermUse, ({ tx }, input) => countTermUse(tx, input)),
  defineCall(saveTerm, ({ tx, caller }, term) => save(tx, actorOf(caller), term)),
  defineCall(placeTerm, async ({ tx, caller }, input) => ({ list: await place(tx, actorOf(caller), input) })),
  defineCall(mergeTerm, async ({ tx, caller }, input) => ({ list: await merge(tx, actorOf(caller), input) })),
  defineCall(removeTerm, async ({ tx, caller }, input) => ({ list: await remove(tx, actorOf(caller), input) })),
]
