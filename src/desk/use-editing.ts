import { useRef } from 'react'
import { type FieldValues, get, type Path, type PathValue, useWatch } from 'react-hook-form'
import type { Failure } from './desk-query.ts'
import { type Shape, useDeskForm } from './use-desk-form.ts'

/** A form over one value of several layers: values and problems are found by their path in it, such as `left.label.en`. */
export type Editing = {
  read: (path: string) => unknown
  text: (path: string) => string
  set: (path: string, value: unknown) => void
  problem: (path: string) => string | undefined
}

/** Such a form, checked by the shape of what is saved. */
export function useEditing<T extends FieldValues>(shape: Shape<T> | undefined, given: T) {
  const element = useRef<HTMLFormElement>(null)
  const { control, getValues, setValue, formState, submit, refuse, problem, ...form } = useDeskForm(shape, given)
  // Every field is drawn from the value as a whole.
  useWatch({ control })
  const value = getValues()
  const editing: Editing = {
    // As it is now, also for what began before the last render and ends after it, such as an upload.
    read: (path) => get<unknown>(getValues(), path),
    text: (path) => {
      const found: unknown = get(value, path)
      return typeof found === 'string' ? found : ''
    },
    set: (path, changed) =>
      setValue(path as Path<T>, changed as PathValue<T, Path<T>>, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
    problem,
  }
  const goToProblem = () =>
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus())
  return {
    ...form,
    element,
    value,
    editing,
    submit: (send: (value: T) => Promise<void>) => submit(send, goToProblem),
    refuse: (failure: Failure, at?: string) => {
      refuse(failure, at)
      goToProblem()
    },
  }
}
