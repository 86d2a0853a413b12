import { adminMenuText } from '#language/admin/front/admin-menu.text.ts'
import { useTexts } from '#language/texts.ts'
import type { MenuTarget } from '#modules/content/menu.contract.ts'
import type { Editing } from '#desk/use-editing.ts'
import { AdminLinkField } from '#screens/admin/home/block-fields.tsx'
import { useBrandChoices, useCategoryChoices, useCollectionChoices } from '#screens/admin/home/use-shop-choices.ts'
import { SelectField } from '#ui/fields.tsx'

const empty = {
  category: { to: 'category', path: '' },
  brand: { to: 'brand', code: '' },
  brands: { to: 'brands' },
  collection: { to: 'collection', code: '' },
  link: { to: 'link', link: '' },
} as const satisfies Record<MenuTarget['to'], MenuTarget>
const kinds = ['category', 'brand', 'brands', 'collection', 'link'] as const

function useChoices() {
  return { category: useCategoryChoices(), brand: useBrandChoices(), collection: useCollectionChoices() }
}

/** What an entry leads to is called; empty where that is not chosen yet. */
export function useTargetNames(): (target: MenuTarget) => string {
  const texts = useTexts(adminMenuText)
  const choices = useChoices()
  return (target) => {
    if (target.to === 'brands') return texts.brands
    if (target.to === 'link') return target.link
    const value = target.to === 'category' ? target.path : target.code
    return choices[target.to].find((each) => each.value === value)?.name ?? value
  }
}

/** Where an entry leads. */
export function AdminMenuTarget({ editing, path }: { editing: Editing; path: string }) {
  const texts = useTexts(adminMenuText)
  const choices = useChoices()
  const { to } = editing.read(path) as MenuTarget
  const at = `${path}.${to === 'category' ? 'path' : 'code'}`
  return (
    <div className="admin-form-pair">
      <SelectField
        label={texts.leads}
        options={kinds.map((kind) => ({ value: kind, name: texts[kind] }))}
        value={to}
        onChange={({ target }) => editing.set(path, empty[kinds.find((kind) => kind === target.value) ?? 'link'])}
      />
      {to === 'link' ? <AdminLinkField editing={editing} path={`${path}.link`} /> : null}
      {to === 'category' || to === 'brand' || to === 'collection' ? (
        <SelectField
          label={texts[to]}
          placeholder={texts.choose}
          options={choices[to]}
          problem={editing.problem(at)}
          value={editing.text(at)}
          onChange={({ target }) => editing.set(at, target.value)}
        />
      ) : null}
    </div>
  )
}
