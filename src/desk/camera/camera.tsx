import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { adminCameraText } from '#language/admin/admin-camera.text.ts'
import { useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { openReader } from './read-codes.ts'

const LOOK_EVERY_MS = 200
/** The same code counts again once it has been out of sight for so long. */
const SAME_AFTER_MS = 1_500

type Props = { onCode: (code: string) => void }

/** Reads codes with the camera, once somebody opens it. */
export function DeskCamera({ onCode }: Props) {
  const texts = useTexts(adminCameraText)
  const [filming, film] = useState(false)
  return (
    <>
      <Button look="line" aria-pressed={filming} onClick={() => film(!filming)}>
        {filming ? texts.close : texts.open}
      </Button>
      {filming ? <View onCode={onCode} /> : null}
    </>
  )
}

function View({ onCode }: Props) {
  const texts = useTexts(adminCameraText)
  const video = useRef<HTMLVideoElement>(null)
  const seen = useRef({ code: '', at: 0 })
  const [failed, fail] = useState(false)
  const see = useEffectEvent((code: string) => {
    const { code: before, at } = seen.current
    seen.current = { code, at: performance.now() }
    if (code !== before || performance.now() - at > SAME_AFTER_MS) onCode(code)
  })
  useEffect(() => {
    const element = video.current
    if (!element) return
    const end = new AbortController()
    watch(element, end.signal, see).catch(() => fail(true))
    return () => end.abort()
  }, [])
  return (
    <div className="admin-camera">
      {failed ? <p role="alert">{texts.failed}</p> : <video ref={video} muted playsInline aria-label={texts.view} />}
    </div>
  )
}

/** Until it is over, one look after the other: a slow one puts the next off. */
async function watch(video: HTMLVideoElement, over: AbortSignal, see: (code: string) => void): Promise<void> {
  const [read, stream] = await Promise.all([
    openReader(),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
  ])
  const stop = () => stream.getTracks().forEach((track) => track.stop())
  if (over.aborted) return stop()
  over.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  while (!over.aborted) {
    const code = await read(video).catch(() => undefined)
    if (code !== undefined && !over.aborted) see(code)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
