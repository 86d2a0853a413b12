import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { productText } from '#language/product.text.ts'
import { useTexts } from '#language/texts.ts'
import type { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Sheet } from '#ui/sheet.tsx'

type ZoomProps = { pictures: PictureWire[]; at: number | undefined; onMove: (at: number) => void; onClose: () => void }

/** The picture alone on its ground; press it, or the button, to come nearer, and move about by scrolling. */
export default function ZoomSheet({ pictures, at, onMove, onClose }: ZoomProps) {
  const texts = useTexts(productText)
  const [near, setNear] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const shown = at === undefined ? undefined : pictures[at]
  useEffect(() => setNear(false), [at])
  useEffect(() => {
    const element = frame.current
    if (near && element)
      element.scrollTo((element.scrollWidth - element.clientWidth) / 2, (element.scrollHeight - element.clientHeight) / 3)
  }, [near])
  const step = (by: number) => {
    if (at !== undefined) onMove((at + by + pictures.length) % pictures.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (near) return
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }
  const title = at === undefined ? texts.pictures : `${at + 1} / ${pictures.length}`
  return (
    <Sheet open={at !== undefined} onClose={onClose} title={title} side="full" className="zoom">
      {shown ? (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys add to the buttons below, they replace nothing
        <div className="zoom-stage" onKeyDown={onKeyDown}>
          <div ref={frame} className={near ? 'zoom-frame zoom-near' : 'zoom-frame'}>
            <button type="button" aria-label={near ? texts.zoomOut : texts.zoomIn} data-autofocus onClick={() => setNear(!near)}>
              <Picture key={shown.hash} picture={shown} sizes={near ? '200vw' : '100vw'} eager />
            </button>
          </div>
          {pictures.length > 1 ? (
            <div className="zoom-steps">
              <button type="button" className="btn-icon" aria-label={texts.previous} onClick={() => step(-1)}>
                <Icon name="back" />
              </button>
              <button type="button" className="btn-icon" aria-label={texts.next} onClick={() => step(1)}>
                <Icon name="forward" />
              </button>
            </div>
          ) : null}
        </div>
      ) : null}
    </Sheet>
  )
}
