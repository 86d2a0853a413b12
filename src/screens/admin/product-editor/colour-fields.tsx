import { type ReactNode, useCallback, useState } from 'react'
import { adminBlockText } from '#language/admin/admin-block.text.ts'
import { adminProductFieldText } from '#language/admin/products/admin-product-editor.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { DocumentColour, ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import { AdminWords } from '#screens/admin/home/block-fields.tsx'
import { MoveButton } from '#screens/admin/home/home-blocks.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields.tsx'
import { LineField, type PartProps, PickField } from './line-field.tsx'
import { PictureBoard } from './picture-board.tsx'
import { usePictureMoves } from './use-picture-moves.ts'

const PATH = 'document.colours'
const MOST = 40
type Props = PartProps & { document: ProductDocument }

/** The colours in their order, each with its pictures. */
export function ColourFields({ editing, choices, document }: Props) {
  const texts = useTexts(adminProductFieldText)
  const { colours } = document
  const options = useColourOptions(choices)
  const { said, move } = usePictureMoves(editing, colours)
  // What is on its way knows its colour by its place, which stays meanwhile.
  const [sending, setSending] = useState<readonly number[]>([])
  const onSending = useCallback(
    (at: number, isSending: boolean) => setSending((all) => [...all.filter((other) => other !== at), ...(isSending ? [at] : [])]),
    [],
  )
  const add = (id: string) => {
    const chosen = choices.colours.find((colour) => colour.id === id)
    if (!chosen) return
    const { en, zh, hex } = chosen
    editing.set(PATH, [...colours, { colourId: id, name: { en, zh }, hex, pictures: [], variants: [] }])
  }
  return (
    <>
      <p className="hidden-text" role="status">
        {said}
      </p>
      {colours.length === 0 ? <p className="mute">{texts.noColours}</p> : null}
      {colours.map((colour, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a colour has no name of its own; its fields are controlled
        <ColourItem key={at} {...{ editing, choices, document, colour, at }} isFixed={sending.length > 0}>
          <PictureBoard {...{ editing, document, at, onSending }} onMove={move} />
        </ColourItem>
      ))}
      {colours.length < MOST ? (
        <SelectField
          label={texts.addColour}
          name={PATH}
          problem={editing.problem(PATH)}
          placeholder={texts.choose}
          value=""
          onChange={(event) => add(event.target.value)}
          options={options}
        />
      ) : null}
    </>
  )
}

/** Those that are offered, and the one that is chosen already. */
const useColourOptions = ({ colours }: PartProps['choices'], chosen = '') => {
  const language = useLanguage()
  return colours
    .filter(({ id, retired }) => !retired || id === chosen)
    .map((colour) => ({ value: colour.id, name: colour[language] }))
}

type ItemProps = Props & { colour: DocumentColour; at: number; isFixed: boolean; children: ReactNode }

function ColourItem({ editing, choices, document: { colours }, colour, at, isFixed, children }: ItemProps) {
  const language = useLanguage()
  const texts = useTexts(adminProductFieldText)
  const list = useTexts(adminBlockText)
  const path = `${PATH}.${at}`
  const name = colour.name[language] || colour.name.en || texts.colour(at + 1)
  const move = (by: -1 | 1) => editing.set(PATH, colours.toSpliced(at, 1).toSpliced(at + by, 0, colour))
  const choose = (id: string) => {
    const chosen = choices.colours.find((each) => each.id === id)
    if (chosen) editing.set(path, { ...colour, colourId: id, name: { en: chosen.en, zh: chosen.zh }, hex: chosen.hex })
  }
  return (
    <fieldset className="block-item">
      <legend>
        <i className="product-swatch" style={{ backgroundColor: colour.hex }} /> {name}
      </legend>
      <div className="block-item-actions">
        <MoveButton name={list.of(list.up, name)} off={isFixed || at === 0} onPress={() => move(-1)} />
        <MoveButton name={list.of(list.down, name)} off={isFixed || at === colours.length - 1} onPress={() => move(1)} down />
        <Button
          look="text"
          disabled={isFixed}
          aria-label={list.of(list.removeItem, name)}
          onClick={() => editing.set(PATH, colours.toSpliced(at, 1))}
        >
          {list.removeItem}
        </Button>
      </div>
      <div className="admin-form-pair">
        <PickField
          editing={editing}
          path={`${path}.colourId`}
          label={texts.colourId}
          options={useColourOptions(choices, colour.colourId)}
          onChange={(event) => choose(event.target.value)}
        />
        <LineField editing={editing} path={`${path}.hex`} label={texts.hex} maxLength={7} />
      </div>
      <AdminWords editing={editing} path={`${path}.name`} label={texts.colourName} most={40} />
      {children}
    </fieldset>
  )
}
