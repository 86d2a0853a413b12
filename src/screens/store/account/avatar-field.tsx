import { type RefObject, useEffect, useRef, useState } from 'react'
import { memberDetailsText } from '#language/account/member-details.text.ts'
import { useTexts } from '#language/texts.ts'
import { AVATAR_BYTES } from '#modules/members/member-details.rules.ts'
import { Button } from '#ui/button.tsx'
import { AvatarCrop } from './avatar-crop.tsx'
import { useOwnPicture } from './use-own-picture.ts'

type Props = { uploadId: string; onChange: (uploadId: string) => void }

/** A picture of oneself: chosen, cut to a square, sent, and kept with the form. */
export function AvatarField({ uploadId, onChange }: Props) {
  const texts = useTexts(memberDetailsText)
  const [chosen, setChosen] = useState<ImageBitmap>()
  const [said, setSaid] = useState<{ words: string; isProblem: boolean }>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => chosen?.close(), [chosen])
  const choose = async (file: File | undefined) => {
    if (!file) return
    const isFit = (file.type === 'image/jpeg' || file.type === 'image/png') && file.size <= AVATAR_BYTES
    const drawn = isFit ? await createImageBitmap(file).catch(() => undefined) : undefined
    setChosen(drawn)
    setSaid(drawn ? undefined : { words: texts.avatarWrong, isProblem: true })
  }
  const done = (next: string | undefined, words = '') => {
    setChosen(undefined)
    setSaid(words ? { words, isProblem: false } : undefined)
    if (next !== undefined) onChange(next)
    input.current?.focus()
  }
  return (
    <div className="avatar by-script">
      <p className="field-label" id="avatar-name">
        {texts.avatar}
      </p>
      {chosen ? (
        <AvatarCrop picture={chosen} onDone={(next) => done(next, next ? texts.avatarReady : '')} />
      ) : (
        <AvatarNow {...{ uploadId, input, choose }} onRemove={() => done('')} />
      )}
      <p className="field-hint" id="avatar-why">
        {texts.avatarWhy}
      </p>
      <p className={said?.isProblem ? 'field-problem' : ''} role="status">
        {said?.words}
      </p>
    </div>
  )
}

type NowProps = {
  uploadId: string
  input: RefObject<HTMLInputElement | null>
  choose: (file: File | undefined) => Promise<void>
  onRemove: () => void
}

function AvatarNow({ uploadId, input, choose, onRemove }: NowProps) {
  const texts = useTexts(memberDetailsText)
  const shown = useOwnPicture(uploadId)
  return (
    <div className="avatar-now">
      <span className="avatar-square">{shown ? <img src={shown} alt={texts.avatarAlt} width={96} height={96} /> : null}</span>
      <label className="btn btn-line">
        <input
          ref={input}
          className="hidden-text"
          type="file"
          accept="image/jpeg,image/png"
          aria-describedby="avatar-why"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        {texts.avatarChoose}
      </label>
      {uploadId ? (
        <Button look="text" onClick={onRemove}>
          {texts.avatarRemove}
        </Button>
      ) : null}
    </div>
  )
}
