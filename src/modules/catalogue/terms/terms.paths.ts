import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { MergeTermInput, PlaceTermInput, Term, TermInput, TermsInput, TermsWire, TermUseWire } from './terms.contract.ts'

/** Attributes, colours, materials and tables of sizes. */
export const listTerms = getCall<TermsInput, TermsWire>('/admin/term/list')
export const getTermUse = getCall<TermInput, TermUseWire>('/admin/term/use')
/** Adds a term or changes one. */
export const saveTerm = postCall<Term, Term>('/admin/term/save')
/** Puts a term elsewhere in its list. */
export const placeTerm = postCall<PlaceTermInput, TermsWire>('/admin/term/place')
/** Everything that has it has the other one then. */
export const mergeTerm = postCall<MergeTermInput, TermsWire>('/admin/term/merge')
/** Only what nothing names. */
export const removeTerm = postCall<TermInput, TermsWire>('/admin/term/remove')
