import type { ChangeEvent, ChangeEventHandler, CompositionEvent } from 'react'
import { keepTyped, type Typing } from '#platform/text/typed-text.ts'

/** Handlers of a field that keeps only some of what is typed. Chinese is left alone until the words are chosen. */
export const keeping = (typing: Typing, onChange?: ChangeEventHandler<HTMLInputElement>) => ({
  onChange: (event: ChangeEvent<HTMLInputElement>) => {
    const { nativeEvent } = event
    if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) tidy(event.currentTarget, typing)
    onChange?.(event)
  },
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    // No change is told after it: who listens for one is told here.
    if (tidy(field, typing)) onChange?.({ ...event, target: field, nativeEvent: event.nativeEvent })
  },
})

/** Keeps the cursor where it was among what stays. Answers whether anything went. */
function tidy(field: HTMLInputElement, typing: Typing): boolean {
  const { value, selectionStart } = field
  const kept = keepTyped(value, typing)
  if (kept === value) return false
  field.value = kept
  if (selectionStart !== null) {
    const place = keepTyped(value.slice(0, selectionStart), typing).length
    field.setSelectionRange(place, place)
  }
  return true
}
