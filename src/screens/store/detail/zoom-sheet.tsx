import { type KeyboardEvent, useRef } from 'react'
import { useTexts } from '#language/texts.ts'
import { zoomText } from '#language/product/zoom.text.ts'
import type { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { AnyIcon } from '#ui/icons/any-icon.tsx'
import { pictureAddress } from '#ui/picture.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useZoom } from './zoom-gesture.ts'

type ZoomProps = { pictures: PictureWire[]; at: number | undefined; onMove: (at: number) => void; onClose: () => void }
const KEY_PX = 80
/** Asks for the largest there is: a smaller original is sent as it is. */
const LARGEST = 1440

/** The picture alone on its ground. */
export default function ZoomSheet({ pictures, at, onMove, onClose }: ZoomProps) {
  const texts = useTexts(zoomText)
  const shown = at === undefined ? undefined : pictures[at]
  const step = (by: number) => {
    if (at !== undefined) onMove((at + by + pictures.length) % pictures.length)
  }
  const title = at === undefined ? texts.pictures : `${at + 1} / ${pictures.length}`
  return (
    <Sheet open={at !== undefined} onClose={onClose} title={title} side="full" className="zoom">
      {shown ? <ZoomStage picture={shown} several={pictures.length > 1} onStep={step} /> : null}
    </Sheet>
  )
}

function ZoomStage({ picture, several, onStep }: { picture: PictureWire; several: boolean; onStep: (by: number) => void }) {
  const texts = useTexts(zoomText)
  const frame = useRef<HTMLButtonElement>(null)
  const { view, far, toggle, move, handlers } = useZoom(frame, onStep)
  const near = view.scale > 1
  const go = (by: number) => {
    far()
    onStep(by)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === (near ? '-' : '+')) toggle()
    const [x = 0, y = 0] = ARROWS[event.key] ?? []
    if (x === 0 && y === 0) return undefined
    event.preventDefault()
    if (near) return move(-x * KEY_PX, -y * KEY_PX)
    return x === 0 ? undefined : go(x)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys add to the buttons below, they replace nothing
    <div className="zoom-stage" onKeyDown={onKeyDown}>
      <button
        ref={frame}
        type="button"
        className="zoom-frame"
        data-near={near || undefined}
        data-autofocus
        aria-label={near ? texts.zoomOut : texts.zoomIn}
        {...handlers}
      >
        <img
          key={picture.hash}
          src={pictureAddress(picture.hash, LARGEST)}
          alt={picture.alt}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </button>
      {several ? (
        <div className="zoom-steps">
          <button type="button" className="btn-icon" aria-label={texts.previous} onClick={() => go(-1)}>
            <AnyIcon name="back" />
          </button>
          <button type="button" className="btn-icon" aria-label={texts.next} onClick={() => go(1)}>
            <AnyIcon name="forward" />
          </button>
        </div>
      ) : null}
    </div>
  )
}

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
