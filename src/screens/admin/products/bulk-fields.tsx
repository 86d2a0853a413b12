import { adminBulkEditsText } from '#language/admin/products/admin-bulk-edits.text.ts'
import { productFlagName } from '#language/browse/product-flag-names.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { PRODUCT_FLAGS } from '#modules/catalogue/product-flags.rules.ts'
import { isAboutPrices } from '#modules/catalogue/bulk-edits/product-edits.rules.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { SelectField, TextField } from '#ui/fields.tsx'
import { type BulkDraft, bulkChanges, editOf } from './bulk-draft.ts'
import { useListed } from './product-filters.tsx'

type Props = { draft: BulkDraft; onChange: (draft: BulkDraft) => void; problems: Record<string, string> }

/** What is changed, and what that change needs to know. */
export function BulkFields({ draft, onChange, problems }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminBulkEditsText)
  const may = useMay()
  const categories = useListed('categories', '')
  const { what, flag, path } = draft
  // The options are those of the draft.
  const set = (name: keyof BulkDraft) => ({
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [name]: target.value }),
  })
  return (
    <>
      <SelectField
        label={texts.what}
        placeholder={texts.choose}
        data-autofocus
        options={bulkChanges
          .filter((value) => may(isAboutPrices(editOf({ ...draft, what: value })) ? 'change-prices' : 'publish-products'))
          .map((value) => ({ value, name: texts[value] }))}
        value={what}
        problem={problems['edit.kind']}
        {...set('what')}
      />
      {what.startsWith('flag') ? (
        <SelectField
          label={texts.flag}
          options={PRODUCT_FLAGS.map((value) => ({ value, name: productFlagName(value, language) }))}
          value={flag}
          {...set('flag')}
        />
      ) : null}
      {what.startsWith('category') ? (
        <SelectField
          label={texts.category}
          placeholder={texts.choose}
          options={categories}
          value={path}
          problem={problems['edit.path']}
          {...set('path')}
        />
      ) : null}
      {what.startsWith('price') ? <PriceFields draft={draft} onChange={onChange} problems={problems} /> : null}
      {what.startsWith('price') || what === 'end-sale' ? <p className="mute">{texts.ownOnly}</p> : null}
    </>
  )
}

function PriceFields({ draft, onChange, problems }: Props) {
  const texts = useTexts(adminBulkEditsText)
  const { what, by, round } = draft
  const label = what === 'price-percent' ? texts.byPercent : what === 'price-amount' ? texts.byAmount : texts.byOff
  const steps = [
    { value: 'exact', name: texts.exact },
    ...['1', '10', '100'].map((value) => ({ value, name: texts.dollars(value) })),
  ]
  return (
    <div className="admin-form-pair">
      <TextField
        label={label}
        inputMode="text"
        autoComplete="off"
        maxLength={12}
        value={by}
        problem={problems['edit.by']}
        onChange={({ target }) => onChange({ ...draft, by: target.value.replaceAll('−', '-') })}
      />
      <SelectField
        label={texts.round}
        options={steps}
        value={round}
        // The options are those of the draft.
        onChange={({ target }) => onChange({ ...draft, round: target.value as BulkDraft['round'] })}
      />
    </div>
  )
}
