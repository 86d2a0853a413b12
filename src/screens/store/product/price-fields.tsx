import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { listText } from '#language/list.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ListQuery } from './list-query.ts'

type PriceFieldsProps = { range: { min: number; max: number }; query: ListQuery; onChange: (next: ListQuery) => void }

/** Two fields that apply when left or on Enter, and only when the range makes sense. */
export function PriceFields({ range, query, onChange }: PriceFieldsProps) {
  const texts = useTexts(listText)
  const [min, setMin] = useState(query.min?.toString() ?? '')
  const [max, setMax] = useState(query.max?.toString() ?? '')
  const problemId = useId()
  // Only a change from outside, a chip taken away or another address, overwrites what is being typed.
  useEffect(() => setMin(query.min?.toString() ?? ''), [query.min])
  useEffect(() => setMax(query.max?.toString() ?? ''), [query.max])
  const low = min === '' ? undefined : Number(min)
  const high = max === '' ? undefined : Number(max)
  const upsideDown = low !== undefined && high !== undefined && low > high
  const apply = () => {
    if (upsideDown || (low === query.min && high === query.max)) return
    const { min: _min, max: _max, ...rest } = query
    onChange({ ...rest, page: 1, ...(low === undefined ? {} : { min: low }), ...(high === undefined ? {} : { max: high }) })
  }
  const field = (name: 'min' | 'max', label: string, value: string, set: (value: string) => void) => (
    <label>
      <span className="mute">{label}</span>
      <input
        type="text"
        inputMode="numeric"
        name={name}
        maxLength={9}
        placeholder={String(range[name])}
        value={value}
        aria-invalid={upsideDown || undefined}
        aria-describedby={upsideDown ? problemId : undefined}
        onChange={(event) => set(event.currentTarget.value.replace(/\D/g, ''))}
        onBlur={apply}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && apply()}
      />
    </label>
  )
  return (
    <fieldset className="facet">
      <legend className="caps">{texts.price}</legend>
      <div className="price-fields">
        {field('min', texts.lowest, min, setMin)}
        {field('max', texts.highest, max, setMax)}
      </div>
      {upsideDown ? (
        <p className="field-problem" id={problemId}>
          {texts.upsideDown}
        </p>
      ) : null}
    </fieldset>
  )
}
