/** Where posts are kept on a device while they are written (device-drafts.ts). */
export const DRAFTS = 'praya-drafts'

/** Signed out, a device keeps nothing that was written on it. */
export function forgetDrafts(): void {
  globalThis.indexedDB?.deleteDatabase(DRAFTS)
}
