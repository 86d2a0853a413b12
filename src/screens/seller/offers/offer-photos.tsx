import { useState } from 'react'
import { offerPhotosText } from '#language/seller/offer-photos.text.ts'
import { useTexts } from '#language/texts.ts'
import type { OfferPhoto } from '#modules/offers/selling/selling.contract.ts'
import { PHOTOS } from '#modules/offers/selling/selling.rules.ts'
import { sendUpload } from '#modules/uploads/uploads.paths.ts'
import { DeskFileButton } from '#desk/file-button.tsx'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'

type Props = { photos: readonly OfferPhoto[]; onChange: (photos: readonly OfferPhoto[]) => void }

/** Photographs of the very item, where it is not new. */
export function OfferPhotos({ photos, onChange }: Props) {
  const texts = useTexts(offerPhotosText)
  const [busy, setBusy] = useState(false)
  const [refusal, refuse] = useState('')
  const send = async (picture: File): Promise<void> => {
    if (busy) return
    setBusy(true)
    refuse('')
    const sent = await callSeller(sendUpload('offer-picture'), {}, { picture })
    setBusy(false)
    if (!sent.ok) return refuse(sent.msg)
    const { uploadId, hash, width, height } = sent.data
    if (hash !== null) onChange([...photos, { uploadId, hash, width, height }])
  }
  return (
    <fieldset className="offer-photos">
      <legend>{texts.title(photos.length, PHOTOS.least)}</legend>
      <ul>
        {photos.map((photo, at) => (
          <li key={photo.uploadId}>
            <Picture picture={{ ...photo, alt: '' }} sizes="90px" alt={texts.photo(at + 1)} />
            <Button look="text" onClick={() => onChange(photos.filter((one) => one !== photo))}>
              {texts.remove}
              <span className="hidden-text"> {texts.photo(at + 1)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <DeskFileButton
        isQuiet
        isDisabled={photos.length >= PHOTOS.most}
        label={busy ? texts.sending : texts.add}
        hint={texts.hint}
        accept="image/jpeg,image/png"
        problem={refusal}
        onFile={send}
      />
    </fieldset>
  )
}
