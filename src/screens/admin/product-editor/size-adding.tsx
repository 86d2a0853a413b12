import { useState } from 'react'
import { adminProductFieldText } from '#language/admin/products/admin-product-editor.text.ts'
import { useTexts } from '#language/texts.ts'
import type { DocumentColour, ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import type { ProductChoicesWire } from '#modules/catalogue/editing/product-editing.contract.ts'
import type { Editing } from '#desk/use-editing.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { sizesToAdd, withSizes } from './variant-making.ts'

type Props = {
  editing: Editing
  document: ProductDocument
  colour: DocumentColour
  at: number
  /** Otherwise what is added has no price yet. */
  setsPrices: boolean
  scales: ProductChoicesWire['sizeTables'][number]['scales']
}

const ONE_SIZE = 'One size'

/** Sizes of the scale that is right for the piece, added one by one or all at once; any other size by its name. */
export function SizeAdding({ editing, document, colour, at, scales, setsPrices }: Props) {
  const texts = useTexts(adminProductFieldText)
  const path = `document.colours.${at}.variants`
  const [wanted, setWanted] = useState('')
  const inUse = colour.variants.at(-1)?.sizeSystem
  const scale = scales.find(({ system }) => system === (wanted || inUse)) ?? scales[0]
  const left = scale ? sizesToAdd(colour, scale.sizes, scale.system) : []
  const add = (sizes: readonly string[], system: string) =>
    editing.set(path, withSizes(document, at, { sizes, system, setsPrices }))
  return (
    <div className="size-adding" data-field={path}>
      {scale ? (
        <SelectField
          label={texts.scale}
          value={scale.system}
          options={scales.map(({ system }) => ({ value: system, name: system }))}
          onChange={({ target }) => setWanted(target.value)}
        />
      ) : null}
      <SizeButtons {...{ left, system: scale?.system ?? '', add }} isOneSize={!scale && colour.variants.length === 0} />
      <OwnSize onAdd={(size) => add([size], '')} />
      {editing.problem(path) ? (
        <p className="field-problem" data-invalid tabIndex={-1}>
          {editing.problem(path)}
        </p>
      ) : null}
    </div>
  )
}

function OwnSize({ onAdd }: { onAdd: (size: string) => void }) {
  const texts = useTexts(adminProductFieldText)
  const [own, setOwn] = useState('')
  const add = () => {
    onAdd(own.trim())
    setOwn('')
  }
  return (
    <div className="size-own">
      <TextField
        label={texts.ownSize}
        maxLength={20}
        autoComplete="off"
        value={own}
        onChange={({ target }) => setOwn(target.value)}
      />
      <Button look="line" disabled={own.trim() === ''} onClick={add}>
        {texts.add}
      </Button>
    </div>
  )
}

type ButtonsProps = {
  left: readonly string[]
  system: string
  isOneSize: boolean
  add: (sizes: readonly string[], system: string) => void
}

function SizeButtons({ left, system, isOneSize, add }: ButtonsProps) {
  const texts = useTexts(adminProductFieldText)
  if (isOneSize)
    return (
      <Button look="line" onClick={() => add([ONE_SIZE], '')}>
        {texts.oneSize}
      </Button>
    )
  if (left.length === 0) return null
  return (
    <ul className="size-buttons">
      {left.map((size) => (
        <li key={size}>
          <Button look="line" aria-label={texts.addSize(size)} onClick={() => add([size], system)}>
            {size}
          </Button>
        </li>
      ))}
      <li>
        <Button look="text" onClick={() => add(left, system)}>
          {texts.addAll}
        </Button>
      </li>
    </ul>
  )
}
