import type { Database } from '#platform/database.server.ts'
import { collectCacheTags, addCacheTags, onChanged, type Tag } from './page-tags.server.ts'
import { TaggedCache } from './tagged-cache.server.ts'

type Kept = { tags: ReadonlySet<Tag>; data: unknown }

const MOST_BYTES = 32 * 1024 * 1024
const weigh = ({ data }: Kept): number => JSON.stringify(data).length * 2

const keptOf = new WeakMap<Database, TaggedCache<Kept>>()

/** Answers are kept from now on, since the caller says what changes (`invalidate`). Ends when the answer is called. */
export function keepAnswers(database: Database): () => void {
  // An answer without tags could never be dropped.
  const cache = new TaggedCache<Kept>({ mostBytes: MOST_BYTES, weigh, isWorthKeeping: ({ tags }) => tags.size > 0 })
  keptOf.set(database, cache)
  const stop = onChanged((tags) => cache.drop(tags))
  return () => {
    stop()
    keptOf.delete(database)
  }
}

/** The answer that is kept under this key, or else a new one. What it shows is noted for the page it is asked for. */
export async function keptAnswer<Answer>(database: Database, key: string, make: () => Promise<Answer>): Promise<Answer> {
  const cache = keptOf.get(database)
  if (!cache) return make()
  const noted = async (): Promise<Kept> => {
    const tags = new Set<Tag>()
    return { data: await collectCacheTags(tags, make), tags }
  }
  const { data, tags } = cache.get(key) ?? (await cache.make(key, noted))
  addCacheTags(...tags)
  // It was made under the same key.
  return data as Answer
}
