import { addressFormText } from '#language/account/address-form.text.ts'
import { placesIn } from '#language/buying/place-groups.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { needsPostCode } from '#modules/fulfilment/post-codes.rules.ts'
import { CODE } from '#platform/text/typed-text.ts'
import { SelectField, TextField } from '#ui/fields.tsx'
import type { FieldProps, Filled } from './receiver-field.ts'

/** What a parcel needs that leaves Hong Kong and Macau. */
export default function FarFields({ draft, field }: Pick<Filled, 'draft'> & { field: FieldProps }) {
  const language = useLanguage()
  const texts = useTexts(addressFormText)
  const { territory } = draft
  const inChina = territory === 'CN'
  return (
    <>
      {territory === 'ABROAD' ? null : (
        <div className="receiver-wide">
          <SelectField
            label={inChina ? texts.province : texts.county}
            placeholder={inChina ? texts.chooseProvince : texts.chooseCounty}
            autoComplete="address-level1"
            options={placesIn(territory).flatMap(({ places }) =>
              places.map((place) => ({ value: place.code, name: place[language] })),
            )}
            {...field('provinceCode')}
          />
        </div>
      )}
      <TextField
        label={inChina ? texts.cityAndDistrict : territory === 'TW' ? texts.townDistrict : texts.city}
        autoComplete="address-level2"
        {...field('city')}
      />
      <TextField
        label={texts.postCode}
        optional={needsPostCode(draft) ? undefined : texts.optional}
        autoComplete="postal-code"
        typing={CODE}
        {...field('postCode')}
      />
    </>
  )
}
