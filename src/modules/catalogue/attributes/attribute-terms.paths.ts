import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  MergeTermInput,
  PlaceTermInput,
  Term,
  TermInput,
  TermUseWire,
  TermsInput,
  TermsWire,
} from './attribute-terms.contract.ts'

/** Attributes, colours, materials and tables of sizes. */
export const listTerms = getCall('/admin/term/list', { access: 'keep-shelves', input: TermsInput, output: TermsWire })
export const getTermUse = getCall('/admin/term/use', { access: 'keep-shelves', input: TermInput, output: TermUseWire })
/** Adds a term or changes one. */
export const saveTerm = postCall('/admin/term/save', { access: 'keep-shelves', input: Term, output: Term })
/** Puts a term elsewhere in its list. */
export const placeTerm = postCall('/admin/term/place', { access: 'keep-shelves', input: PlaceTermInput, output: TermsWire })
/** Everything that has it has the other one then. */
export const mergeTerm = postCall('/admin/term/merge', { access: 'keep-shelves', input: MergeTermInput, output: TermsWire })
/** Only what nothing names. */
export const removeTerm = postCall('/admin/term/remove', { access: 'keep-shelves', input: TermInput, output: TermsWire })
