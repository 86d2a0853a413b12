import { addressFormText } from '#language/account/address-form.text.ts'
import type { PostalAddress } from '#language/buying/address-lines.ts'
import { areaNumberChoices, areaNumberOf } from '#language/buying/address-places.ts'
import { placesIn } from '#language/buying/place-groups.ts'
import { isLocal, type Territory, territories, territoryNames } from '#language/buying/territories.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { type AddressField, hasCity, hasPostCode } from '#modules/fulfilment/address.rules.ts'
import { needsPostCode } from '#modules/fulfilment/post-codes.rules.ts'
import { CODE, PHONE } from '#platform/text/typed-text.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { NameFields } from '../name-fields.tsx'
import '../checkout/checkout.css'

export type AddressFieldsProps = {
  draft: PostalAddress
  problems: Partial<Record<AddressField, string>>
  onChange: (part: Partial<PostalAddress>) => void
  onLeave: (field: AddressField) => void
  /** Those that are offered; all of them otherwise. */
  territories?: readonly Territory[]
}

export const emptyAddress: PostalAddress = {
  firstName: '',
  lastName: '',
  areaNum: '+852',
  mobile: '',
  territory: 'HK',
  provinceCode: '',
  city: '',
  postCode: '',
  address: '',
}
export const addressFieldOrder: AddressField[] = [
  'firstName',
  'lastName',
  'mobile',
  'provinceCode',
  'city',
  'postCode',
  'address',
]

/** What follows from a change: another territory has other places, and a number not yet typed its code. */
export function changedAddress(draft: PostalAddress, part: Partial<PostalAddress>): PostalAddress {
  const moved = part.territory !== undefined && part.territory !== draft.territory
  const next = { ...draft, ...(moved ? { provinceCode: '', city: '', postCode: '' } : {}), ...part }
  const code = areaNumberOf(next.territory, next.provinceCode)
  const follows = draft.mobile === '' && (moved || part.provinceCode !== undefined)
  return follows && code ? { ...next, areaNum: code } : next
}

/** Who and where, for any place; what a place does not have is not asked. */
export function AddressFields(props: AddressFieldsProps) {
  const language = useLanguage()
  const texts = useTexts(addressFormText)
  const { draft, onChange } = props
  const field = useFields(props)
  return (
    <>
      <fieldset className="receiver">
        <legend>{texts.receiver}</legend>
        <NameFields field={(name) => ({ label: texts[name], ...field(name) })} />
        <div className="receiver-wide receiver-phone">
          <SelectField
            label={texts.areaNum}
            name="areaNum"
            autoComplete="tel-country-code"
            value={draft.areaNum}
            onChange={({ target }) => onChange({ areaNum: target.value })}
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
      </fieldset>
      <PlaceFields {...props} field={field} />
    </>
  )
}

function PlaceFields({ draft, onChange, territories: offered, field }: AddressFieldsProps & { field: FieldOf }) {
  const language = useLanguage()
  const texts = useTexts(addressFormText)
  const words = usePlaceWords(draft.territory)
  const groups = placesIn(draft.territory).map((group) => ({
    name: group[language],
    options: group.places.map((place) => ({ value: place.code, name: place[language] })),
  }))
  const [only] = groups
  return (
    <fieldset className="receiver">
      <legend>{texts.place}</legend>
      <TerritoryField {...{ draft, onChange }} {...(offered ? { territories: offered } : {})} />
      <div className="receiver-wide">
        <SelectField
          label={words.place}
          placeholder={words.choose}
          autoComplete={draft.territory === 'ABROAD' ? 'country' : 'address-level1'}
          {...(groups.length === 1 && only ? { options: only.options } : { groups })}
          {...field('provinceCode')}
        />
      </div>
      {hasCity(draft.territory) ? <TextField label={words.city} autoComplete="address-level2" {...field('city')} /> : null}
      {hasPostCode(draft.territory) ? (
        <TextField
          label={texts.postCode}
          optional={needsPostCode(draft) ? undefined : texts.optional}
          autoComplete="postal-code"
          typing={CODE}
          {...field('postCode')}
        />
      ) : null}
      <div className="receiver-wide">
        <TextField label={texts.detail} autoComplete="street-address" {...field('address')} />
      </div>
    </fieldset>
  )
}

/** Another one has other places: they follow by themselves, or without script once they are asked for. */
function TerritoryField({
  draft,
  onChange,
  territories: offered = territories,
}: Pick<AddressFieldsProps, 'draft' | 'onChange' | 'territories'>) {
  const language = useLanguage()
  const texts = useTexts(addressFormText)
  return (
    <div className="receiver-wide">
      <SelectField
        label={texts.territory}
        name="territory"
        value={draft.territory}
        hint={isLocal(draft.territory) ? undefined : texts.elsewhere}
        onChange={({ target }) => onChange({ territory: offered.find((one) => one === target.value) ?? 'HK' })}
        options={offered.map((code) => ({ value: code, name: territoryNames[code][language] }))}
      />
      <noscript>
        <Button type="submit" look="text" name="act" value="places">
          {texts.showPlaces}
        </Button>
      </noscript>
    </div>
  )
}

function usePlaceWords(territory: Territory): { place: string; choose: string; city: string } {
  const texts = useTexts(addressFormText)
  if (territory === 'CN') return { place: texts.province, choose: texts.chooseProvince, city: texts.cityAndDistrict }
  if (territory === 'TW') return { place: texts.county, choose: texts.chooseCounty, city: texts.townDistrict }
  if (territory === 'ABROAD') return { place: texts.country, choose: texts.chooseCountry, city: texts.city }
  return { place: texts.district, choose: texts.chooseDistrict, city: texts.city }
}

type FieldOf = ReturnType<typeof useFields>

const useFields =
  ({ draft, problems, onChange, onLeave }: AddressFieldsProps) =>
  (name: AddressField) => ({
    id: `address-${name}`,
    name,
    value: draft[name],
    problem: problems[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    // Said when a field is left, not while it is typed in.
    onBlur: () => draft[name] !== '' && onLeave(name),
  })
