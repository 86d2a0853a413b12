import { useState } from 'react'
import { adminProductsText } from '#language/admin/products/admin-products.text.ts'
import { useTexts } from '#language/texts.ts'
import { listProductChoices } from '#modules/catalogue/editing/product-editing.paths.ts'
import { productLacks, type ProductSort, productSorts } from '#modules/catalogue/admin-list/product-sorts.rules.ts'
import { ONCE, useDeskQuery } from '#desk/desk-query.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { LACKS } from './product-cells.tsx'
import { EVERYTHING, type ProductAddress } from './use-product-address.ts'

type Props = { query: ProductAddress; show: (changes: Partial<ProductAddress>) => void }
type Choosing = 'brand' | 'category' | 'gender' | 'sale' | 'points' | 'stock' | 'lacks'

const NARROWING = ['brand', 'category', 'gender', 'sale', 'points', 'stock', 'lacks', 'since'] as const

/** What the list is narrowed to; on narrow screens folded away until it is wanted. */
export function ProductFilters({ query, show }: Props) {
  const texts = useTexts(adminProductsText)
  const [open, setOpen] = useState(false)
  const used = NARROWING.filter((name) => query[name] !== '').length
  return (
    <>
      <Button look="line" className="admin-products-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        {used > 0 ? texts.filtersOn(used) : texts.filters}
      </Button>
      <div className="admin-products-filters" role="group" aria-label={texts.filters} data-open={open || undefined}>
        <Fields query={query} show={show} />
        {used > 0 ? (
          <Button look="text" onClick={() => show({ ...EVERYTHING, word: query.word, state: query.state, sort: query.sort })}>
            {texts.clear}
          </Button>
        ) : null}
      </div>
    </>
  )
}

const yesOrNo = (yes: string, no: string) => [
  { value: 'yes', name: yes },
  { value: 'no', name: no },
]

function Fields({ query, show }: Props) {
  const texts = useTexts(adminProductsText)
  const brands = useListed('brands', query.brand)
  const categories = useListed('categories', query.category)
  const field = (name: Choosing) => ({
    value: query[name],
    // The options are those of the address.
    onChange: ({ target }: { target: { value: string } }) => show({ [name]: target.value }),
  })
  const genders = (['women', 'men', 'unisex'] as const).map((value) => ({ value, name: texts[value] }))
  return (
    <>
      <SelectField label={texts.brand} placeholder={texts.anyBrand} options={brands} {...field('brand')} />
      <SelectField label={texts.category} placeholder={texts.anyCategory} options={categories} {...field('category')} />
      <SelectField label={texts.gender} placeholder={texts.anybody} options={genders} {...field('gender')} />
      <SelectField
        label={texts.sale}
        placeholder={texts.either}
        options={yesOrNo(texts.onSale, texts.notOnSale)}
        {...field('sale')}
      />
      <SelectField
        label={texts.points}
        placeholder={texts.either}
        options={yesOrNo(texts.pointsAllowed, texts.noPoints)}
        {...field('points')}
      />
      <SelectField
        label={texts.stock}
        placeholder={texts.anyStock}
        options={(['none', 'low', 'some'] as const).map((value) => ({ value, name: texts[value] }))}
        {...field('stock')}
      />
      <SelectField
        label={texts.lacks}
        placeholder={texts.anything}
        options={productLacks.map((value) => ({ value, name: texts[LACKS[value]] }))}
        {...field('lacks')}
      />
      <TextField
        type="date"
        label={texts.since}
        value={query.since}
        max="9999-12-31"
        onChange={({ target }) => show({ since: target.value })}
      />
    </>
  )
}

/** What the list is put in order by. */
export function ProductOrder({ query, show }: Props) {
  const texts = useTexts(adminProductsText)
  const names = {
    newest: texts.newest,
    changed: texts.changedFirst,
    name: texts.byName,
    'price-up': texts.priceUp,
    'price-down': texts.priceDown,
    'stock-up': texts.stockUp,
    'stock-down': texts.stockDown,
  } satisfies Record<ProductSort, string>
  return (
    <SelectField
      label={texts.sort}
      options={productSorts.map((value) => ({ value, name: names[value] }))}
      value={query.sort}
      onChange={({ target }) => show({ sort: productSorts.find((sort) => sort === target.value) ?? 'newest' })}
    />
  )
}

/** What the address names is among them from the start. */
export function useListed(what: 'brands' | 'categories', chosen: string) {
  const { data } = useDeskQuery(listProductChoices, {}, ONCE)
  const found: readonly { id: string; name: string }[] = data?.[what] ?? []
  const options = found.map(({ id, name }) => ({ value: id, name }))
  return chosen === '' || options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, name: chosen }]
}
