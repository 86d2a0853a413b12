import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { adminPicturesText } from '#language/admin/products/admin-product-editor.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { DocumentPicture, ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import type { Editing } from '#desk/use-editing.ts'
import { Button } from '#ui/button.tsx'
import { PictureRow } from './picture-row.tsx'
import { DRAGGED, type Spot, spotOf } from './picture-order.ts'
import { SendingList } from './sending-list.tsx'
import { usePictureSending } from './use-picture-sending.ts'

type Props = {
  editing: Editing
  document: ProductDocument
  /** Of the colour. */
  at: number
  onMove: (from: Spot, to: Spot) => void
  onSending: (at: number, isSending: boolean) => void
}

const MOST = 20

/** The pictures of a colour in their order: chosen, dropped or pasted, many at once. */
export function PictureBoard({ editing, document, at, onMove, onSending }: Props) {
  const texts = useTexts(adminPicturesText)
  const language = useLanguage()
  const [over, setOver] = useState(false)
  const colour = document.colours[at]
  const path = `document.colours.${at}.pictures`
  const pictures = colour?.pictures ?? []
  const { sendings, begin, again, forget } = usePictureSending((fresh) =>
    editing.set(path, [...picturesAt(editing, path), ...fresh].slice(0, MOST)),
  )
  const isSending = sendings.some(({ state }) => state !== 'failed')
  useEffect(() => onSending(at, isSending), [onSending, at, isSending])
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const from = spotOf(event.dataTransfer.getData(DRAGGED))
    if (from && from.colour !== at) onMove(from, { colour: at, place: pictures.length })
    else if (!from) begin([...event.dataTransfer.files])
  }
  const onPaste = ({ clipboardData }: ClipboardEvent) => {
    if (clipboardData.files.length > 0) begin([...clipboardData.files])
  }
  return (
    <section
      className={over ? 'product-pictures product-pictures-over' : 'product-pictures'}
      aria-label={texts.picturesOf(colour?.name[language] ?? '')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      <BoardHead editing={editing} path={path} isFull={pictures.length >= MOST} onFiles={begin} />
      <ol className="picture-rows">
        {pictures.map((picture, place) => (
          <PictureRow
            key={keyOf(pictures, place)}
            {...{ editing, document, picture, path: `${path}.${place}`, onMove }}
            spot={{ colour: at, place }}
          />
        ))}
      </ol>
      <SendingList sendings={sendings} onAgain={again} onForget={forget} />
      {pictures.length > 0 ? <FillAlt editing={editing} document={document} at={at} /> : null}
      {pictures.length > 1 ? <p className="admin-keys">{texts.moveKeys}</p> : null}
    </section>
  )
}

const picturesAt = (editing: Editing, path: string): DocumentPicture[] =>
  (editing.read(path) as DocumentPicture[] | undefined) ?? []

/** The same picture may stand in a colour twice. */
const keyOf = (pictures: readonly DocumentPicture[], at: number): string =>
  `${pictures[at]?.hash} ${pictures.slice(0, at).filter(({ hash }) => hash === pictures[at]?.hash).length}`

type HeadProps = { editing: Editing; path: string; isFull: boolean; onFiles: (files: File[]) => void }

function BoardHead({ editing, path, isFull, onFiles }: HeadProps) {
  const texts = useTexts(adminPicturesText)
  const file = useRef<HTMLInputElement>(null)
  const problem = editing.problem(path)
  return (
    <div className="product-pictures-head">
      <span className="field-label">{texts.pictures}</span>
      <label className="picture-upload">
        <input
          ref={file}
          className="hidden-text"
          type="file"
          name={path}
          multiple
          disabled={isFull}
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <span className="btn-text">{texts.choose}</span>
      </label>
      <p className="field-hint">{texts.dropHint}</p>
      {problem ? (
        <p className="field-problem" data-invalid tabIndex={-1}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}

type FillProps = { editing: Editing; document: ProductDocument; at: number }

/** What nobody has described yet is described by the name of the piece and its colour. */
function FillAlt({ editing, document, at }: FillProps) {
  const texts = useTexts(adminPicturesText)
  const { name, colours } = document
  const colour = colours[at]
  if (!colour || colour.pictures.every(({ alt }) => alt.en !== '' && alt.zh !== '')) return null
  const words = (side: 'en' | 'zh', place: number): string => {
    const parts = [name[side], colour.name[side], String(place + 1)].filter(Boolean)
    return parts.join(side === 'zh' ? '，' : ', ').slice(0, 160)
  }
  const fill = () =>
    editing.set(
      `document.colours.${at}.pictures`,
      colour.pictures.map((picture, place) => ({
        ...picture,
        alt: { en: picture.alt.en || words('en', place), zh: picture.alt.zh || words('zh', place) },
      })),
    )
  return (
    <div>
      <Button look="text" onClick={fill}>
        {texts.fillAlt}
      </Button>
    </div>
  )
}
