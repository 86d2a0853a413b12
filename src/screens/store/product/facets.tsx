import { useState } from 'react'
import { listText } from '#language/list.text.ts'
import { useTexts } from '#language/texts.ts'
import type { FacetValueWire, FiltersWire } from '#modules/search/search.contract.ts'
import { PriceFields } from './price-fields.tsx'
import { showCount } from './list-count.ts'
import { type Facet, type ListQuery, toggled } from './list-query.ts'

const SHOWN_AT_FIRST = 8

type FacetsProps = { filters: FiltersWire; query: ListQuery; onChange: (next: ListQuery) => void; onBrandPage: boolean }

export function Facets({ filters, query, onChange, onBrandPage }: FacetsProps) {
  const texts = useTexts(listText)
  const group = (facet: Facet, values: FacetValueWire[]) => (
    <FacetGroup
      name={facet}
      title={texts[facet]}
      values={values}
      chosen={query[facet]}
      onToggle={(value) => onChange(toggled(query, facet, value))}
    />
  )
  return (
    <>
      {group('type', filters.category)}
      {onBrandPage ? null : group('brand', filters.brand)}
      {group('colour', filters.colour)}
      {group('size', filters.size)}
      <PriceFields range={filters.price} query={query} onChange={onChange} />
      {filters.saleNum > 0 || query.sale ? (
        <fieldset className="facet">
          <FacetRow
            name="sale"
            value="1"
            text={texts.onSale}
            num={filters.saleNum}
            checked={query.sale}
            onToggle={() => onChange({ ...query, sale: !query.sale, page: 1 })}
          />
        </fieldset>
      ) : null}
    </>
  )
}

type GroupProps = { name: Facet; title: string; values: FacetValueWire[]; chosen: string[]; onToggle: (value: string) => void }

function FacetGroup({ name, title, values, chosen, onToggle }: GroupProps) {
  const texts = useTexts(listText)
  const [all, setAll] = useState(false)
  const [word, setWord] = useState('')
  if (values.length === 0) return null
  const many = values.length > SHOWN_AT_FIRST
  const asked = word.trim().toLowerCase()
  const shown = asked
    ? values.filter((value) => value.name.toLowerCase().includes(asked))
    : values.filter((value, index) => all || index < SHOWN_AT_FIRST || chosen.includes(value.value))
  return (
    <fieldset className="facet">
      <legend className="caps">{title}</legend>
      {name === 'brand' && many ? <FindBrand word={word} onType={setWord} /> : null}
      <div className={name === 'size' ? 'facet-sizes' : undefined}>
        {shown.map((value) => (
          <FacetRow
            key={value.value}
            name={name}
            value={value.value}
            text={value.name}
            num={value.num}
            hex={value.hex}
            checked={chosen.includes(value.value)}
            onToggle={() => onToggle(value.value)}
          />
        ))}
      </div>
      {many && !asked ? (
        <button type="button" className="facet-all link" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.fewer : texts.viewAll(values.length)}
        </button>
      ) : null}
    </fieldset>
  )
}

function FindBrand({ word, onType }: { word: string; onType: (word: string) => void }) {
  const texts = useTexts(listText)
  return (
    <input
      type="search"
      className="facet-find"
      aria-label={texts.findBrand}
      placeholder={texts.findBrand}
      value={word}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}

type RowProps = {
  name: string
  value: string
  text: string
  num: number
  hex?: string | undefined
  checked: boolean
  onToggle: () => void
}

/** A value without pieces stays where it is and cannot be chosen: nothing moves under the finger. */
function FacetRow({ name, value, text, num, hex, checked, onToggle }: RowProps) {
  return (
    <label className="facet-row">
      <input type="checkbox" name={name} value={value} checked={checked} disabled={num === 0 && !checked} onChange={onToggle} />
      {hex ? <i style={{ backgroundColor: hex }} /> : null}
      <span>{text}</span>
      <span className="mute">{showCount(num)}</span>
    </label>
  )
}
