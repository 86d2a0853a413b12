import {
  countTermUse,
  listTerms as readTerms,
  mergeTerm as merge,
  placeTerm as place,
  removeTerm as remove,
  saveTerm as save,
} from '#modules/catalogue/terms/index.server.ts'
import {
  MergeTermInput,
  PlaceTermInput,
  Term,
  TermInput,
  TermsInput,
  TermsWire,
  TermUseWire,
} from '#modules/catalogue/terms/terms.contract.ts'
import { getTermUse, listTerms, mergeTerm, placeTerm, removeTerm, saveTerm } from '#modules/catalogue/terms/terms.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const access = 'keep-shelves'

/** Attributes, colours, materials and tables of sizes. */
export const termCalls: Call[] = [
  defineCall(listTerms, {
    access,
    input: TermsInput,
    output: TermsWire,
    run: async ({ tx }, { kind }) => ({ list: await readTerms(tx, kind) }),
  }),
  defineCall(getTermUse, { access, input: TermInput, output: TermUseWire, run: ({ tx }, input) => countTermUse(tx, input) }),
  defineCall(saveTerm, {
    access,
    input: Term,
    output: Term,
    run: ({ tx, caller }, term) => save(tx, actorOf(caller), term),
  }),
  defineCall(placeTerm, {
    access,
    input: PlaceTermInput,
    output: TermsWire,
    run: async ({ tx, caller }, input) => ({ list: await place(tx, actorOf(caller), input) }),
  }),
  defineCall(mergeTerm, {
    access,
    input: MergeTermInput,
    output: TermsWire,
    run: async ({ tx, caller }, input) => ({ list: await merge(tx, actorOf(caller), input) }),
  }),
  defineCall(removeTerm, {
    access,
    input: TermInput,
    output: TermsWire,
    run: async ({ tx, caller }, input) => ({ list: await remove(tx, actorOf(caller), input) }),
  }),
]
