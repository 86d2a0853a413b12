import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { adminCountsText } from '#language/admin/products/admin-counts.text.ts'
import { useTexts } from '#language/texts.ts'

declare global {
  interface Window {
    /** Not in every browser. */
    BarcodeDetector?: new (options: {
      formats: string[]
    }) => { detect: (seen: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
  }
}

const LOOK_EVERY_MS = 200
/** The same code counts again once it has been out of sight for so long. */
const SAME_AFTER_MS = 1_500

/** Reads codes with the camera, where the browser can. */
export function CountCamera({ onCode }: { onCode: (code: string) => void }) {
  const texts = useTexts(adminCountsText)
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
    const Detector = window.BarcodeDetector
    if (!element || !Detector) return fail(true)
    const detector = new Detector({ formats: ['qr_code', 'code_128', 'ean_13', 'data_matrix'] })
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setInterval> | undefined
    let isOver = false
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver) return stream.getTracks().forEach((track) => track.stop())
      element.srcObject = stream
      await element.play()
      timer = setInterval(() => {
        void detector.detect(element).then(
          (codes) => codes[0] && see(codes[0].rawValue),
          () => undefined,
        )
      }, LOOK_EVERY_MS)
    }
    begin().catch(() => fail(true))
    return () => {
      isOver = true
      clearInterval(timer)
      stream?.getTracks().forEach((track) => track.stop())
    }
  }, [])
  if (failed) return <p role="alert">{texts.cameraFailed}</p>
  return <video ref={video} className="count-camera" muted playsInline aria-label={texts.cameraView} />
}
