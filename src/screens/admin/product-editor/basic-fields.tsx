import { adminProductFieldText } from '#language/admin/products/admin-product-editor.text.ts'
import { useTexts } from '#language/texts.ts'
import { AdminWords } from '#screens/admin/home/block-fields.tsx'
import { CategoryFields } from './category-fields.tsx'
import { LineField, type PartProps, PickField } from './line-field.tsx'

const GENDERS = ['women', 'men', 'unisex'] as const

/** What the piece is, and what is said of it. */
export function BasicFields({ editing, choices }: PartProps) {
  const texts = useTexts(adminProductFieldText)
  return (
    <>
      <div className="admin-form-pair">
        <PickField
          editing={editing}
          path="document.brandCode"
          label={texts.brandCode}
          placeholder={texts.choose}
          options={choices.brands.map(({ id, name }) => ({ value: id, name }))}
        />
        <LineField
          editing={editing}
          path="document.articleNumber"
          label={texts.articleNumber}
          hint={texts.articleHint}
          maxLength={40}
        />
        <PickField
          editing={editing}
          path="document.gender"
          label={texts.gender}
          options={GENDERS.map((value) => ({ value, name: texts[value] }))}
        />
      </div>
      <CategoryFields editing={editing} choices={choices} />
      <AdminWords editing={editing} path="document.name" label={texts.name} most={120} />
      <AdminWords editing={editing} path="document.description" label={texts.description} most={4_000} rows={7} />
    </>
  )
}
