export type ToastKind = 'success' | 'warning' | 'info' | 'error'
/** `undoes`: the way back, for whoever has just lost the place to a line that went away. */
type ToastAction = { label: string; run: () => void; undoes?: boolean }
export type ToastDetail = { kind: ToastKind; text: string; action?: ToastAction }

export const TOAST_EVENT = 'praya:toast'

/** Says one thing to the shopper; the next one takes its place. */
export function toast(kind: ToastKind, text: string, action?: ToastAction): void {
  window.dispatchEvent(new CustomEvent<ToastDetail>(TOAST_EVENT, { detail: action ? { kind, text, action } : { kind, text } }))
}
