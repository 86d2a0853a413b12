import { useState } from 'react'
import { sellerListingsText } from '#language/sellers/proposals.text.ts'
import { useTexts } from '#language/texts.ts'
import { sendUpload } from '#modules/uploads/uploads.paths.ts'
import { DeskFileButton } from '#desk/file-button.tsx'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { Picture } from '#ui/picture.tsx'
import { newSize, type TypedColour, type TypedSize } from './typed-listing.ts'

type Props = {
  at: number
  colour: TypedColour
  choices: readonly { id: string; name: string }[]
  problem: (path: string) => string | undefined
  onChange: (colour: TypedColour) => void
  onRemove?: () => void
}

/** One colour with its pictures and sizes. */
export function ColourFields({ at, colour, choices, problem, onChange, onRemove }: Props) {
  const texts = useTexts(sellerListingsText)
  return (
    <fieldset className="listing-colour">
      <legend>{texts.colourTitle(at + 1)}</legend>
      <SelectField
        label={texts.colour}
        value={colour.colourId}
        placeholder="–"
        problem={problem('colourId')}
        options={choices.map(({ id, name }) => ({ value: id, name }))}
        onChange={({ target }) => onChange({ ...colour, colourId: target.value })}
      />
      <Pictures colour={colour} problem={problem('pictures')} onChange={onChange} />
      {colour.variants.map((size, place) => (
        <SizeFields
          key={`${place}`}
          size={size}
          problem={(name) => problem(`variants.${place}.${name}`)}
          onChange={(next) => onChange({ ...colour, variants: colour.variants.map((one, of) => (of === place ? next : one)) })}
          {...(colour.variants.length > 1
            ? { onRemove: () => onChange({ ...colour, variants: colour.variants.filter((_, of) => of !== place) }) }
            : {})}
        />
      ))}
      <p className="listing-ways">
        <Button look="text" onClick={() => onChange({ ...colour, variants: [...colour.variants, newSize()] })}>
          {texts.addSize}
        </Button>
        {onRemove ? (
          <Button look="text" onClick={onRemove}>
            {texts.removeColour}
          </Button>
        ) : null}
      </p>
    </fieldset>
  )
}

type SizeProps = {
  size: TypedSize
  problem: (name: keyof TypedSize) => string | undefined
  onChange: (size: TypedSize) => void
  onRemove?: () => void
}

function SizeFields({ size, problem, onChange, onRemove }: SizeProps) {
  const texts = useTexts(sellerListingsText)
  const field = (name: keyof TypedSize) => ({
    label: texts[name],
    value: size[name],
    problem: problem(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...size, [name]: target.value }),
  })
  return (
    <div className="listing-size">
      <TextField maxLength={20} {...field('size')} />
      <TextField maxLength={40} {...field('itemNumber')} />
      <TextField inputMode="decimal" maxLength={10} {...field('price')} />
      <TextField inputMode="numeric" maxLength={4} {...field('stock')} />
      {onRemove ? (
        <Button look="text" onClick={onRemove}>
          {texts.removeSize}
        </Button>
      ) : null}
    </div>
  )
}

type PicturesProps = { colour: TypedColour; problem: string | undefined; onChange: (colour: TypedColour) => void }

function Pictures({ colour, problem, onChange }: PicturesProps) {
  const texts = useTexts(sellerListingsText)
  const [busy, setBusy] = useState(false)
  const [refusal, refuse] = useState('')
  const send = async (picture: File): Promise<void> => {
    if (busy) return
    setBusy(true)
    refuse('')
    const sent = await callSeller(sendUpload('listing-picture'), {}, { picture })
    setBusy(false)
    if (!sent.ok) return refuse(sent.msg)
    const { hash, width, height } = sent.data
    if (hash !== null) onChange({ ...colour, pictures: [...colour.pictures, { hash, width, height }] })
  }
  return (
    <div className="listing-pictures">
      <ul>
        {colour.pictures.map((picture, at) => (
          <li key={picture.hash}>
            <Picture picture={{ ...picture, alt: '' }} sizes="90px" alt="" />
            <Button
              look="text"
              onClick={() => onChange({ ...colour, pictures: colour.pictures.filter((_, place) => place !== at) })}
            >
              {texts.removePicture}
            </Button>
          </li>
        ))}
      </ul>
      <DeskFileButton
        isQuiet
        label={busy ? texts.sendingPicture : texts.addPicture}
        hint={texts.pictureHint}
        accept="image/jpeg,image/png,image/webp"
        problem={refusal || (problem ?? '')}
        onFile={send}
      />
    </div>
  )
}
