/** Emitted with every change of a setting. */
export const SETTINGS_CHANGED = 'settings-changed'

let version = 0

/** A number that grows whenever a setting has changed: a part of the key of cached pages. */
export const settingsVersion = (): number => version

/** Called in every process once a change has been committed. */
export function settingsChanged(): void {
  version += 1
}
