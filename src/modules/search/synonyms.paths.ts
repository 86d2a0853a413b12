import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  ExplainInput,
  ExplainWire,
  RemoveSynonymsInput,
  SaveSynonymsInput,
  SynonymGroupsInput,
  SynonymGroupsWire,
  SynonymGroupWire,
} from './synonyms.contract.ts'

export const listSynonymGroups = getCall<SynonymGroupsInput, SynonymGroupsWire>('/admin/synonyms/list')
export const saveSynonyms = postCall<SaveSynonymsInput, SynonymGroupWire>('/admin/synonyms/save', { once: true })
export const removeSynonyms = postCall<RemoveSynonymsInput, Record<string, never>>('/admin/synonyms/remove')
export const explainSearch = getCall<ExplainInput, ExplainWire>('/admin/search/explain')
