/** Goes to the field of a path, or to what it is part of: the nearest one that is drawn. */
export function goToField(form: HTMLElement | null, path: string): void {
  for (let steps = path.split('.'); steps.length > 0; steps = steps.slice(0, -1)) {
    const name = CSS.escape(steps.join('.'))
    const found = form?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`)
    const field = found?.matches('input, select, textarea')
      ? found
      : found?.querySelector<HTMLElement>('input, select, textarea, button')
    if (!field) continue
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
    return
  }
}
