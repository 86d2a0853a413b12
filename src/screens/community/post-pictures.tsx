import { useEffect, useRef, useState } from 'react'
import { composeText } from '#language/community/community.text.ts'
import { cropText } from '#language/community/crop.text.ts'
import { useTexts } from '#language/texts.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { MOST_PICTURES } from '#modules/posts/posts.rules.ts'
import { readUpload, sendUpload } from '#modules/uploads/uploads.paths.ts'
import { carryPoint, type Cut, WHOLE } from '#platform/media/picture-cut.ts'
import { call } from '#platform/wire/call-client.ts'
import { fetchFile } from '#platform/wire/fetch-file.ts'
import { cutPicture } from '#platform/wire/shrink-picture.ts'
import { isUnsent, newUnsentId, PicturesField, type SentPicture } from '#screens/store/pictures-field.tsx'
import { CropSheet } from './crop-sheet.tsx'
import type { PostDraft, PostPlace, PostPlaces } from './post-draft.ts'

type Made = { picture: SentPicture } | { refusal: string }

/** Sends a part of a picture as a picture of its own; one that cannot be sent now waits on the device. */
async function sendPart(source: Blob, cut: Cut | undefined, unreadable: string): Promise<Made> {
  const part = cut ? await cutPicture(source, cut) : source
  if (!part) return { refusal: unreadable }
  const result = await call(sendUpload('post-picture'), {}, { quiet: true, picture: part })
  if (!result.ok && result.code !== screenCodes.NETWORK) return { refusal: result.data.fields?.file ?? result.msg }
  const uploadId = result.ok ? result.data.uploadId : newUnsentId()
  return { picture: { uploadId, url: URL.createObjectURL(part), source, ...(cut && { cut }) } }
}

/** Places on a picture that is another part of the same from now on. */
function carried(places: PostPlaces, from: SentPicture, to: SentPicture): PostPlaces {
  const moved = Object.entries(places).flatMap(([code, at]): [string, PostPlace][] => {
    if (at.uploadId !== from.uploadId) return [[code, at]]
    const point = carryPoint(at, from.cut ?? WHOLE, to.cut ?? WHOLE)
    return point ? [[code, { ...point, uploadId: to.uploadId }]] : []
  })
  return Object.fromEntries(moved)
}

/** Pictures and where items are on them: they go together. */
export function usePostPictures(start: Pick<PostDraft, 'pictures' | 'places'>) {
  const texts = useTexts(cropText)
  const [held, hold] = useState(start)
  const now = useRef(held)
  const set = (next: Pick<PostDraft, 'pictures' | 'places'>): void => {
    now.current = next
    hold(next)
  }
  const replace = (from: SentPicture, to: SentPicture): void =>
    set({
      pictures: now.current.pictures.map((one) => (one.uploadId === from.uploadId ? to : one)),
      places: carried(now.current.places, from, to),
    })
  /** Answers whether all of them have been sent. */
  const sendRest = async (): Promise<boolean> => {
    for (const one of now.current.pictures.filter(isUnsent)) {
      const made = one.source && (await sendPart(one.source, one.cut, texts.unreadable))
      if (!made || 'refusal' in made || isUnsent(made.picture)) return false
      replace(one, made.picture)
    }
    return true
  }
  useSeen(now, replace)
  useOnceOnline(sendRest)
  return {
    ...held,
    change: (pictures: readonly SentPicture[]) => set({ ...now.current, pictures }),
    place: (code: string, at: PostPlace | undefined) => {
      const { [code]: _, ...others } = now.current.places
      set({ ...now.current, places: at ? { ...others, [code]: at } : others })
    },
    ...{ replace, sendRest },
  }
}

type Held = { current: Pick<PostDraft, 'pictures' | 'places'> }

/** What no address shows is fetched as its owner, or drawn from what the device has. */
function useSeen(held: Held, replace: (from: SentPicture, to: SentPicture) => void): void {
  useEffect(() => {
    const look = async () => {
      for (const one of held.current.pictures.filter(({ url }) => url === '')) {
        const made = one.source && (one.cut ? await cutPicture(one.source, one.cut) : one.source)
        const found = made ?? (isUnsent(one) ? undefined : await fetchFile(readUpload, { uploadId: one.uploadId }, 'shop'))
        if (found) replace(one, { ...one, url: URL.createObjectURL(found) })
      }
    }
    void look()
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what the form began with
  }, [])
}

function useOnceOnline(sendRest: () => Promise<boolean>): void {
  const send = useRef(sendRest)
  useEffect(() => {
    send.current = sendRest
  })
  useEffect(() => {
    const again = () => void send.current()
    if (navigator.onLine) again()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
}

type Props = { held: ReturnType<typeof usePostPictures>; problem: string | undefined }

/** The pictures of a post: in their order, each whole or a part of it. */
export function PostPictures({ held, problem }: Props) {
  const texts = useTexts(composeText)
  const words = useTexts(cropText)
  const [cropped, crop] = useState<{ picture: SentPicture; source: Blob }>()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [lost, setLost] = useState(0)
  const open = async (picture: SentPicture) => {
    const source = picture.source ?? (await fetchFile(readUpload, { uploadId: picture.uploadId }, 'shop'))
    setRefusal('')
    if (source) crop({ picture, source })
  }
  const apply = async (cut: Cut) => {
    if (!cropped) return
    setBusy(true)
    const made = await sendPart(cropped.source, cut.width === 1 && cut.height === 1 ? undefined : cut, words.unreadable)
    setBusy(false)
    if ('refusal' in made) return setRefusal(made.refusal)
    const placed = Object.keys(held.places).length
    setLost(placed - Object.keys(carried(held.places, cropped.picture, made.picture)).length)
    held.replace(cropped.picture, made.picture)
    crop(undefined)
  }
  return (
    <>
      <PicturesField
        purpose="post-picture"
        label={texts.pictures}
        hint={texts.picturesHint}
        most={MOST_PICTURES}
        pictures={held.pictures}
        problem={problem}
        keepsUnsent
        renderActs={(picture, at) => <Acts picture={picture} at={at} held={held} onCrop={() => void open(picture)} />}
        onChange={held.change}
      />
      <p role="status" className="field-hint">
        {lost > 0 ? words.lost(lost) : ''}
      </p>
      {cropped ? (
        <CropSheet
          source={cropped.source}
          cut={cropped.picture.cut}
          busy={busy}
          refusal={refusal}
          onCut={(cut) => void apply(cut)}
          onClose={() => crop(undefined)}
        />
      ) : null}
    </>
  )
}

type ActsProps = { picture: SentPicture; at: number; held: Props['held']; onCrop: () => void }

function Acts({ picture, at, held: { pictures, change }, onCrop }: ActsProps) {
  const words = useTexts(cropText)
  const to = (place: number) => change(pictures.filter((one) => one !== picture).toSpliced(place, 0, picture))
  return (
    <>
      <div className="post-picture-acts by-script">
        <button type="button" aria-label={words.earlier(at + 1)} disabled={at === 0} onClick={() => to(at - 1)}>
          ‹
        </button>
        <button type="button" aria-label={words.cropOne(at + 1)} onClick={onCrop}>
          {words.crop}
        </button>
        <button type="button" aria-label={words.later(at + 1)} disabled={at === pictures.length - 1} onClick={() => to(at + 1)}>
          ›
        </button>
      </div>
      {isUnsent(picture) ? <small>{words.waiting}</small> : null}
    </>
  )
}
