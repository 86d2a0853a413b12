import { useState } from 'react'
import { facetsText } from '#language/browse/facets.text.ts'
import { listText } from '#language/browse/list.text.ts'
import { useTexts } from '#language/texts.ts'
import type { FacetValueWire, FiltersWire } from '#modules/search/search.contract.ts'
import { FacetGroup } from './facet-group.tsx'
import { FacetRow } from './facet-row.tsx'
import { type PriceRange, PriceFields } from './price-fields.tsx'
import type { Facet, ListQuery } from './list-query.ts'

type FacetsProps = {
  filters: FiltersWire
  query: ListQuery
  /** Something was ticked, or a price was set: the form is to be read. */
  onChange: (price?: PriceRange) => void
  onBrandPage: boolean
}

/** Everything a card shows can be chosen by. */
export function Facets({ filters, query, onChange, onBrandPage }: FacetsProps) {
  const texts = useTexts(facetsText)
  const group = (name: Exclude<Facet, 'attribute' | 'discount' | 'flag'>, values: FacetValueWire[]) => (
    <FacetGroup name={name} title={texts[name]} values={values} chosen={query[name]} onTick={() => onChange()} />
  )
  return (
    <>
      {group('type', filters.category)}
      {onBrandPage ? null : group('brand', filters.brand)}
      {group('size', filters.size)}
      {group('colour', filters.colour)}
      {filters.material.length > 1 || query.material.length > 0 ? group('material', filters.material) : null}
      {filters.attribute.map(({ id, name, values }) => (
        <FacetGroup key={id} name="attribute" title={name} values={values} chosen={query.attribute} onTick={() => onChange()} />
      ))}
      <PriceFields range={filters.price} query={query} onChange={onChange} />
      <Discounts filters={filters} query={query} onTick={() => onChange()} />
      <Switches filters={filters} query={query} onTick={() => onChange()} />
    </>
  )
}

type RowsProps = { filters: FiltersWire; query: ListQuery; onTick: () => void }

function Discounts({ filters, query, onTick }: RowsProps) {
  const texts = useTexts(facetsText)
  const words = useTexts(listText)
  // Once shown it stays: nothing moves under the finger.
  const [shown] = useState(filters.saleNum > 0 || query.sale || filters.discount.length > 0)
  if (!shown && filters.saleNum === 0) return null
  return (
    <fieldset className="facet">
      <legend className="caps">{texts.discount}</legend>
      <FacetRow name="sale" value="1" text={words.sale} num={filters.saleNum} chosen={query.sale} onTick={onTick} />
      {filters.discount.map(({ value, num }) => (
        <FacetRow
          key={value}
          name="discount"
          value={value}
          text={words.orMore(Number(value))}
          num={num}
          chosen={query.discount.includes(value)}
          onTick={onTick}
        />
      ))}
    </fieldset>
  )
}

/** Offered while they divide the list. */
function Switches({ filters, query, onTick }: RowsProps) {
  const texts = useTexts(facetsText)
  const words = useTexts(listText)
  const rows = [
    { name: 'inStock', value: '1', text: words.inStock, num: filters.inStockNum, chosen: query.inStock },
    { name: 'isNew', value: '1', text: words.isNew, num: filters.newNum, chosen: query.isNew },
    ...filters.flag.map(({ value, name, num }) => ({
      name: 'flag',
      value,
      text: name,
      num,
      chosen: query.flag.includes(value),
    })),
  ]
  const keyOf = (row: { name: string; value: string }): string => row.name + row.value
  // Once shown they stay: nothing moves under the finger.
  const [shown] = useState(() => new Set(rows.filter(({ chosen, num }) => chosen || (num > 0 && num < filters.total)).map(keyOf)))
  if (shown.size === 0) return null
  return (
    <fieldset className="facet">
      <legend className="caps">{texts.only}</legend>
      {rows
        .filter((row) => shown.has(keyOf(row)))
        .map((row) => (
          <FacetRow key={keyOf(row)} {...row} onTick={onTick} />
        ))}
    </fieldset>
  )
}
