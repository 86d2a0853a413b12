const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'popstate']

let wake = (): void => {}

/** Kept once somebody has a hand on the page, or it moves on: what nobody needs to read it is fetched then. */
export const inUse = new Promise<void>((resolve) => {
  wake = resolve
})
export const nowInUse = (): void => wake()

if (typeof window !== 'undefined') {
  for (const sign of SIGNS) window.addEventListener(sign, nowInUse, { once: true, capture: true })
  // The hand may have been quicker than this script.
  if (scrollY > 0 || document.activeElement !== document.body) nowInUse()
}
