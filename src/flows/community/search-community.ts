import { listOfWords } from '#modules/posts/index.server.ts'
import type { CommunitySearchWire, WantedSearch } from '#modules/posts/posts.contract.ts'
import { FEED_PAGE } from '#modules/posts/posts.rules.ts'
import { listNamedLike, listPeople } from '#modules/profiles/index.server.ts'
import { wordsAsked } from '#modules/search/index.server.ts'
import type { Language } from '#language/languages.ts'
import { findReader } from '#platform/access/may-see.server.ts'
import type { Read } from '#platform/database.server.ts'
import { presentPerson, presentViewer } from './present-people.ts'
import { cutPage, placeOf, presentCards } from './present-posts.ts'

const MOST_PEOPLE = 12

/** Posts with all the words that are looked for, and members of such a name: what this reader may see of both. */
export async function searchCommunity(
  tx: Read,
  { accountId, language }: { accountId: string | undefined; language: Language },
  { word, before }: WantedSearch,
): Promise<CommunitySearchWire> {
  const reader = await findReader(tx, accountId)
  const words = wordsAsked(word)
  const after = placeOf(before)
  const rows = words.length === 0 ? [] : await listOfWords(tx, reader, words, { after, limit: FEED_PAGE + 1 })
  const { page, next } = cutPage(rows)
  const named = after === undefined ? await listNamedLike(tx, reader, word, MOST_PEOPLE) : []
  const people = await listPeople(tx, reader, named)
  return {
    list: await presentCards(tx, { reader, language }, page),
    next,
    people: named.flatMap((id) => people.get(id) ?? []).map(presentPerson),
    viewer: await presentViewer(tx, reader),
    isMember: accountId !== undefined,
  }
}
