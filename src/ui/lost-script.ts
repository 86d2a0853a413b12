const GUARD_MS = 60_000
const RELOADED_AT = 'reloadedAt'

let leaving = false

/** A script that cannot be had although the network is there: its file is gone, because a newer build is out. */
const isScriptLost = (problem: unknown): boolean =>
  problem instanceof TypeError && /dynamically imported|module script/i.test(problem.message) && navigator.onLine

/** Reloads the page after a script failed to load, once a minute at most; answers whether the page is being left. */
export function reloadForNewBuild(problem: unknown): boolean {
  if (leaving || !isScriptLost(problem)) return leaving
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
    if (Date.now() - last < GUARD_MS) return false
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  } catch {
    // Without a memory there is no limit, and so no reload.
    return false
  }
  leaving = true
  location.reload()
  return true
}
