import { zodResolver } from '@hookform/resolvers/zod'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  type SubmitHandler,
  useForm,
} from 'react-hook-form'
import type { FormEvent } from 'react'
import { type AnyFieldProblem, allFieldProblems, isFieldProblem } from '#language/all-field-problems.ts'
import { useLanguage } from '#language/texts.ts'
import type { Failure } from './desk-query.ts'

/** The shape of what a call takes. Its messages are names of field problems, here as on the server. */
export type Shape<Input> = { _zod: { input: Input; output: unknown } }

type Problems = Record<string, AnyFieldProblem>

/** For what a decision asks of its form, whatever the call would take. */
const checkedBy =
  <Input extends FieldValues>(check: (fields: Input) => Problems): Resolver<Input> =>
  (values) => {
    const problems = Object.entries(check(values))
    if (problems.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: 'check', message }]))
    return { values: {}, errors: errors as FieldErrors<Input> }
  }

/** Forms of the back office: checked by the shape of the call they make before it is made, and by the shop after. */
export function useDeskForm<Input extends FieldValues>(
  shape: Shape<Input> | undefined,
  defaultValues: Input,
  check?: (fields: Input) => Problems,
) {
  const language = useLanguage()
  const resolver = shape ? zodResolver(shape, { error: () => 'wrong' }, { raw: true }) : check && checkedBy(check)
  const form = useForm<Input>({ defaultValues: defaultValues as DefaultValues<Input>, ...(resolver ? { resolver } : {}) })
  const { errors, isSubmitting, isDirty } = form.formState
  const problem = (path: string): string | undefined => {
    const message: unknown = get(errors, `${path}.message`)
    if (typeof message !== 'string') return undefined
    return isFieldProblem(message) ? allFieldProblems[message][language] : message
  }
  /** What the shop says of fields stands beside them, all else below the form. */
  const refuse = ({ msg, data: { fields = {} } }: Failure, at = '') => {
    const named = Object.entries(fields)
    for (const [path, message] of named) form.setError((at + path) as Path<Input>, { message }, { shouldFocus: true })
    if (named.length === 0) form.setError('root', { message: msg })
  }
  /** Sends what was typed; a second press while it is under way is passed over. */
  const submit = (send: SubmitHandler<Input>, onProblem?: () => void) => (event: FormEvent) => {
    event.preventDefault()
    if (!isSubmitting) void form.handleSubmit(send, onProblem)(event)
  }
  return { ...form, submit, problem, refuse, busy: isSubmitting, isDirty, refusal: errors.root?.message }
}
