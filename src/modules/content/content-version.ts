import type { Tx } from '#platform/database.server.ts'
import { addCacheTags, invalidate } from '#platform/cache/page-tags.server.ts'
import { emit } from '#events/events.server.ts'

const CONTENT = 'content'
let version = 0

/** Before announcements or a home page are read for somebody. */
export const noteContent = (): void => addCacheTags(CONTENT)

/** A number that grows whenever a page or the announcements look different: a part of the key of cached pages. */
export const contentVersion = (): number => version

/** Called in every process once a change has been committed. */
export function contentChanged(): void {
  version += 1
  invalidate(CONTENT)
}

/** With every release and every change of the announcements. */
export const emitContentChange = (tx: Tx, what: string): Promise<void> => emit(tx, 'content-changed', { what })
