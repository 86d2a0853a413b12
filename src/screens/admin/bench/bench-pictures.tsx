import { useRef, useState } from 'react'
import { adminBenchText } from '#language/admin/admin-bench.text.ts'
import { checkPointText } from '#language/product/checklist.text.ts'
import { useTexts } from '#language/texts.ts'
import { checklists, type PieceKind } from '#modules/authentication/checklists.rules.ts'
import { sendUpload } from '#modules/uploads/uploads.paths.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields.tsx'
import { Picture } from '#ui/picture.tsx'
import type { Photograph } from './use-decision.ts'

const MOST = 12

type Props = { kind: PieceKind; pictures: Photograph[]; onChange: (pictures: Photograph[]) => void }

/** Photographs of the piece: a phone or tablet opens its camera, a computer its files. */
export function AdminBenchPictures({ kind, pictures, onChange }: Props) {
  const texts = useTexts(adminBenchText)
  const { file, busy, problem, send } = useSending(pictures, onChange)
  return (
    <section aria-labelledby="bench-pictures">
      <h2 id="bench-pictures">{texts.pictures}</h2>
      <p className="field-hint">{texts.picturesHint}</p>
      <ul className="case-pictures">
        {pictures.map((picture, at) => (
          <Shown
            key={picture.uploadId}
            kind={kind}
            picture={picture}
            number={at + 1}
            onPoint={(point) => onChange(pictures.map((one) => (one === picture ? { ...one, point } : one)))}
            onRemove={() => onChange(pictures.filter((one) => one !== picture))}
          />
        ))}
      </ul>
      {pictures.length < MOST ? (
        <label className="picture-upload">
          <input
            ref={file}
            className="hidden-text"
            type="file"
            accept="image/jpeg,image/png"
            capture="environment"
            multiple
            onChange={() => void send()}
          />
          <span className="btn-text">{busy ? texts.sending : texts.take}</span>
        </label>
      ) : null}
      <div role="alert">{problem ? <p className="field-problem">{problem}</p> : null}</div>
    </section>
  )
}

type ShownProps = {
  kind: PieceKind
  picture: Photograph
  number: number
  onPoint: (point: string) => void
  onRemove: () => void
}

function Shown({ kind, picture, number, onPoint, onRemove }: ShownProps) {
  const texts = useTexts(adminBenchText)
  const points = useTexts(checkPointText)
  const { hash, width, height } = picture
  return (
    <li>
      <Picture picture={{ hash, width, height, alt: texts.photographOf(number) }} sizes="160px" most={360} eager />
      <SelectField
        label={texts.shows}
        value={picture.point}
        options={[{ value: '', name: texts.whole }, ...checklists[kind].map((point) => ({ value: point, name: points[point] }))]}
        onChange={(event) => onPoint(event.target.value)}
      />
      <Button look="text" onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  )
}

/** One after the other: the shop draws every picture anew. */
function useSending(pictures: Photograph[], onChange: (pictures: Photograph[]) => void) {
  const file = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async () => {
    const chosen = [...(file.current?.files ?? [])].slice(0, MOST - pictures.length)
    if (chosen.length === 0 || busy) return
    setBusy(true)
    setProblem('')
    const sent: Photograph[] = []
    for (const picture of chosen) {
      const result = await callAdmin(sendUpload('authentication'), {}, { picture })
      if (!result.ok) {
        setProblem(result.msg)
        break
      }
      const { uploadId, hash, width, height } = result.data
      sent.push({ uploadId, hash: hash ?? '', width, height, point: '' })
      onChange(pictures.concat(sent))
    }
    if (file.current) file.current.value = ''
    setBusy(false)
  }
  return { file, busy, problem, send }
}
