import { addCacheTags, invalidate } from '#platform/cache/page-tags.server.ts'

const SETTINGS = 'settings'
let version = 0

/** Before settings are read for somebody. */
export const noteSettings = (): void => addCacheTags(SETTINGS)

/** A number that grows whenever a setting has changed. */
export const settingsVersion = (): number => version

/** Called in every process once a change has been committed. */
export function settingsChanged(): void {
  version += 1
  invalidate(SETTINGS)
}
