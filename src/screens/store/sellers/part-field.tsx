import type { HTMLInputAutoCompleteAttribute } from 'react'
import { payoutBanks } from '#language/buying/banks.ts'
import { fieldHintText, applyText, pledgeText } from '#language/sellers/apply.text.ts'
import { applicantCategoryText, applicationFieldText, socialPlatformText } from '#language/sellers/application-fields.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import {
  applicantCategories,
  categoriesIn,
  type FieldName,
  socialPlatforms,
} from '#modules/applications/application-parts.rules.ts'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'

type Props = { field: FieldName; value: string; problem: string | undefined; onChange: (value: string) => void }
type Looks = {
  type?: 'date' | 'email' | 'tel' | 'url'
  inputMode?: 'numeric'
  most?: number
  autoComplete?: HTMLInputAutoCompleteAttribute
}

const LOOKS: Partial<Record<FieldName, Looks>> = {
  shopName: { most: 40 },
  contactName: { most: 20, autoComplete: 'name' },
  contactPhone: { type: 'tel', autoComplete: 'tel' },
  contactEmail: { type: 'email', autoComplete: 'email' },
  brands: { most: 200 },
  companyNumber: { inputMode: 'numeric', most: 12 },
  effectiveDate: { type: 'date' },
  expiryDate: { type: 'date' },
  dealerExpiry: { type: 'date' },
  registeredAddress: { most: 200, autoComplete: 'street-address' },
  operationsName: { most: 20 },
  operationsPhone: { type: 'tel' },
  operationsEmail: { type: 'email' },
  account: { inputMode: 'numeric', most: 24, autoComplete: 'off' },
  cardNumber: { inputMode: 'numeric', most: 24, autoComplete: 'off' },
  payee: { most: 70, autoComplete: 'off' },
  channel: { type: 'url', most: 300 },
  followerCount: { inputMode: 'numeric', most: 12 },
}

/** One field of an application, by what it takes. */
export function PartField({ field, value, problem, onChange }: Props) {
  const texts = useTexts(applyText)
  const labels = useTexts(applicationFieldText)
  const hints: Partial<Record<FieldName, string>> = useTexts(fieldHintText)
  const shared = { field, value, problem, onChange }
  if (field === 'categories') return <Categories {...shared} />
  if (field === 'pledged') return <Pledge {...shared} />
  if (field === 'bankCode' || field === 'socialPlatform' || field === 'dealerCategory')
    return <Choice {...shared} field={field} />
  const { most = 100, ...looks } = LOOKS[field] ?? {}
  return (
    <TextField
      {...looks}
      name={field}
      label={labels[field]}
      hint={hints[field]}
      optional={field === 'cardNumber' ? texts.optional : undefined}
      maxLength={most}
      value={value}
      problem={problem}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function Categories({ value, problem, onChange }: Props) {
  const labels = useTexts(applicationFieldText)
  const names = useTexts(applicantCategoryText)
  const chosen = categoriesIn({ categories: value })
  return (
    <fieldset>
      <legend className="field-label">{labels.categories}</legend>
      <div className="apply-ticks">
        {applicantCategories.map((one) => (
          <Tick
            key={one}
            name="categories"
            value={one}
            checked={chosen.includes(one)}
            onChange={({ target }) =>
              onChange(applicantCategories.filter((each) => (each === one ? target.checked : chosen.includes(each))).join(' '))
            }
          >
            {names[one]}
          </Tick>
        ))}
      </div>
      {problem ? <p className="field-problem">{problem}</p> : null}
    </fieldset>
  )
}

function Pledge({ value, problem, onChange }: Props) {
  const texts = useTexts(pledgeText)
  return (
    <>
      <p>{texts.words}</p>
      <Tick
        name="pledged"
        value="yes"
        checked={value === 'yes'}
        problem={problem}
        onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
      >
        {texts.sign}
      </Tick>
    </>
  )
}

function Choice({ field, value, problem, onChange }: Props & { field: 'bankCode' | 'socialPlatform' | 'dealerCategory' }) {
  const language = useLanguage()
  const labels = useTexts(applicationFieldText)
  const platforms = useTexts(socialPlatformText)
  const options = {
    bankCode: payoutBanks.map((bank) => ({ value: bank.code, name: `${bank.code} ${bank[language]}` })),
    socialPlatform: socialPlatforms.map((one) => ({ value: one, name: platforms[one] })),
    dealerCategory: ['A', 'B'].map((one) => ({ value: one, name: one })),
  }
  return (
    <SelectField
      name={field}
      label={labels[field]}
      placeholder=""
      options={options[field]}
      value={value}
      problem={problem}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
