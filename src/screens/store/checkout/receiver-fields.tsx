import type { ReactNode } from 'react'
import { checkoutText } from '#language/buying/checkout.text.ts'
import { deliveryRegions } from '#language/buying/districts.ts'
import { fieldProblems } from '#language/field-problems.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import {
  areaNumbers,
  PICK_UP,
  pickUpPoints,
  type ReceiverField,
  type ReceiverProblems,
} from '#modules/fulfilment/address.rules.ts'
import { NAME, PHONE } from '#platform/text/typed-text.ts'
import { SelectField, TextField } from '#ui/fields.tsx'
import type { CheckoutDraft } from './checkout-draft.ts'

type Change = (part: Partial<CheckoutDraft>) => void
type Props = { draft: CheckoutDraft; problems: ReceiverProblems; onChange: Change; onLeave: (field: ReceiverField) => void }
type More = { emailAlone: boolean; children: ReactNode }
/** What a field needs, by its name. */
type FieldProps = ReturnType<typeof useFields>

/** Seven fields for a guest in Hong Kong; no postal code, since there is none. Of a kept address the e-mail is asked alone. */
export function ReceiverFields({ emailAlone, children, ...props }: Props & More) {
  const texts = useTexts(checkoutText)
  const field = useFields(props)
  return (
    <fieldset className="receiver">
      <legend>{texts.contact}</legend>
      <div className="receiver-wide">
        <TextField
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={texts.emailHint}
          {...field('email')}
        />
      </div>
      {emailAlone ? null : <PersonFields {...props} field={field} />}
      {emailAlone ? null : children}
    </fieldset>
  )
}

function PersonFields({ draft, onChange, field }: Props & { field: FieldProps }) {
  const texts = useTexts(checkoutText)
  return (
    <>
      <TextField label={texts.firstName} autoComplete="given-name" typing={NAME} {...field('firstName')} />
      <TextField label={texts.lastName} autoComplete="family-name" typing={NAME} {...field('lastName')} />
      <div className="receiver-wide receiver-phone">
        <SelectField
          label={texts.areaNum}
          autoComplete="tel-country-code"
          value={draft.areaNum}
          onChange={(event) => onChange({ areaNum: event.target.value })}
          options={areaNumbers.map((code) => ({ value: code, name: code }))}
        />
        <TextField
          label={texts.mobile}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          typing={PHONE}
          {...field('mobile')}
        />
      </div>
      {draft.logisticsType === PICK_UP ? <PickUpField field={field} /> : <AddressFields field={field} />}
    </>
  )
}

function useFields({ draft, problems, onChange, onLeave }: Props) {
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

function PickUpField({ field }: { field: FieldProps }) {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  const options = pickUpPoints.map((point) => ({ value: point.code, name: point[language] }))
  return (
    <div className="receiver-wide">
      <SelectField
        label={texts.pickUpPoint}
        placeholder={texts.choosePoint}
        hint={texts.pickUpHint}
        options={options}
        {...field('provinceCode')}
      />
    </div>
  )
}

function AddressFields({ field }: { field: FieldProps }) {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  const groups = deliveryRegions.map((region) => ({
    name: region[language],
    options: region.districts.map((district) => ({ value: district.code, name: district[language] })),
  }))
  return (
    <>
      <div className="receiver-wide">
        <SelectField
          label={texts.district}
          autoComplete="address-level2"
          placeholder={texts.chooseDistrict}
          groups={groups}
          {...field('provinceCode')}
        />
      </div>
      <div className="receiver-wide">
        <TextField label={texts.address} autoComplete="street-address" {...field('address')} />
      </div>
    </>
  )
}
