import type { ReceiverField } from '#modules/fulfilment/address.rules.ts'
import type { CheckoutDraft } from '#modules/orders/placing/checkout-request.rules.ts'
import type { ReceiverWords } from './receiver-checks.ts'

export type Filled = {
  draft: CheckoutDraft
  problems: ReceiverWords
  onChange: (part: Partial<CheckoutDraft>) => void
  onLeave: (field: ReceiverField) => void
}
/** What a field needs, by its name. */
export type FieldProps = ReturnType<typeof receiverField>

export const receiverField =
  ({ draft, problems, onChange, onLeave }: Filled) =>
  (name: ReceiverField) => ({
    id: `checkout-${name}`,
    name,
    value: draft[name],
    problem: problems[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    // Said when a field is left, not while it is typed in.
    onBlur: () => draft[name] !== '' && onLeave(name),
  })
