import { useRef, useState } from 'react'
import { type Editing, valueAt, withValue } from '#screens/admin/home/block-editing.ts'

/** A form over one value of several layers, and what the shop says of its fields by their paths. */
export function useEditing<T>(given: T) {
  const form = useRef<HTMLFormElement>(null)
  const [value, setValue] = useState(given)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const editing: Editing = {
    read: (path) => valueAt(value, path),
    text: (path) => {
      const found = valueAt(value, path)
      return typeof found === 'string' ? found : ''
    },
    set: (path, changed) => setValue((before) => withValue(before, path, changed)),
    problem: (path) => problems[path],
  }
  const show = (found: Record<string, string>) => {
    setProblems(found)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus())
  }
  return { form, value, setValue, editing, show }
}
