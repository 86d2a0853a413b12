import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { facetsText } from '#language/browse/facets.text.ts'
import { useTexts } from '#language/texts.ts'
import { keepTyped } from '#platform/text/typed-text.ts'
import { inOrder, type ListQuery } from './list-query.ts'

export type PriceRange = Pick<ListQuery, 'min' | 'max'>
type PriceFieldsProps = { range: { min: number; max: number }; query: ListQuery; onChange: (price: PriceRange) => void }

const NAMES = ['min', 'max'] as const

/**
 * What is typed lives in the fields. Only a change from outside, a chip taken away or another address, overwrites it:
 * a range these fields asked for arrives late, when the next one may be half typed.
 */
function usePriceGroup({ min, max }: PriceRange) {
  const group = useRef<HTMLFieldSetElement>(null)
  const known = useRef<PriceRange>({ min, max })
  useEffect(() => {
    const given = { min, max }
    for (const name of NAMES) if (known.current[name] !== given[name]) write(group.current, name, given[name])
    known.current = given
  }, [min, max])
  const askFor = (price: PriceRange) => {
    known.current = price
  }
  return { group, askFor }
}

/** Two fields that apply when left or on Enter; a range typed the other way round is turned. */
export function PriceFields({ range, query, onChange }: PriceFieldsProps) {
  const texts = useTexts(facetsText)
  const { group, askFor } = usePriceGroup(query)
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    currentTarget.value = keepTyped(currentTarget.value, { only: ['digit'] })
  }
  const turned = (): PriceRange => {
    const typed = typedIn(group.current)
    const [min, max] = inOrder(typed.min, typed.max)
    if (min !== typed.min)
      for (const [name, value] of [['min', min] as const, ['max', max] as const]) write(group.current, name, value)
    return { min, max }
  }
  const apply = () => {
    const price = turned()
    if (price.min === query.min && price.max === query.max) return
    askFor(price)
    onChange(price)
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
