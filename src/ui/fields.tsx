import { type ComponentProps, type ReactNode, useId } from 'react'
import { namedProblem } from '#language/named-problem.ts'
import { useLanguage } from '#language/texts.ts'
import type { Typing } from '#platform/text/typed-text.ts'
import { keeping } from './keep-typing.ts'

type Told = { label: string; problem?: string | undefined; hint?: ReactNode; optional?: string | undefined }

/** Label above, control, hint, and what is wrong below: tied together for those who cannot see them. */
function Field({ label, problem, hint, optional, id, children }: Told & { id: string; children: ReactNode }) {
  const language = useLanguage()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional ? <small>{optional}</small> : null}
      </label>
      {children}
      {hint ? (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {problem ? (
        <div className="field-problem" id={`${id}-problem`}>
          {namedProblem(problem, label, language)}
        </div>
      ) : null}
    </div>
  )
}

/** `also`: what describes it besides, where its page says so. */
function describedBy(id: string, told: Pick<Told, 'problem' | 'hint'>, also?: string) {
  const ids = [told.problem ? `${id}-problem` : '', told.hint ? `${id}-hint` : '', also].filter(Boolean).join(' ')
  return { ...(told.problem ? { 'aria-invalid': true as const } : {}), 'aria-describedby': ids || undefined }
}

/** `typing`: what of the typed text the field keeps. */
export function TextField({
  label,
  problem,
  hint,
  optional,
  typing,
  className = '',
  ...rest
}: Told & ComponentProps<'input'> & { typing?: Typing }) {
  const made = useId()
  const id = rest.id ?? made
  const told = { ...describedBy(id, { problem, hint }, rest['aria-describedby']), ...(typing && keeping(typing, rest.onChange)) }
  return (
    <Field id={id} label={label} problem={problem} hint={hint} optional={optional}>
      <input type="text" {...rest} {...told} id={id} className={`field-control ${className}`} />
    </Field>
  )
}

export function TextArea({ label, problem, hint, optional, className = '', ...rest }: Told & ComponentProps<'textarea'>) {
  const made = useId()
  const id = rest.id ?? made
  return (
    <Field id={id} label={label} problem={problem} hint={hint} optional={optional}>
      <textarea {...rest} {...describedBy(id, { problem, hint })} id={id} className={`field-control ${className}`} />
    </Field>
  )
}

type Choice = { value: string; name: string; disabled?: boolean }

/** `groups` makes a list with headings; otherwise `options`. `placeholder` is the empty first choice. */
export function SelectField({
  label,
  problem,
  hint,
  optional,
  options = [],
  groups,
  placeholder,
  className = '',
  ...rest
}: Told &
  ComponentProps<'select'> & { options?: Choice[]; groups?: { name: string; options: Choice[] }[]; placeholder?: string }) {
  const made = useId()
  const id = rest.id ?? made
  return (
    <Field id={id} label={label} problem={problem} hint={hint} optional={optional}>
      <select {...rest} {...describedBy(id, { problem, hint })} id={id} className={`field-control ${className}`}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {groups?.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {group.options.map(choiceOption)}
          </optgroup>
        ))}
        {options.map(choiceOption)}
      </select>
    </Field>
  )
}

/** Names of countries come from the browser, which may know a newer one than the server. */
const choiceOption = (choice: Choice) => (
  <option key={choice.value} value={choice.value} disabled={choice.disabled} suppressHydrationWarning>
    {choice.name}
  </option>
)

/** A checkbox or a radio button with its words beside it. */
export function Tick({
  children,
  problem,
  className = '',
  ...rest
}: ComponentProps<'input'> & { children: ReactNode; problem?: string | undefined }) {
  const made = useId()
  const id = rest.id ?? made
  return (
    <div className={className}>
      <label className="tick">
        <input type="checkbox" {...rest} {...describedBy(id, { problem })} id={id} />
        <span>{children}</span>
      </label>
      {problem ? (
        <div className="field-problem" id={`${id}-problem`}>
          {problem}
        </div>
      ) : null}
    </div>
  )
}
