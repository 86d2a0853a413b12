import { feedOfWords } from '#modules/posts/index.server.ts'
import type { CommunitySearchWire, WantedSearch } from '#modules/posts/posts.contract.ts'
import { FEED_PAGE } from '#modules/posts/posts.rules.ts'
import { listNamedLike, listPeople, type Person } from '#modules/profiles/index.server.ts'
import { wordsAsked } from '#modules/search/index.server.ts'
import type { Language } from '#language/languages.ts'
import { findReader, type Reader } from '#platform/access/may-see.server.ts'
import type { Read } from '#platform/database.server.ts'
import { readAlong } from '#platform/database/together.server.ts'
import { presentPerson, presentViewer } from './present-people.ts'
import { placeOf, presentFound, readFoundPosts } from './present-posts.ts'

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
  const [found, { named, people }, viewer] = await readAlong(
    tx,
    feedOfWords(reader, words, { after, limit: FEED_PAGE + 1 }),
    (read) =>
      Promise.all([
        words.length === 0 ? undefined : readFoundPosts(read, reader),
        after === undefined ? peopleNamed(read, reader, word) : { named: [], people: new Map<string, Person>() },
        presentViewer(read, reader, language),
      ]),
  )
  return {
    ...(found ? await presentFound(found, language) : { list: [], next: '' }),
    people: named.flatMap((id) => people.get(id) ?? []).map((person) => presentPerson(person, language)),
    viewer,
    isMember: accountId !== undefined,
  }
}

async function peopleNamed(tx: Read, reader: Reader, word: string): Promise<{ named: string[]; people: Map<string, Person> }> {
  const named = await listNamedLike(tx, reader, word, MOST_PEOPLE)
  return { named, people: await listPeople(tx, reader, named) }
}
