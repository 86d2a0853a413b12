import type { ReactNode } from 'react'
import { adminBlockText } from '#language/admin/admin-block.text.ts'
import { goodsText } from '#language/admin/admin-home.text.ts'
import { useTexts } from '#language/texts.ts'
import type { HomeBlock } from '#modules/content/home.contract.ts'
import { homeLimits } from '#modules/content/home.rules.ts'
import { SelectField } from '#ui/fields.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { newItem } from './block-editing.ts'
import { AdminItems, AdminLinkField, AdminWords } from './block-fields.tsx'
import { AdminPictureField } from './picture-field.tsx'
import { AdminBrandList, AdminProductList } from './pick-lists.tsx'
import { AdminSceneForm } from './scene-form.tsx'
import { useBrandChoices, useCollectionChoices, useCategoryChoices } from './use-shop-choices.ts'

type Of<Kind extends HomeBlock['kind']> = { block: Extract<HomeBlock, { kind: Kind }>; editing: Editing }

export function AdminBlockForm({ block, editing }: { block: HomeBlock; editing: Editing }): ReactNode {
  switch (block.kind) {
    case 'hero':
      return <HeroForm editing={editing} />
    case 'scene':
      return <AdminSceneForm block={block} editing={editing} />
    case 'rail':
      return <RailForm block={block} editing={editing} />
    case 'tiles':
      return <TilesForm block={block} editing={editing} />
    case 'editorial':
      return <EditorialForm block={block} editing={editing} />
    case 'brands':
      return <BrandsForm block={block} editing={editing} />
    case 'designers':
      return <DesignersForm block={block} editing={editing} />
    case 'promises':
      return <PromisesForm block={block} editing={editing} />
  }
}

function HeroForm({ editing }: { editing: Editing }) {
  const texts = useTexts(adminBlockText)
  return (
    <>
      <AdminWords editing={editing} path="season" label={texts.season} most={40} />
      <AdminWords editing={editing} path="title" label={texts.title} most={60} rows={2} />
      <AdminWords editing={editing} path="words" label={texts.words} most={240} rows={3} />
      <AdminWords editing={editing} path="label" label={texts.label} most={40} />
      <AdminLinkField editing={editing} path="link" />
      {(['left', 'right'] as const).map((place) => (
        <fieldset key={place} className="block-item">
          <legend>{texts[place]}</legend>
          <FieldForm editing={editing} path={place} />
        </fieldset>
      ))}
    </>
  )
}

/** A picture that leads somewhere, and the words of its link. */
function FieldForm({ editing, path }: { editing: Editing; path: string }) {
  const texts = useTexts(adminBlockText)
  return (
    <>
      <AdminPictureField editing={editing} path={`${path}.picture`} />
      <AdminWords editing={editing} path={`${path}.label`} label={texts.label} most={40} />
      <AdminLinkField editing={editing} path={`${path}.link`} />
    </>
  )
}

function TitleField({ editing }: { editing: Editing }) {
  const texts = useTexts(adminBlockText)
  return <AdminWords editing={editing} path="title" label={texts.title} most={60} />
}

function TilesForm({ block, editing }: Of<'tiles'>) {
  const texts = useTexts(adminBlockText)
  return (
    <>
      <TitleField editing={editing} />
      <AdminItems
        editing={editing}
        path="tiles"
        items={block.tiles}
        most={homeLimits.tiles}
        make={newItem.tiles}
        nameOf={texts.tile}
      >
        {(path) => <FieldForm editing={editing} path={path} />}
      </AdminItems>
    </>
  )
}

function EditorialForm({ block, editing }: Of<'editorial'>) {
  const texts = useTexts(adminBlockText)
  return (
    <AdminItems
      editing={editing}
      path="stories"
      items={block.stories}
      most={homeLimits.stories}
      make={newItem.stories}
      nameOf={texts.story}
    >
      {(path) => (
        <>
          <AdminPictureField editing={editing} path={`${path}.picture`} />
          <AdminWords editing={editing} path={`${path}.title`} label={texts.title} most={60} rows={2} />
          <AdminWords editing={editing} path={`${path}.words`} label={texts.words} most={240} rows={3} />
          <AdminWords editing={editing} path={`${path}.label`} label={texts.label} most={40} />
          <AdminLinkField editing={editing} path={`${path}.link`} />
        </>
      )}
    </AdminItems>
  )
}

