import { useEffect, useRef, useState } from 'react'
import { memberDetailsText } from '#language/account/member-details.text.ts'
import { useTexts } from '#language/texts.ts'
import { AVATAR_PIXELS } from '#modules/members/member-details.rules.ts'
import { sendUpload } from '#modules/uploads/uploads.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'

/** Shares of what is left around the square, and how much of the shorter side it takes. */
type Part = { zoom: number; across: number; down: number }

/** The square that is kept of a picture, moved by three sliders, with keys as with a finger. */
export function AvatarCrop({ picture, onDone }: { picture: ImageBitmap; onDone: (uploadId?: string) => void }) {
  const texts = useTexts(memberDetailsText)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [part, setPart] = useState<Part>({ zoom: 1, across: 0.5, down: 0.5 })
  const [busy, setBusy] = useState(false)
  useEffect(() => draw(canvas.current, picture, part), [picture, part])
  const send = async () => {
    if (busy) return
    setBusy(true)
    const cut = await new Promise<Blob | null>((done) => canvas.current?.toBlob(done, 'image/jpeg', 0.9))
    const sent = cut ? await call(sendUpload('avatar'), {}, { picture: cut }) : undefined
    setBusy(false)
    if (sent?.ok) onDone(sent.data.uploadId)
  }
  const slider = (name: keyof Part, from: number, to: number) => (
    <label className="avatar-slider">
      {texts[name]}
      <input
        type="range"
        min={from}
        max={to}
        step={0.05}
        value={part[name]}
        // The first of them is where the work begins.
        data-autofocus={name === 'zoom' ? '' : undefined}
        onChange={({ target }) => setPart({ ...part, [name]: target.valueAsNumber })}
      />
    </label>
  )
  return (
    <div className="avatar-crop">
      <canvas ref={canvas} width={AVATAR_PIXELS} height={AVATAR_PIXELS} role="img" aria-label={texts.avatarPreview} />
      <div>
        {slider('zoom', 1, 4)}
        {slider('across', 0, 1)}
        {slider('down', 0, 1)}
        <Button look="line" busy={busy} onClick={() => void send()}>
          {texts.avatarUse}
        </Button>
        <Button look="text" onClick={() => onDone()}>
          {texts.avatarKeep}
        </Button>
      </div>
    </div>
  )
}

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, { zoom, across, down }: Part): void {
  const context = canvas?.getContext('2d')
  if (!context) return
  const side = Math.min(picture.width, picture.height) / zoom
  // A JPEG has no transparency: it would come out black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, AVATAR_PIXELS, AVATAR_PIXELS)
  const [left, top] = [(picture.width - side) * across, (picture.height - side) * down]
  context.drawImage(picture, left, top, side, side, 0, 0, AVATAR_PIXELS, AVATAR_PIXELS)
}
