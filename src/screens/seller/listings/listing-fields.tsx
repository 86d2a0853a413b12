import { sellerListingsText } from '#language/sellers/proposals.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ProposalChoicesWire } from '#modules/proposals/proposals.contract.ts'
import { SelectField, TextArea, TextField } from '#ui/fields.tsx'
import { NO_SCALE, type TypedListing } from './typed-listing.ts'

const GENDERS = ['women', 'men', 'unisex'] as const

type Props = {
  typed: TypedListing
  choices: ProposalChoicesWire
  problem: (path: string) => string | undefined
  onChange: (typed: TypedListing) => void
}

/** What is said of the whole item. */
export function ListingFields(props: Props) {
  const texts = useTexts(sellerListingsText)
  return (
    <>
      <Words {...props} />
      <Places {...props} />
      <p className="mute">{texts.condition}</p>
    </>
  )
}

function Words({ typed, problem, onChange }: Props) {
  const texts = useTexts(sellerListingsText)
  const sides = [
    ['en', texts.nameEn, texts.descriptionEn, 'en-HK'],
    ['zh', texts.nameZh, texts.descriptionZh, 'zh-Hant-HK'],
  ] as const
  return (
    <div className="listing-words">
      {sides.map(([side, name, description, lang]) => (
        <div key={side}>
          <TextField
            label={name}
            lang={lang}
            hint={side === 'en' ? texts.oneLanguage : undefined}
            maxLength={120}
            value={typed.name[side]}
            problem={problem(`name.${side}`)}
            onChange={({ target }) => onChange({ ...typed, name: { ...typed.name, [side]: target.value } })}
          />
          <TextArea
            label={description}
            lang={lang}
            rows={5}
            maxLength={4_000}
            value={typed.description[side]}
            problem={problem(`description.${side}`)}
            onChange={({ target }) => onChange({ ...typed, description: { ...typed.description, [side]: target.value } })}
          />
        </div>
      ))}
    </div>
  )
}

const named = (list: readonly { id: string; name: string }[]) => list.map(({ id, name }) => ({ value: id, name }))

function Places({ typed, choices, problem, onChange }: Props) {
  const texts = useTexts(sellerListingsText)
  const field = (name: 'brandCode' | 'category') => ({
    value: typed[name],
    placeholder: '–',
    problem: problem(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...typed, [name]: target.value }),
  })
  const scalesOf = (category: string) => choices.categories.find(({ id }) => id === category)?.scales ?? []
  // A scale that the new category does not have would say what is not so.
  const pickCategory = (category: string) =>
    onChange({ ...typed, category, sizeSystem: scalesOf(category).includes(typed.sizeSystem) ? typed.sizeSystem : NO_SCALE })
  const scales = scalesOf(typed.category)
  const text = (name: 'articleNumber' | 'dispatchDays') => ({
    value: typed[name],
    problem: problem(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...typed, [name]: target.value }),
  })
  return (
    <div className="listing-places">
      <SelectField label={texts.brand} hint={texts.brandHint} options={named(choices.brands)} {...field('brandCode')} />
      <SelectField
        label={texts.category}
        options={named(choices.categories)}
        {...field('category')}
        onChange={({ target }) => pickCategory(target.value)}
      />
      {scales.length > 0 ? (
        <SelectField
          label={texts.scale}
          value={typed.sizeSystem}
          options={[{ value: NO_SCALE, name: texts.noScale }, ...scales.map((scale) => ({ value: scale, name: scale }))]}
          onChange={({ target }) => onChange({ ...typed, sizeSystem: target.value })}
        />
      ) : null}
      <SelectField
        label={texts.gender}
        value={typed.gender}
        options={GENDERS.map((value) => ({ value, name: texts[value] }))}
        onChange={({ target }) => onChange({ ...typed, gender: GENDERS.find((one) => one === target.value) ?? 'women' })}
      />
      <TextField label={texts.articleNumber} maxLength={40} {...text('articleNumber')} />
      <TextField label={texts.dispatchDays} inputMode="numeric" maxLength={2} {...text('dispatchDays')} />
    </div>
  )
}
