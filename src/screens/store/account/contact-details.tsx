import { ownDetailsText } from '#language/frame/own-details.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { areaNumberChoices } from '#language/buying/address-places.ts'
import { PHONE } from '#platform/text/typed-text.ts'
import { SelectField, TextField } from '#ui/fields.tsx'
import { NameFields } from '../name-fields.tsx'
import type { ToldDetails } from './use-details.ts'

/** Name and contact, as the next checkout has them filled in. */
export function ContactFields({ told, problems, change }: Pick<ToldDetails, 'told' | 'problems' | 'change'>) {
  const language = useLanguage()
  const texts = useTexts(ownDetailsText)
  const field = (name: 'firstName' | 'lastName' | 'mobile' | 'email') => ({
    label: texts[name],
    name,
    value: told[name],
    problem: problems[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <div className="receiver">
      <NameFields field={field} />
      <div className="receiver-wide receiver-phone">
        <SelectField
          label={texts.areaNum}
          name="areaNum"
          autoComplete="tel-country-code"
          value={told.areaNum}
          onChange={({ target }) => change({ areaNum: target.value })}
          options={areaNumberChoices(language)}
        />
        <TextField type="tel" inputMode="tel" autoComplete="tel-national" typing={PHONE} {...field('mobile')} />
      </div>
      <div className="receiver-wide">
        <TextField type="email" inputMode="email" autoComplete="email" {...field('email')} />
      </div>
    </div>
  )
}
