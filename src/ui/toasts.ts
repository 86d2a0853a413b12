import { nowInUse } from '#platform/browser/in-use.ts'
import { REFUSED_EVENT } from '#platform/wire/call-client.ts'

export type ToastKind = 'success' | 'warning' | 'info' | 'error'
/** `undoes`: the way back, for whoever has just lost the place to a line that went away. */
type ToastAction = { label: string; run: () => void; undoes?: boolean }
export type ToastDetail = { kind: ToastKind; text: string; action?: ToastAction }

let said: ToastDetail | undefined
const listeners = new Set<() => void>()

function say(detail: ToastDetail | undefined): void {
  said = detail
  // The region that shows it may still be asleep.
  nowInUse()
  for (const listener of listeners) listener()
}

/** Says one thing to the shopper; the next one takes its place. */
export const toast = (kind: ToastKind, text: string, action?: ToastAction): void =>
  say(action ? { kind, text, action } : { kind, text })

/** The last thing said, by a screen or by a refused call. */
export const lastSaid = {
  get: (): ToastDetail | undefined => said,
  drop: (): void => say(undefined),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

if (typeof window !== 'undefined')
  window.addEventListener(REFUSED_EVENT, (event) => say({ kind: 'error', text: (event as CustomEvent<string>).detail }))
