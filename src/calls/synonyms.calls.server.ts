import { z } from 'zod'
import { explainQuery, findSynonymGroups, removeSynonymGroup, saveSynonymGroup } from '#modules/search/index.server.ts'
import {
  ExplainInput,
  ExplainWire,
  RemoveSynonymsInput,
  SaveSynonymsInput,
  SynonymGroupsInput,
  SynonymGroupsWire,
  SynonymGroupWire,
} from '#modules/search/synonyms.contract.ts'
import { explainSearch, listSynonymGroups, removeSynonyms, saveSynonyms } from '#modules/search/synonyms.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const access = 'keep-search'

export const synonymCalls: Call[] = [
  defineCall(listSynonymGroups, {
    access,
    input: SynonymGroupsInput,
    output: SynonymGroupsWire,
    run: ({ tx }, input) => findSynonymGroups(tx, input),
  }),
  defineCall(saveSynonyms, {
    access,
    input: SaveSynonymsInput,
    output: SynonymGroupWire,
    run: ({ tx, caller }, input) => saveSynonymGroup(tx, actorOf(caller), input),
  }),
  defineCall(removeSynonyms, {
    access,
    input: RemoveSynonymsInput,
    output: z.object({}),
    run: async ({ tx, caller }, group) => {
      await removeSynonymGroup(tx, actorOf(caller), group)
      return {}
    },
  }),
  defineCall(explainSearch, {
    access,
    input: ExplainInput,
    output: ExplainWire,
    run: ({ language }, { keyword }) => explainQuery(keyword, language),
  }),
]
