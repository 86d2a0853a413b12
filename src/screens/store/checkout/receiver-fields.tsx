import type { ReactNode } from 'react'
import { checkoutText } from '#language/buying/checkout.text.ts'
import { areaNumberChoices } from '#language/buying/address-places.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { PICK_UP, pickUpPoints } from '#modules/fulfilment/address.rules.ts'
import type { SettleWire } from '#modules/orders/placing/settle.contract.ts'
import { PHONE } from '#platform/text/typed-text.ts'
import { SelectField, TextField } from '#ui/fields.tsx'
import { NameFields } from '../name-fields.tsx'
import { CheckoutPlaceFields } from './place-fields.tsx'
import { type FieldProps, type Filled, receiverField } from './receiver-field.ts'

type Props = Filled & { sums: SettleWire | undefined }
type More = { emailAlone: boolean; children: ReactNode }

/** Seven fields for a guest in Hong Kong; no postal code, since there is none, and elsewhere what parcels need there. Of a kept address the e-mail is asked alone. */
export function ReceiverFields({ emailAlone, children, ...props }: Props & More) {
  const texts = useTexts(checkoutText)
  const field = receiverField(props)
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

function PersonFields({ draft, onChange, sums, field }: Props & { field: FieldProps }) {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  return (
    <>
      <NameFields field={(name) => ({ label: texts[name], ...field(name) })} />
      <div className="receiver-wide receiver-phone">
        <SelectField
          label={texts.areaNum}
          name="areaNum"
          autoComplete="tel-country-code"
          value={draft.areaNum}
          onChange={(event) => onChange({ areaNum: event.target.value })}
          options={areaNumberChoices(language)}
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
      {draft.logisticsType === PICK_UP ? (
        <PickUpField field={field} />
      ) : (
        <CheckoutPlaceFields {...{ draft, onChange, field, sums }} />
      )}
    </>
  )
}

function PickUpField({ field }: { field: FieldProps }) {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  const options = pickUpPoints().map((point) => ({ value: point.code, name: point[language] }))
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
