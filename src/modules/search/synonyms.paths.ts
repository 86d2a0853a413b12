import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  ExplainInput,
  ExplainWire,
  RemoveSynonymsInput,
  SaveSynonymsInput,
  SynonymGroupWire,
  SynonymGroupsInput,
  SynonymGroupsWire,
} from './synonyms.contract.ts'

export const listSynonymGroups = getCall('/admin/synonyms/list', {
  access: 'keep-search',
  input: SynonymGroupsInput,
  output: SynonymGroupsWire,
})
export const saveSynonyms = postCall('/admin/synonyms/save', {
  access: 'keep-search',
  once: true,
  input: SaveSynonymsInput,
  output: SynonymGroupWire,
})
export const removeSynonyms = postCall('/admin/synonyms/remove', { access: 'keep-search', input: RemoveSynonymsInput })
export const explainSearch = getCall('/admin/search/explain', { access: 'keep-search', input: ExplainInput, output: ExplainWire })
