import { type KeyboardEvent, useState } from 'react'
import { adminBlockText } from '#language/admin/admin-block.text.ts'
import { adminPicturesText } from '#language/admin/products/admin-product-editor.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { DocumentPicture, ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import type { Editing } from '#desk/use-editing.ts'
import { MoveButton } from '#screens/admin/home/home-blocks.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { Picture } from '#ui/picture.tsx'
import { FocusDialog } from './focus-dialog.tsx'
import { DRAGGED, type Spot, spotOf } from './picture-order.ts'

type Props = {
  editing: Editing
  document: ProductDocument
  picture: DocumentPicture
  path: string
  spot: Spot
  onMove: (from: Spot, to: Spot) => void
}

/** One picture, what it shows in both languages, and where it stands: moved by drag, by Alt with an arrow, and by its buttons. */
export function PictureRow({ editing, document, picture, path, spot, onMove }: Props) {
  const texts = useTexts(adminPicturesText)
  const { colour, place } = spot
  const move = (by: -1 | 1) => onMove(spot, { colour, place: place + by })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the fields and buttons in it
    <li
      className="picture-row"
      onKeyDown={onKeyDown}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const from = spotOf(event.dataTransfer.getData(DRAGGED))
        if (!from) return
        event.preventDefault()
        event.stopPropagation()
        onMove(from, spot)
      }}
    >
      <span
        className="picture-handle"
        draggable
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED, `${colour} ${place}`)}
      >
        <Picture picture={{ ...picture, alt: '' }} sizes="72px" most={240} />
      </span>
      <div className="picture-words">
        {(['en', 'zh'] as const).map((side) => (
          <TextField
            key={side}
            label={side === 'en' ? texts.altEn : texts.altZh}
            lang={side === 'en' ? 'en-HK' : 'zh-Hant-HK'}
            name={`${path}.alt.${side}`}
            maxLength={160}
            autoComplete="off"
            problem={editing.problem(`${path}.alt.${side}`)}
            value={picture.alt[side]}
            onChange={(event) => editing.set(`${path}.alt.${side}`, event.target.value)}
          />
        ))}
      </div>
      <RowActions {...{ editing, document, picture, path, spot, onMove }} />
    </li>
  )
}

function RowActions({ editing, document, picture, path, spot, onMove }: Props) {
  const list = useTexts(adminBlockText)
  const texts = useTexts(adminPicturesText)
  const [focusing, setFocusing] = useState(false)
  const { colour, place } = spot
  const { colours } = document
  const pictures = colours[colour]?.pictures ?? []
  const name = texts.picture(place + 1)
  return (
    <div className="picture-row-actions">
      <MoveButton name={list.of(list.up, name)} off={place === 0} onPress={() => onMove(spot, { colour, place: place - 1 })} />
      <MoveButton
        name={list.of(list.down, name)}
        off={place === pictures.length - 1}
        onPress={() => onMove(spot, { colour, place: place + 1 })}
        down
      />
      <Button look="text" aria-label={list.of(texts.focus, name)} onClick={() => setFocusing(true)}>
        {texts.focus}
      </Button>
      <Button
        look="text"
        aria-label={list.of(list.removeItem, name)}
        onClick={() => editing.set(`document.colours.${colour}.pictures`, pictures.toSpliced(place, 1))}
      >
        {list.removeItem}
      </Button>
      <MoveToColour {...{ document, spot, onMove }} />
      {focusing ? (
        <FocusDialog
          picture={picture}
          onChange={(focus) => editing.set(`${path}.focus`, focus)}
          onClose={() => setFocusing(false)}
        />
      ) : null}
    </div>
  )
}

function MoveToColour({ document: { colours }, spot, onMove }: Pick<Props, 'document' | 'spot' | 'onMove'>) {
  const texts = useTexts(adminPicturesText)
  const language = useLanguage()
  const { colour } = spot
  if (colours.length < 2) return null
  return (
    <SelectField
      label={texts.moveTo}
      value=""
      placeholder="—"
      options={colours.flatMap((each, at) =>
        at === colour ? [] : [{ value: String(at), name: each.name[language] || each.name.en || String(at + 1) }],
      )}
      onChange={({ target }) => {
        const to = Number(target.value)
        onMove(spot, { colour: to, place: colours[to]?.pictures.length ?? 0 })
      }}
    />
  )
}
