import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What a page shows, by name: `product:…`, `category:…`, `content`. Anyone who reads something for a page notes its tag; anyone who
 * changes it tells the tag, and the pages that showed it are rendered anew.
 */
export type Tag = string

/** Invalidated when a change names no tags, and carried by pages that note none: the two always meet. */
export const EVERYTHING: Tag = '*'

/** What stays as it is while the process runs, such as pages of words. */
export const SETTLED: Tag = 'settled'

/** What surrounds every page, such as the menu. It follows changes a little later, so that each change does not cost every page. */
export const FRAME: Tag = 'frame'

const noted = new AsyncLocalStorage<Set<Tag>>()

/** Notes what is read; outside a page this does nothing. */
export function addCacheTags(...tags: Tag[]): void {
  const page = noted.getStore()
  for (const tag of tags) page?.add(tag)
}

/** What `work` notes goes to `tags` and nowhere else. */
export const collectCacheTags = <T>(tags: Set<Tag>, work: () => Promise<T>): Promise<T> => noted.run(tags, work)

type Listener = (tags: readonly Tag[]) => void
const listeners = new Set<Listener>()

/** Says what looks different from now on: called in the same turn in which it changes. */
export function invalidate(...tags: Tag[]): void {
  for (const listener of listeners) listener(tags)
}

/** Calls the listener at every change, until the answer is called. */
export function onChanged(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
