import { explainQuery, findSynonymGroups, removeSynonymGroup, saveSynonymGroup } from '#modules/search/index.server.ts'
import { explainSearch, listSynonymGroups, removeSynonyms, saveSynonyms } from '#modules/search/synonyms.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const synonymCalls: Call[] = [
  defineCall(listSynonymGroups, ({ tx }, input) => findSynonymGroups(tx, input)),
  defineCall(saveSynonyms, ({ tx, caller }, input) => saveSynonymGroup(tx, actorOf(caller), input)),
  defineCall(removeSynonyms, async ({ tx, caller }, group) => {
    await removeSynonymGroup(tx, actorOf(caller), group)
    return {}
  }),
  defineCall(explainSearch, ({ language }, { keyword }) => explainQuery(keyword, language)),
]
