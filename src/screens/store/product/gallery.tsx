import { lazy, Suspense, useRef, useState } from 'react'
import { productText } from '#language/product.text.ts'
import { useTexts } from '#language/texts.ts'
import type { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { Picture } from '#ui/picture.tsx'

const ZoomSheet = lazy(() => import('./zoom-sheet.tsx'))
export const GALLERY_SIZES = '(min-width: 1024px) 30vw, (min-width: 768px) 55vw, 100vw'

/** A mosaic on wide screens; on phones one picture at a time, moved sideways with its count always in sight. */
export function Gallery({ pictures }: { pictures: PictureWire[] }) {
  const texts = useTexts(productText)
  const [at, setAt] = useState(0)
  const [zoomed, setZoomed] = useState<number>()
  const [asked, setAsked] = useState(false)
  const strip = useRef<HTMLUListElement>(null)
  const onScroll = () => {
    const element = strip.current
    if (element) setAt(Math.round(element.scrollLeft / element.clientWidth))
  }
  return (
    <section className="gallery" aria-label={texts.pictures}>
      <ul ref={strip} onScroll={onScroll}>
        {pictures.map((picture, index) => (
          <li key={picture.hash + index}>
            <button
              type="button"
              aria-label={texts.enlarge(index + 1, pictures.length)}
              onClick={() => {
                setAsked(true)
                setZoomed(index)
              }}
            >
              <Picture picture={picture} sizes={GALLERY_SIZES} first={index === 0} eager={index === 1} />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <p className="gallery-count caps" aria-hidden="true">
          {at + 1} / {pictures.length}
        </p>
      ) : null}
      <Suspense>
        {asked ? <ZoomSheet pictures={pictures} at={zoomed} onMove={setZoomed} onClose={() => setZoomed(undefined)} /> : null}
      </Suspense>
    </section>
  )
}
