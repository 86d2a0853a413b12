import type { ChosenInput } from '#modules/popular-searches/popular-searches.contract.ts'
import { maySuggest } from '#modules/popular-searches/popular-searches.rules.ts'
import { noteChoice } from '#modules/popularity/index.server.ts'
import { lessonKey } from '#modules/search/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** Notes that a visitor opened a piece after a search, where nothing in its words can be about a person. */
export async function noteSearchChoice(tx: Tx, ownerId: string, { searchWord, spuCode }: ChosenInput): Promise<void> {
  const query = lessonKey(searchWord)
  if (maySuggest(searchWord) && query !== '') await noteChoice(tx, { ownerId, query, spuCode })
}
