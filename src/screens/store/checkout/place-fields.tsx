import { Suspense } from 'react'
import { areaNumberOf, destinationName } from '#language/buying/address-places.ts'
import { destinationOf, isLocal, territoryAt } from '#language/buying/territories.ts'
import { checkoutText } from '#language/buying/checkout.text.ts'
import { deliveryRegions } from '#language/buying/districts.ts'
import { zoneText } from '#language/buying/zone.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { CheckoutDraft } from '#modules/orders/placing/checkout-request.rules.ts'
import type { SettleWire } from '#modules/orders/placing/settle.contract.ts'
import { drawnPart } from '#ui/drawn-part.ts'
import { SelectField, TextField } from '#ui/fields.tsx'
import { farNote } from './far-note.ts'
import type { FieldProps, Filled } from './receiver-field.ts'

const FarFields = await drawnPart(() => import('./far-fields.tsx'))

type Props = Pick<Filled, 'draft' | 'onChange'> & { field: FieldProps; sums: SettleWire | undefined }

/** Hong Kong and Macau by their districts. Where we deliver further, the country is asked first, and what parcels need there. */
export function CheckoutPlaceFields(props: Props) {
  const texts = useTexts(checkoutText)
  const { draft, field, sums } = props
  const isFar = !isLocal(draft.territory)
  return (
    <>
      {isFar || (sums && sums.zones.length > 0) ? <DestinationField {...props} /> : null}
      {isFar ? (
        <Suspense>
          <FarFields {...{ draft, field }} />
        </Suspense>
      ) : (
        <DistrictField field={field} />
      )}
      <div className="receiver-wide">
        <TextField label={texts.address} autoComplete="street-address" {...field('address')} />
      </div>
    </>
  )
}

const HERE = 'HK'

function DestinationField({ draft, onChange, field, sums }: Props) {
  const language = useLanguage()
  const texts = useTexts(zoneText)
  const { territory, provinceCode } = draft
  const value = isLocal(territory) ? HERE : destinationOf(territory, provinceCode)
  // One that was typed before stays to be seen, even if we deliver there no more.
  const places = [...new Set([...(sums?.zones.flatMap((zone) => zone.places) ?? []), ...(value === HERE ? [] : [value])])]
  // Abroad the country is the place itself.
  const problem = territory === 'ABROAD' ? { ...field('provinceCode'), onBlur: undefined } : { id: 'checkout-destination' }
  return (
    <div className="receiver-wide">
      <SelectField
        label={texts.destination}
        {...problem}
        name="destination"
        autoComplete="country"
        value={value}
        hint={value === HERE ? undefined : farNote(sums, language)}
        onChange={({ target }) => onChange(movedTo(draft, target.value))}
        options={[
          { value: HERE, name: texts.local },
          ...places.map((code) => ({ value: code, name: destinationName(code)[language] })),
        ]}
      />
    </div>
  )
}

function DistrictField({ field }: Pick<Props, 'field'>) {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  const groups = deliveryRegions.map((region) => ({
    name: region[language],
    options: region.districts.map((district) => ({ value: district.code, name: district[language] })),
  }))
  return (
    <div className="receiver-wide">
      <SelectField
        label={texts.district}
        autoComplete="address-level2"
        placeholder={texts.chooseDistrict}
        groups={groups}
        {...field('provinceCode')}
      />
    </div>
  )
}

/** What follows when it goes elsewhere: other places to choose from, and the area code of a number not yet typed. */
function movedTo({ mobile }: CheckoutDraft, destination: string): Partial<CheckoutDraft> {
  const territory = territoryAt(destination)
  const provinceCode = territory === 'ABROAD' ? destination : ''
  const areaNum = areaNumberOf(territory, provinceCode)
  return { territory, provinceCode, city: '', postCode: '', ...(mobile === '' && areaNum ? { areaNum } : {}) }
}
