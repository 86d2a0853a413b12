/** A field that holds something else than it was sent with, and what: typed, chosen or filled in by the browser. */
export type EarlyField = readonly [
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  is: string | number | boolean,
]

declare global {
  interface Window {
    earlyHands?: {
      /** What was pressed, in order: buttons, links that open a layer, forms. */
      held: HTMLElement[]
      /** What has been typed since, by field. */
      said: Map<EventTarget, EarlyField[1]>
      /** Fields that have come alive since it was asked last. */
      read: () => EarlyField[]
      /** Lets go of the page. */
      release: () => HTMLElement[]
    }
  }
}
