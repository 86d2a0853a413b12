import { useRef, useState } from 'react'
import { adminBlockText } from '#language/admin/admin-block.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { StoredPicture } from '#modules/content/home.contract.ts'
import type { UploadedWire } from '#modules/uploads/uploads.contract.ts'
import { sendUpload } from '#modules/uploads/uploads.paths.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { AdminWords } from './block-fields.tsx'
import { AdminPicturePicker } from './picture-picker.tsx'

/** `purpose`: of what is uploaded; pictures of products may be chosen for the shop's own alone. */
type Props = { editing: Editing; path: string; label?: string; optional?: boolean; purpose?: 'shop-picture' | 'brand-picture' }

/** A picture of a product or one of our own, with what it shows in both languages. */
export function AdminPictureField({ editing, path, label, optional = false, purpose = 'shop-picture' }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminBlockText)
  const [choosing, setChoosing] = useState(false)
  const picture = editing.read(path) as StoredPicture | null
  const there = picture !== null && picture.hash !== ''
  const problem = editing.problem(`${path}.hash`) ?? editing.problem(path)
  const choose = (chosen: StoredPicture) => {
    editing.set(path, chosen)
    setChoosing(false)
  }
  return (
    <div className="picture-field">
      <div className="picture-now">
        {there ? (
          <Picture picture={{ ...picture, alt: picture.alt[language] }} sizes="96px" most={240} />
        ) : (
          <span className="pic" />
        )}
        <div className="picture-actions">
          <span className="field-label">{label ?? texts.picture}</span>
          {purpose === 'shop-picture' ? (
            <Button
              look="line"
              aria-expanded={choosing}
              data-invalid={problem ? '' : undefined}
              onClick={() => setChoosing(!choosing)}
            >
              {choosing ? texts.closePictures : there ? texts.changePicture : texts.choosePicture}
            </Button>
          ) : null}
          <UploadButton purpose={purpose} onDone={choose} />
          {optional && there ? (
            <Button look="text" onClick={() => editing.set(path, null)}>
              {texts.removePicture}
            </Button>
          ) : null}
          {problem ? <p className="field-problem">{problem}</p> : null}
        </div>
      </div>
      {choosing ? <AdminPicturePicker onChoose={choose} /> : null}
      {there ? <AdminWords editing={editing} path={`${path}.alt`} label={texts.alt} most={160} /> : null}
    </div>
  )
}

const pictureOf = ({ hash, width, height }: UploadedWire) => ({ hash: hash ?? '', width, height })

function UploadButton({ purpose, onDone }: { purpose: NonNullable<Props['purpose']>; onDone: (picture: StoredPicture) => void }) {
  const texts = useTexts(adminBlockText)
  const file = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async () => {
    const chosen = file.current?.files?.[0]
    if (!chosen || busy) return
    setBusy(true)
    setProblem('')
    const result = await callAdmin(sendUpload(purpose), {}, { picture: chosen })
    setBusy(false)
    if (file.current) file.current.value = ''
    if (result.ok) onDone({ ...pictureOf(result.data), alt: { en: '', zh: '' } })
    else setProblem(result.msg)
  }
  return (
    <div>
      <label className="picture-upload">
        <input ref={file} className="hidden-text" type="file" accept="image/jpeg,image/png" onChange={() => void send()} />
        <span className="btn-text">{busy ? texts.uploading : texts.upload}</span>
      </label>
      <p className="field-hint">{texts.uploadHint}</p>
      <div role="alert">{problem ? <p className="field-problem">{problem}</p> : null}</div>
    </div>
  )
}
