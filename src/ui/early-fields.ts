type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** React tells a change by what it has seen last in the field. */
type Watched = { _valueTracker?: { setValue(value: string): void } | null }

const taken = new WeakSet<Element>()

/** React leaves its mark on what it has taken over; a part whose script is still on its way has none. */
const isAlive = (field: Element): boolean => Object.keys(field).some((key) => key.startsWith('__react'))

/**
 * Fields that have come alive and hold something else than they were sent with: typed, chosen or filled in by the browser. What is
 * answered puts it back, should something have been drawn over it, and tells the screen.
 */
export function takeEarlyFields(): () => Promise<void> {
  const fields = [...document.querySelectorAll<Field>('input,textarea,select')].filter(
    (field) => !taken.has(field) && isAlive(field),
  )
  for (const field of fields) taken.add(field)
  const tellings = fields.flatMap((field) => telling(field) ?? [])
  return async () => {
    for (const tell of tellings) {
      tell()
      await drawn()
    }
  }
}

/** React draws what an event has changed before the next one, as between two events of a hand. */
export const drawn = (): Promise<void> => new Promise((go) => setTimeout(go))

function telling(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return chosen(field)
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) return ticked(field)
  if (field.type === 'file') return (field as HTMLInputElement).files?.length ? () => say(field, 'change') : undefined
  return typed(field)
}

const say = (field: Field, type: string): boolean => field.dispatchEvent(new Event(type, { bubbles: true }))

function typed(field: HTMLInputElement | HTMLTextAreaElement): (() => void) | undefined {
  const { value, defaultValue, type } = field
  if (type === 'hidden' || value === defaultValue) return undefined
  return () => {
    // Only where it differs: writing the same moves the cursor, and ends what is being composed.
    if (field.value !== value) field.value = value
    const { _valueTracker: seen } = field as Watched
    seen?.setValue(`${value} `)
    say(field, 'input')
  }
}

function ticked(field: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked, type } = field
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined
  return () => {
    field.checked = !checked
    field.click()
  }
}

function chosen(field: HTMLSelectElement): (() => void) | undefined {
  const { selectedIndex } = field
  const sent = [...field.options].findIndex((option) => option.defaultSelected)
  if (selectedIndex === Math.max(0, sent)) return undefined
  return () => {
    field.selectedIndex = selectedIndex
    say(field, 'change')
  }
}
