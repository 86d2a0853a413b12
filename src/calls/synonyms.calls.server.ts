import { showMissedSearches } from '#flows/search/missed-searches.ts'
import {
  explainQuery,
  findSynonymGroups,
  groupsWith,
  removeSynonymGroup,
  saveSynonymGroup,
  tryWords,
} from '#modules/search/index.server.ts'
import {
  explainSearch,
  listMissedSearches,
  listSynonymGroups,
  removeSynonyms,
  saveSynonyms,
  trySynonyms,
} from '#modules/search/synonyms.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const synonymCalls: Call[] = [
  defineCall(listSynonymGroups, ({ tx }, input) => findSynonymGroups(tx, input)),
  defineCall(saveSynonyms, ({ tx, caller }, input) => saveSynonymGroup(tx, actorOf(caller), input)),
  defineCall(removeSynonyms, async ({ tx, caller }, group) => {
    await removeSynonymGroup(tx, actorOf(caller), group)
    return {}
  }),
  defineCall(explainSearch, ({ language }, { keyword }) => explainQuery(keyword, language)),
  defineCall(trySynonyms, async ({ tx }, group) => tryWords(await groupsWith(tx, group))),
  defineCall(listMissedSearches, ({ tx }, { language }) => showMissedSearches(tx, language)),
]
