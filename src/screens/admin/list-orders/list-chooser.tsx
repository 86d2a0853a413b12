import { useState } from 'react'
import { useNavigate } from 'react-router'
import { adminListOrdersText } from '#language/admin/front/admin-list-orders.text.ts'
import { storefrontText } from '#language/admin/front/admin-storefront.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { DeskComboBox } from '#desk/combo-box.tsx'
import { useBrandChoices, useCategoryChoices, useCollectionChoices } from '#screens/admin/home/use-shop-choices.ts'
import { SelectField } from '#ui/fields.tsx'

const kinds = ['category', 'brand', 'collection'] as const
type Kind = (typeof kinds)[number]

/** Opens the list that somebody wants to arrange. */
export function AdminListChooser() {
  const language = useLanguage()
  const texts = useTexts(adminListOrdersText)
  const words = useTexts(storefrontText)
  const navigate = useNavigate()
  const [kind, setKind] = useState<Kind>('category')
  const choices = { category: useCategoryChoices(), brand: useBrandChoices(), collection: useCollectionChoices() }[kind]
  const open = (name: string) =>
    void navigate(localPath(language, `/admin/listOrders?list=${encodeURIComponent(`${kind}:${name}`)}`))
  return (
    <section className="list-chooser" aria-label={texts.open}>
      <SelectField
        label={texts.open}
        options={kinds.map((each) => ({ value: each, name: texts[each] }))}
        value={kind}
        onChange={({ target }) => setKind(kinds.find((each) => each === target.value) ?? 'category')}
      />
      <DeskComboBox
        key={kind}
        label={texts.choose}
        nothing={words.nothingFound}
        choices={choices.map(({ value, name }) => ({ id: value, name }))}
        onPick={open}
      />
    </section>
  )
}
