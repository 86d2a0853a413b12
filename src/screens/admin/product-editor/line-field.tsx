import type { ComponentProps } from 'react'
import type { ProductChoicesWire } from '#modules/catalogue/editing/product-editing.contract.ts'
import type { Editing } from '#desk/use-editing.ts'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'

/** What each part of the form is given. */
export type PartProps = { editing: Editing; choices: ProductChoicesWire }

type Own = { editing: Editing; path: string }

/** One line of a form, found by the path of its value. */
export function LineField({ editing, path, ...rest }: Own & ComponentProps<typeof TextField>) {
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      name={path}
      problem={editing.problem(path)}
      value={editing.text(path)}
      onChange={(event) => editing.set(path, event.target.value)}
      {...rest}
    />
  )
}

export function PickField({ editing, path, ...rest }: Own & ComponentProps<typeof SelectField>) {
  return (
    <SelectField
      name={path}
      problem={editing.problem(path)}
      value={editing.text(path)}
      onChange={(event) => editing.set(path, event.target.value)}
      {...rest}
    />
  )
}

export function TickField({ editing, path, children }: Own & Pick<ComponentProps<typeof Tick>, 'children'>) {
  return (
    <Tick
      name={path}
      problem={editing.problem(path)}
      checked={editing.read(path) === true}
      onChange={(event) => editing.set(path, event.target.checked)}
    >
      {children}
    </Tick>
  )
}

/** A number as it is, and as it was typed while it is none. */
export function FigureField({ editing, path, ...rest }: Own & { label: string; hint?: string }) {
  const value = editing.read(path)
  return (
    <LineField
      {...rest}
      editing={editing}
      path={path}
      maxLength={3}
      inputMode="numeric"
      value={typeof value === 'number' ? String(value) : editing.text(path)}
      onChange={({ target }) => editing.set(path, /^\d+$/.test(target.value) ? Number(target.value) : target.value)}
    />
  )
}
