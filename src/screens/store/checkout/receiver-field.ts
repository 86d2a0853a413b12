import { fieldProblems } from '#language/field-problems.ts'
import { useLanguage } from '#language/texts.ts'
import type { ReceiverField, ReceiverProblems } from '#modules/fulfilment/address.rules.ts'
import type { CheckoutDraft } from '#modules/orders/placing/checkout-request.rules.ts'

export type Filled = {
  draft: CheckoutDraft
  problems: ReceiverProblems
  onChange: (part: Partial<CheckoutDraft>) => void
  onLeave: (field: ReceiverField) => void
}
/** What a field needs, by its name. */
export type FieldProps = ReturnType<typeof useReceiverField>

export function useReceiverField({ draft, problems, onChange, onLeave }: Filled) {
  const language = useLanguage()
  return (name: ReceiverField) => {
    const problem = problems[name]
    return {
      id: `checkout-${name}`,
      name,
      value: draft[name],
      problem: problem && fieldProblems[problem][language],
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
      // Said when a field is left, not while it is typed in.
      onBlur: () => draft[name] !== '' && onLeave(name),
    }
  }
}
