import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { picturesFieldText } from '#language/account/claims.text.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { useTexts } from '#language/texts.ts'
import type { UploadPurpose } from '#modules/uploads/uploads.paths.ts'
import { sendUpload } from '#modules/uploads/uploads.paths.ts'
import type { Cut } from '#platform/media/picture-cut.ts'
import { call, newIdempotencyKey } from '#platform/wire/call-client.ts'
import type { Tried } from '#platform/wire/own-page.ts'
import './pictures-field.css'

/** `url`: the file as it is sent, for as long as the form is open. `source`: as it was chosen, of which `cut` was sent. */
export type SentPicture = { uploadId: string; url: string; source?: Blob; cut?: Cut }

const UNSENT = 'unsent-'
/** Instead of an upload’s, while the shop cannot be reached. */
export const newUnsentId = (): string => UNSENT + newIdempotencyKey()
export const isUnsent = ({ uploadId }: Pick<SentPicture, 'uploadId'>): boolean => uploadId.startsWith(UNSENT)

/** Those that came with a form without script: kept, but only a script could show them again. */
export const triedPictures = (tried: Tried | undefined): SentPicture[] =>
  (tried?.values.pictures ?? '')
    .split(' ')
    .filter(Boolean)
    .map((uploadId) => ({ uploadId, url: '' }))

type Props = {
  purpose: UploadPurpose
  label: string
  hint: string
  most: number
  pictures: readonly SentPicture[]
  problem?: string | undefined
  /** Whose they are: the shopper's, or an operator's. */
  session?: 'shop' | 'admin'
  /** For whom else they are sent, such as a merchant. */
  makeCall?: typeof call
  /** Whether what cannot be sent now stays in the form, to be sent later. */
  keepsUnsent?: boolean
  /** What else can be done with one of them. */
  renderActs?: (picture: SentPicture, at: number) => ReactNode
  onChange: (pictures: readonly SentPicture[]) => void
}

/** Pictures that go along with a form: each is sent when it is chosen, one after the other. */
export function PicturesField({
  purpose,
  label,
  hint,
  most,
  pictures,
  problem,
  session = 'shop',
  makeCall = call,
  keepsUnsent = false,
  renderActs,
  onChange,
}: Props) {
  const texts = useTexts(picturesFieldText)
  const id = useId()
  const { input, busy, refusal, send } = useSending({ purpose, most, session, makeCall, keepsUnsent, pictures, onChange })
  useUrlsUntilGone(pictures)
  const told = refusal || problem
  return (
    <fieldset className="pictures-field" aria-describedby={`${id}-hint`}>
      <legend className="field-label">{label}</legend>
      <SentList pictures={pictures} renderActs={renderActs} onChange={onChange} />
      {pictures.length < most ? (
        <label className="btn btn-line by-script">
          <input
            ref={input}
            className="hidden-text"
            type="file"
            accept="image/jpeg,image/png"
            multiple
            aria-describedby={told ? `${id}-problem` : `${id}-hint`}
            onChange={() => void send()}
          />
          {busy ? texts.sending : texts.add}
        </label>
      ) : null}
      <PlainPictures pictures={pictures} />
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      <div role="alert" id={`${id}-problem`}>
        {told ? <p className="field-problem">{told}</p> : null}
      </div>
    </fieldset>
  )
}

function SentList({
  pictures,
  renderActs,
  onChange,
}: Pick<Props, 'pictures' | 'onChange'> & { renderActs: Props['renderActs'] }) {
  const texts = useTexts(picturesFieldText)
  return (
    <ul>
      {pictures.map((picture, at) => (
        <li key={picture.uploadId}>
          {picture.url ? <img src={picture.url} alt={texts.shown(at + 1)} width={88} height={88} /> : texts.shown(at + 1)}
          <button
            type="button"
            className="btn-text by-script"
            aria-label={texts.remove(at + 1)}
            onClick={() => onChange(pictures.filter((one) => one !== picture))}
          >
            ×
          </button>
          {renderActs?.(picture, at)}
        </li>
      ))}
    </ul>
  )
}

/** Without script they come with the form, beside those that came with it before. */
function PlainPictures({ pictures }: Pick<Props, 'pictures'>) {
  const texts = useTexts(picturesFieldText)
  return (
    <noscript>
      <input type="hidden" name="pictures" value={pictures.map(({ uploadId }) => uploadId).join(' ')} />
      <input type="file" name="picture" accept="image/jpeg,image/png" multiple aria-label={texts.add} />
    </noscript>
  )
}

function useSending({
  purpose,
  most,
  session,
  makeCall,
  keepsUnsent,
  pictures,
  onChange,
}: Required<Pick<Props, 'purpose' | 'most' | 'session' | 'makeCall' | 'keepsUnsent' | 'pictures' | 'onChange'>>) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const send = async () => {
    const chosen = [...(input.current?.files ?? [])].slice(0, most - pictures.length)
    if (busy || chosen.length === 0) return
    setBusy(true)
    setRefusal('')
    const sent: SentPicture[] = []
    for (const picture of chosen) {
      const result = await makeCall(sendUpload(purpose), {}, { quiet: true, picture, session })
      const isLater = !result.ok && keepsUnsent && result.code === screenCodes.NETWORK
      if (!result.ok && !isLater) {
        setRefusal(result.data.fields?.file ?? result.msg)
        break
      }
      const uploadId = result.ok ? result.data.uploadId : newUnsentId()
      sent.push({ uploadId, url: URL.createObjectURL(picture), source: picture })
      onChange(pictures.concat(sent))
    }
    if (input.current) input.current.value = ''
    setBusy(false)
  }
  return { input, busy, refusal, send }
}

/** What the browser holds of the files goes with the form. */
function useUrlsUntilGone(pictures: readonly SentPicture[]): void {
  const held = useRef(pictures)
  useEffect(() => {
    held.current = pictures
  }, [pictures])
  useEffect(() => () => held.current.forEach(({ url }) => URL.revokeObjectURL(url)), [])
}
