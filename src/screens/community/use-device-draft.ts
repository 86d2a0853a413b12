import { useEffect, useRef, useState } from 'react'
import type { OwnPostWire } from '#modules/posts/posts.contract.ts'
import { areUploadsOld, type DeviceDrafts, dropDrafts, keepDrafts, type KeptDraft, readDrafts } from './device-drafts.ts'
import { isEmptyDraft, type PostDraft } from './post-draft.ts'
import { newUnsentId } from '#screens/store/pictures-field.tsx'

type Shown = { draft: PostDraft; from: 'shop' | 'device'; savedAt: number }
/** What is shown, the version that was set aside for it, and whether this device keeps what is written. */
type Versions = { shown: Shown; other: KeptDraft | 'shop' | undefined; version: number; keptAt: number | undefined }
type Given = { owner: string; post: OwnPostWire | null; fresh: PostDraft; isTried: boolean }

/** By their age its uploads may be gone: they are sent once more, from what the device has. */
function renewed(kept: KeptDraft, post: OwnPostWire | null): PostDraft {
  if (!areUploadsOld(kept)) return kept.draft
  const isSafe = (uploadId: string): boolean => post?.pictures.some((one) => one.uploadId === uploadId) === true
  const ids = new Map(
    kept.draft.pictures.map(({ uploadId, source }) => [uploadId, source && !isSafe(uploadId) ? newUnsentId() : uploadId]),
  )
  const newer = (uploadId: string): string => ids.get(uploadId) ?? uploadId
  const places = Object.entries(kept.draft.places).map(([code, at]) => [code, { ...at, uploadId: newer(at.uploadId) }] as const)
  const pictures = kept.draft.pictures.map((one) => ({ ...one, uploadId: newer(one.uploadId) }))
  return { ...kept.draft, places: Object.fromEntries(places), pictures }
}

/** Of the device’s and the shop’s version of a post the newest is shown, and the other one is a press away. */
export function useDeviceDraft({ owner, post, fresh, isTried }: Given) {
  const place = `${owner}/${post?.code ?? 'new'}`
  const shopTime = post ? Date.parse(post.savedAt) : 0
  /** By how much the device’s clock is behind. */
  const lag = useRef(0)
  const kept = useRef<DeviceDrafts>({})
  const isGone = useRef(false)
  const [versions, show] = useState<Versions>(() => ({
    ...{ shown: { draft: fresh, from: 'shop', savedAt: shopTime }, other: undefined, version: 0, keptAt: undefined },
  }))
  useEffect(() => {
    if (post) lag.current = Date.parse(post.now) - Date.now()
    // What a form without script said is the newest there is.
    if (isTried) return
    void readDrafts(place).then((found) => {
      const { current, other } = found
      const isNewer = current && (current.base === (post?.savedAt ?? '') || current.savedAt > shopTime)
      kept.current = isNewer ? found : { other: current ?? other }
      if (isNewer)
        show((was) => ({
          ...was,
          ...ofDevice(current, post),
          other: post ? 'shop' : (other ?? 'shop'),
          version: was.version + 1,
        }))
      else if (current ?? other) show((was) => ({ ...was, other: current ?? other }))
      if (current && !isNewer) void keepDrafts(place, kept.current)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what the page was sent with
  }, [place])
  const keep = (draft: PostDraft): void => {
    if (isGone.current) return
    const savedAt = Date.now() + lag.current
    // What the browser shows of a picture ends with the form.
    const pictures = draft.pictures.map((one) => ({ ...one, url: '' }))
    const current = isEmptyDraft(draft) ? undefined : { draft: { ...draft, pictures }, savedAt, base: post?.savedAt ?? '' }
    kept.current = { ...kept.current, current }
    void keepDrafts(place, kept.current).then((isKept) =>
      show((was) => ({ ...was, keptAt: isKept && current ? savedAt : undefined })),
    )
  }
  const swap = (): void => {
    const { other } = versions
    if (!other) return
    const { current } = kept.current
    kept.current = other === 'shop' ? { other: current } : { current: other, other: current }
    void keepDrafts(place, kept.current)
    const shown = other === 'shop' ? { shown: { draft: fresh, from: 'shop' as const, savedAt: shopTime } } : ofDevice(other, post)
    show((was) => ({ ...was, ...shown, other: current ?? 'shop', version: was.version + 1, keptAt: undefined }))
  }
  /** It has been saved where it is safe. */
  const drop = (): Promise<void> => {
    isGone.current = true
    return dropDrafts(place)
  }
  return { ...versions, keep, swap, drop }
}

const ofDevice = (kept: KeptDraft, post: OwnPostWire | null): Pick<Versions, 'shown'> => ({
  shown: { draft: renewed(kept, post), from: 'device', savedAt: kept.savedAt },
})
