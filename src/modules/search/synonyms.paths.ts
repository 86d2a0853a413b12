import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  ExplainInput,
  ExplainWire,
  MissedSearchesInput,
  MissedSearchesWire,
  RemoveSynonymsInput,
  SaveSynonymsInput,
  SynonymGroupWire,
  SynonymGroupsInput,
  SynonymGroupsWire,
  TryWordsInput,
  TryWordsWire,
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
export const trySynonyms = postCall('/admin/synonyms/try', {
  access: 'keep-search',
  perMinute: 20,
  reads: true,
  input: TryWordsInput,
  output: TryWordsWire,
})
export const listMissedSearches = getCall('/admin/search/missed', {
  access: 'keep-search',
  input: MissedSearchesInput,
  output: MissedSearchesWire,
})
