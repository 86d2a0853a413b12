import { useEffect, useState } from 'react'
import { pieceName } from '#language/product/piece-name.ts'
import { sellerOrderText } from '#language/seller/seller-orders.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ConsignmentPieceWire } from '#modules/orders/pieces/consignments.contract.ts'
import { MOST_SENT_PHOTOS } from '#modules/orders/pieces/unit.rules.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { PicturesField, type SentPicture } from '#screens/store/pictures-field.tsx'
import { looksBlurred, measureSharpness } from './sharpness.rules.ts'

/** By the piece they are of. */
export type SentPhotos = Readonly<Record<string, readonly SentPicture[]>>

export const namedPhotos = (photos: SentPhotos) =>
  Object.entries(photos).map(([unitId, pictures]) => ({ unitId, uploadIds: pictures.map(({ uploadId }) => uploadId) }))

type Props = { waiting: readonly ConsignmentPieceWire[]; photos: SentPhotos; onChange: (photos: SentPhotos) => void }

/** The photographs that go with each item, where the shop asks for some. */
export function SentItems({ waiting, photos, onChange }: Props) {
  const texts = useTexts(sellerOrderText)
  const asked = waiting.filter(({ photosNeeded }) => photosNeeded > 0)
  return asked.map(({ unitId, unitCode, brandName, title, photosNeeded }) => {
    const pictures = photos[unitId] ?? []
    return (
      <div key={unitId}>
        <PicturesField
          purpose="sent-item"
          makeCall={callSeller}
          label={texts.photosOf(`${pieceName(brandName, title)} · ${unitCode}`, pictures.length, photosNeeded)}
          hint={texts.photosHint}
          most={MOST_SENT_PHOTOS}
          pictures={pictures}
          onChange={(list) => onChange({ ...photos, [unitId]: list })}
        />
        <Blurred pictures={pictures} />
      </div>
    )
  })
}

/** Which of them look blurred: said, and never refused. */
function Blurred({ pictures }: { pictures: readonly SentPicture[] }) {
  const texts = useTexts(sellerOrderText)
  const [found, find] = useState<readonly string[]>([])
  useEffect(() => {
    let isOver = false
    void Promise.all(pictures.map(async (one) => ((await isBlurred(one.url)) ? one.uploadId : ''))).then((ids) => {
      if (!isOver) find(ids)
    })
    return () => {
      isOver = true
    }
  }, [pictures])
  const numbers = pictures.flatMap(({ uploadId }, at) => (found.includes(uploadId) ? [at + 1] : []))
  return <p role="status">{numbers.length > 0 ? texts.blurred(numbers.join(', ')) : null}</p>
}

const WIDTH = 320

async function isBlurred(url: string): Promise<boolean> {
  const picture = new Image()
  picture.src = url
  const surface = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (
    !surface ||
    !(await picture.decode().then(
      () => true,
      () => false,
    ))
  )
    return false
  const height = Math.max(3, Math.round((picture.naturalHeight * WIDTH) / picture.naturalWidth))
  Object.assign(surface.canvas, { width: WIDTH, height })
  surface.drawImage(picture, 0, 0, WIDTH, height)
  return looksBlurred(measureSharpness(surface.getImageData(0, 0, WIDTH, height)))
}
