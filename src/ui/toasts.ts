export type ToastKind = 'success' | 'warning' | 'info' | 'error'
export type ToastDetail = { kind: ToastKind; text: string; action?: { label: string; run: () => void } }

export const TOAST_EVENT = 'praya:toast'

/** Says one thing to the shopper; the next one takes its place. */
export function toast(kind: ToastKind, text: string, action?: ToastDetail['action']): void {
  window.dispatchEvent(new CustomEvent<ToastDetail>(TOAST_EVENT, { detail: action ? { kind, text, action } : { kind, text } }))
}
