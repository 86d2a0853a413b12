import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { facetsText } from '#language/browse/facets.text.ts'
import { useTexts } from '#language/texts.ts'
import { keepTyped } from '#platform/text/typed-text.ts'
import type { ListQuery } from './list-query.ts'

export type PriceRange = Pick<ListQuery, 'min' | 'max'>
type PriceFieldsProps = { range: { min: number; max: number }; query: ListQuery; onChange: (price: PriceRange) => void }

const NAMES = ['min', 'max'] as const
const isUpsideDown = ({ min, max }: PriceRange): boolean => min !== undefined && max !== undefined && min > max

/** What is typed lives in the fields; `check` reads them and says whether the range makes sense. */
function usePriceGroup({ min, max }: PriceRange) {
  const [upsideDown, setUpsideDown] = useState(isUpsideDown({ min, max }))
  const group = useRef<HTMLFieldSetElement>(null)
  const known = useRef<PriceRange>({ min, max })
  // Only a change from outside, a chip taken away or another address, overwrites what is being typed.
  useEffect(() => {
    const given = { min, max }
    for (const name of NAMES) if (known.current[name] !== given[name]) write(group.current, name, given[name])
    known.current = given
    setUpsideDown(isUpsideDown(typedIn(group.current)))
  }, [min, max])
  const check = (): PriceRange | undefined => {
    const price = typedIn(group.current)
    setUpsideDown(isUpsideDown(price))
    return isUpsideDown(price) ? undefined : price
  }
  return { group, upsideDown, check }
}

/** Two fields that apply when left or on Enter, and only when the range makes sense. */
export function PriceFields({ range, query, onChange }: PriceFieldsProps) {
  const texts = useTexts(facetsText)
  const problemId = useId()
  const { group, upsideDown, check } = usePriceGroup(query)
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    currentTarget.value = keepTyped(currentTarget.value, { only: ['digit'] })
    check()
  }
  const apply = () => {
    const price = check()
    if (price && (price.min !== query.min || price.max !== query.max)) onChange(price)
  }
  const field = (name: 'min' | 'max', label: string) => (
    <label>
      <span className="mute">{label}</span>
      <input
        {...{
          type: 'text',
          inputMode: 'numeric',
          name,
          maxLength: 9,
          placeholder: String(range[name]),
          defaultValue: query[name],
        }}
        aria-invalid={upsideDown || undefined}
        aria-describedby={upsideDown ? problemId : undefined}
        onInput={onInput}
        onBlur={apply}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && apply()}
      />
    </label>
  )
  return (
    <fieldset className="facet" ref={group}>
      <legend className="caps">{texts.price}</legend>
      <div className="price-fields">
        {field('min', texts.lowest)}
        {field('max', texts.highest)}
      </div>
      {upsideDown ? (
        <p className="field-problem" id={problemId}>
          {texts.upsideDown}
        </p>
      ) : null}
    </fieldset>
  )
}

const fieldIn = (group: HTMLElement | null, name: string) => group?.querySelector<HTMLInputElement>(`input[name=${name}]`)

function typedIn(group: HTMLElement | null): PriceRange {
  const amount = (name: string): number | undefined => {
    const value = fieldIn(group, name)?.value
    return value ? Number(value) : undefined
  }
  return { min: amount('min'), max: amount('max') }
}

function write(group: HTMLElement | null, name: string, value: number | undefined): void {
  const field = fieldIn(group, name)
  if (field) field.value = value === undefined ? '' : String(value)
}
