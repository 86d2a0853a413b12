import { storefrontText } from '#language/admin/front/admin-storefront.text.ts'
import { useTexts } from '#language/texts.ts'
import { PRODUCT_FLAGS } from '#modules/catalogue/product-flags.rules.ts'
import { shelfLimits } from '#modules/search/shelf-limits.rules.ts'
import type { Editing } from '#desk/use-editing.ts'
import { AdminChoiceList } from '#screens/admin/home/pick-lists.tsx'
import { useBrandChoices, useCategoryChoices } from '#screens/admin/home/use-shop-choices.ts'
import { TextField, Tick } from '#ui/fields.tsx'

type Props = { editing: Editing; path: string }
const listAt = (editing: Editing, path: string): string[] => (editing.read(path) as string[] | undefined) ?? []

/** Everything that a piece can be asked to be. */
export function AdminRuleFields({ editing, path }: Props) {
  const texts = useTexts(storefrontText)
  const categories = useCategoryChoices()
  return (
    <>
      <AdminRuleBrands editing={editing} path={`${path}.brands`} />
      <AdminChoiceList
        title={texts.categories}
        find={texts.addCategory}
        choices={categories}
        codes={listAt(editing, `${path}.categories`)}
        most={shelfLimits.names}
        problem={editing.problem(`${path}.categories`)}
        onChange={(paths) => editing.set(`${path}.categories`, paths)}
      />
      <div className="admin-form-pair">
        <Dollars editing={editing} path={`${path}.minPrice`} label={texts.minPrice} />
        <Dollars editing={editing} path={`${path}.maxPrice`} label={texts.maxPrice} />
        <Words editing={editing} path={`${path}.since`} label={texts.since} type="date" />
        <Words editing={editing} path={`${path}.word`} label={texts.word} type="text" />
      </div>
      <AdminRuleTicks editing={editing} path={path} names={['isNew', 'sale', 'inStock']} />
    </>
  )
}

export function AdminRuleBrands({ editing, path }: Props) {
  const texts = useTexts(storefrontText)
  return (
    <AdminChoiceList
      title={texts.brands}
      find={texts.addBrand}
      choices={useBrandChoices()}
      codes={listAt(editing, path)}
      most={shelfLimits.names}
      problem={editing.problem(path)}
      onChange={(codes) => editing.set(path, codes)}
    />
  )
}

type Trait = 'isNew' | 'sale' | 'inStock' | 'soldOut'

/** Qualities that a piece has or has not. */
export function AdminRuleTicks({ editing, path, names }: Props & { names: readonly Trait[] }) {
  const texts = useTexts(storefrontText)
  const flags = listAt(editing, `${path}.flags`)
  return (
    <div className="shelf-ticks">
      {names.map((name) => (
        <Tick
          key={name}
          checked={editing.read(`${path}.${name}`) === true}
          onChange={({ target }) => editing.set(`${path}.${name}`, target.checked)}
        >
          {texts[name]}
        </Tick>
      ))}
      {PRODUCT_FLAGS.map((flag) => (
        <Tick
          key={flag}
          checked={flags.includes(flag)}
          onChange={({ target }) =>
            editing.set(`${path}.flags`, target.checked ? [...flags, flag] : flags.filter((each) => each !== flag))
          }
        >
          {texts[flag]}
        </Tick>
      ))}
    </div>
  )
}

type Field = Props & { label: string }

function Dollars({ editing, path, label }: Field) {
  const texts = useTexts(storefrontText)
  const value = editing.read(path)
  return (
    <TextField
      label={label}
      optional={texts.optional}
      inputMode="numeric"
      maxLength={9}
      autoComplete="off"
      problem={editing.problem(path)}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '')
        editing.set(path, digits === '' ? null : Number(digits))
      }}
    />
  )
}

function Words({ editing, path, label, type }: Field & { type: 'date' | 'text' }) {
  const texts = useTexts(storefrontText)
  return (
    <TextField
      type={type}
      label={label}
      optional={texts.optional}
      maxLength={80}
      autoComplete="off"
      problem={editing.problem(path)}
      value={editing.text(path)}
      onChange={({ target }) => editing.set(path, target.value)}
    />
  )
}
