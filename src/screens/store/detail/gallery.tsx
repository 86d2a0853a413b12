import { lazy, Suspense, useRef, useState } from 'react'
import { zoomText } from '#language/product/zoom.text.ts'
import { useTexts } from '#language/texts.ts'
import type { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { Picture, pictureAddress } from '#ui/picture.tsx'
import { GALLERY_SIZES } from './product-view.ts'

const ZoomSheet = lazy(() => import('./zoom-sheet.tsx'))
/** As many small pictures as stand in one row of the narrowest phone. */
const MOST_SMALL = 6

/** A mosaic on wide screens; on phones one picture at a time, moved sideways, with all of them small below. */
export default function Gallery({ pictures }: { pictures: PictureWire[] }) {
  const texts = useTexts(zoomText)
  const [at, setAt] = useState(0)
  const [zoomed, setZoomed] = useState<number>()
  const [asked, setAsked] = useState(false)
  const strip = useRef<HTMLUListElement>(null)
  const onScroll = () => {
    const element = strip.current
    if (element) setAt(Math.round(element.scrollLeft / element.clientWidth))
  }
  const show = (index: number) => {
    const element = strip.current
    element?.scrollTo({ left: index * element.clientWidth })
  }
  return (
    <section className="gallery" aria-label={texts.pictures}>
      <ul ref={strip} className="gallery-strip" onScroll={onScroll}>
        {pictures.map((picture, index) => (
          <li key={picture.hash + index}>
            <button
              type="button"
              data-wakes=""
              aria-label={texts.enlarge(index + 1, pictures.length)}
              onClick={() => {
                setAsked(true)
                setZoomed(index)
              }}
            >
              <Picture picture={picture} sizes={GALLERY_SIZES} first={index === 0} />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? <SmallPictures pictures={pictures} at={at} onChoose={show} /> : null}
      <Suspense>
        {asked ? <ZoomSheet pictures={pictures} at={zoomed} onMove={setZoomed} onClose={() => setZoomed(undefined)} /> : null}
      </Suspense>
    </section>
  )
}

/** Every picture is seen before it is opened; should there be more than fit, the last says how many. */
function SmallPictures({ pictures, at, onChoose }: { pictures: PictureWire[]; at: number; onChoose: (at: number) => void }) {
  const texts = useTexts(zoomText)
  const more = pictures.length - MOST_SMALL
  return (
    <ul className="gallery-small">
      {pictures.slice(0, MOST_SMALL).map((picture, index) => (
        <li key={picture.hash + index}>
          <button
            type="button"
            data-wakes=""
            aria-label={texts.showPicture(index + 1, pictures.length)}
            aria-current={index === Math.min(at, MOST_SMALL - 1) ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <img src={pictureAddress(picture.hash, 120)} alt="" width={48} height={64} loading="lazy" fetchPriority="low" />
            {more > 0 && index === MOST_SMALL - 1 ? <span>+{more}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