function PromisesForm({ block, editing }: Of<'promises'>) {
  const texts = useTexts(adminBlockText)
  return (
    <AdminItems
      editing={editing}
      path="promises"
      items={block.promises}
      most={homeLimits.promises}
      make={newItem.promises}
      nameOf={texts.promise}
    >
      {(path) => (
        <>
          <AdminWords editing={editing} path={`${path}.name`} label={texts.name} most={40} />
          <AdminWords editing={editing} path={`${path}.words`} label={texts.words} most={160} rows={2} />
        </>
      )}
    </AdminItems>
  )
}

const sources = ['new', 'sale', 'recommended', 'category', 'brand', 'collection', 'codes'] as const
const emptyGoods = {
  new: { from: 'new' },
  sale: { from: 'sale' },
  recommended: { from: 'recommended' },
  category: { from: 'category', path: '' },
  brand: { from: 'brand', code: '' },
  collection: { from: 'collection', code: '' },
  codes: { from: 'codes', codes: [] },
} as const

function RailForm({ block, editing }: Of<'rail'>) {
  const texts = useTexts(adminBlockText)
  const goods = useTexts(goodsText)
  const { from } = block.goods
  return (
    <>
      <TitleField editing={editing} />
      <SelectField
        label={texts.goods}
        options={sources.map((source) => ({ value: source, name: goods[source] }))}
        value={from}
        onChange={(event) => editing.set('goods', emptyGoods[sources.find((source) => source === event.target.value) ?? 'new'])}
      />
      {from === 'category' ? <CategoryField editing={editing} /> : null}
      {from === 'brand' ? <BrandField editing={editing} /> : null}
      {from === 'collection' ? <CollectionField editing={editing} /> : null}
      {from === 'codes' ? <AdminProductList editing={editing} path="goods.codes" most={homeLimits.codes} /> : null}
    </>
  )
}

function CategoryField({ editing }: { editing: Editing }) {
  const texts = useTexts(adminBlockText)
  return <ChoiceField editing={editing} path="goods.path" label={texts.category} options={useCategoryChoices()} />
}

function BrandField({ editing }: { editing: Editing }) {
  const texts = useTexts(adminBlockText)
  return <ChoiceField editing={editing} path="goods.code" label={texts.brand} options={useBrandChoices()} />
}

function CollectionField({ editing }: { editing: Editing }) {
  const goods = useTexts(goodsText)
  return <ChoiceField editing={editing} path="goods.code" label={goods.collection} options={useCollectionChoices()} />
}

type ChoiceProps = { editing: Editing; path: string; label: string; options: { value: string; name: string }[] }

function ChoiceField({ editing, path, label, options }: ChoiceProps) {
  const texts = useTexts(adminBlockText)
  return (
    <SelectField
      label={label}
      placeholder={texts.choose}
      options={options}
      problem={editing.problem(path)}
      value={editing.text(path)}
      onChange={(event) => editing.set(path, event.target.value)}
    />
  )
}

function DesignersForm({ block, editing }: Of<'designers'>) {
  return (
    <>
      <TitleField editing={editing} />
      <AdminBrandList
        choices={useBrandChoices()}
        codes={block.codes}
        most={homeLimits.designers}
        problem={editing.problem('codes')}
        onChange={(codes) => editing.set('codes', codes)}
      />
    </>
  )
}

function BrandsForm({ block, editing }: Of<'brands'>) {
  const texts = useTexts(adminBlockText)
  const choices = useBrandChoices()
  const ownOf = (code: string) => block.brands.find((brand) => brand.code === code) ?? { code, picture: null }
  return (
    <>
      <TitleField editing={editing} />
      <AdminBrandList
        choices={choices}
        codes={block.brands.map(({ code }) => code)}
        most={homeLimits.brands}
        problem={editing.problem('brands')}
        onChange={(codes) => editing.set('brands', codes.map(ownOf))}
      />
      {block.brands.map(({ code }, at) => (
        <fieldset key={code} className="block-item">
          <legend>{choices.find(({ value }) => value === code)?.name ?? code}</legend>
          <AdminPictureField editing={editing} path={`brands.${at}.picture`} label={texts.brandPicture} optional />
        </fieldset>
      ))}
    </>
  )
}
