import type { EarlyField } from './early-page.ts'
import { isAwake } from './is-awake.ts'

/** React tells a change by what it has seen last in the field. */
type Watched = { _valueTracker?: { setValue(value: string): void } | null }

/** Tells screens what their fields hold, then does what was pressed, in its order. */
export async function replayEarlyInput(fields: readonly EarlyField[], isPage: boolean): Promise<void> {
  for (const [field, was] of fields) {
    if (!field.isConnected) continue
    const is = window.earlyHands?.said.get(field) ?? was
    if (field instanceof HTMLSelectElement) choose(field, Number(is))
    else if (typeof is === 'boolean') tick(field as HTMLInputElement, is)
    else type(field, String(is))
    await drawn()
  }
  if (!isPage) return
  for (const held of window.earlyHands?.release() ?? []) {
    if (!held.isConnected) continue
    await pressAwake(held)
    await drawn()
  }
}

const LONGEST_SLEEP_MS = 5_000
const LOOK_MS = 20

/** Presses what stands in a part that is still on its way once that is there; what does not come is left to the browser. */
export async function pressAwake(held: HTMLElement): Promise<void> {
  const until = Date.now() + LONGEST_SLEEP_MS
  while (!isAwake(held) && Date.now() < until) await new Promise((go) => setTimeout(go, LOOK_MS))
  if (!held.isConnected) return
  if (held instanceof HTMLAnchorElement && !isAwake(held)) location.assign(held.href)
  else if (!(held instanceof HTMLFormElement)) held.click()
  else if (isAwake(held)) held.requestSubmit()
  else held.submit()
}

/** React draws what an event has changed before the next one, as between two events of a hand. */
const drawn = (): Promise<void> => new Promise((go) => setTimeout(go))

const say = (field: Element, event: string): boolean => field.dispatchEvent(new Event(event, { bubbles: true }))

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (field.type === 'file') return void say(field, 'change')
  // Only where it differs: writing the same moves the cursor, and ends what is being composed.
  if (field.value !== value) field.value = value
  const { _valueTracker: seen } = field as Watched
  seen?.setValue(`${value} `)
  say(field, 'input')
}

function tick(field: HTMLInputElement, is: boolean): void {
  field.checked = !is
  field.click()
}

function choose(field: HTMLSelectElement, at: number): void {
  field.selectedIndex = at
  say(field, 'change')
}
