import { useState } from 'react'
import { facetsText } from '#language/browse/facets.text.ts'
import { useTexts } from '#language/texts.ts'
import type { FacetValueWire } from '#modules/search/search.contract.ts'
import { FacetRow } from './facet-row.tsx'
import type { Facet } from './list-query.ts'

const SHOWN_AT_FIRST = 8

type GroupProps = { name: Facet; title: string; values: FacetValueWire[]; chosen: string[]; onTick: () => void }

/** One group of values: the first eight, the others on request, without script too. */
export function FacetGroup({ name, title, values, chosen, onTick }: GroupProps) {
  const texts = useTexts(facetsText)
  const [word, setWord] = useState('')
  const rest = values.slice(SHOWN_AT_FIRST)
  const [all, setAll] = useState(rest.some(({ value }) => chosen.includes(value)))
  if (values.length === 0) return null
  const asked = word.trim().toLowerCase()
  const scales = new Set(values.map(({ scale }) => scale)).size > 1
  const rows = (some: FacetValueWire[], before?: FacetValueWire) =>
    some.flatMap((one, at) => {
      const heading = scales && one.scale !== (some[at - 1] ?? before)?.scale
      return [
        heading ? (
          <p key={`scale ${one.scale}`} className="facet-scale mute">
            {texts.scale(one.scale ?? '')}
          </p>
        ) : null,
        <FacetRow
          key={one.value}
          name={name}
          value={one.value}
          text={one.name}
          num={one.num}
          hex={one.hex}
          chosen={chosen.includes(one.value)}
          hidden={asked !== '' && !one.name.toLowerCase().includes(asked)}
          onTick={onTick}
        />,
      ]
    })
  const className = name === 'size' ? 'facet-sizes' : undefined
  return (
    <fieldset className="facet">
      <legend className="caps">{title}</legend>
      {name === 'brand' && rest.length > 0 ? <FindBrand word={word} onType={setWord} /> : null}
      <div className={className}>{rows(values.slice(0, SHOWN_AT_FIRST))}</div>
      {rest.length > 0 ? (
        <details
          className="facet-rest"
          open={all || asked !== ''}
          onToggle={(event) => asked || setAll(event.currentTarget.open)}
        >
          <summary hidden={asked !== ''}>{all ? texts.fewer : texts.viewAll(values.length)}</summary>
          <div className={className}>{rows(rest, values[SHOWN_AT_FIRST - 1])}</div>
        </details>
      ) : null}
    </fieldset>
  )
}

function FindBrand({ word, onType }: { word: string; onType: (word: string) => void }) {
  const texts = useTexts(facetsText)
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
