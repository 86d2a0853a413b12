import type { SentPicture } from '#screens/store/pictures-field.tsx'
import { DRAFTS } from '#screens/store/forget-drafts.ts'
import type { PostDraft } from './post-draft.ts'

/** `base`: when the shop’s own version had last been saved that it goes back to; empty: there was none. */
export type KeptDraft = { draft: PostDraft; savedAt: number; base: string }
/** What is being written, and a version that was set aside for it. */
export type DeviceDrafts = { current?: KeptDraft | undefined; other?: KeptDraft | undefined }

const DAY = 86_400_000
const KEPT_DAYS = 60
/** After two days an upload that nothing uses is gone: what is older is sent once more. */
const UPLOADS_LAST_MS = 1.5 * DAY

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error ?? new Error('the device keeps nothing'))
  })

/** Words and pictures apart, so that a letter that is typed does not write the pictures once more. */
async function inStores<Value>(work: (drafts: IDBObjectStore, pictures: IDBObjectStore) => Promise<Value>): Promise<Value> {
  const opening = indexedDB.open(DRAFTS, 1)
  opening.onupgradeneeded = () => {
    for (const name of ['drafts', 'pictures']) opening.result.createObjectStore(name)
  }
  const database = await settled(opening)
  // Another tab that signs out deletes it.
  database.onversionchange = () => database.close()
  try {
    const both = database.transaction(['drafts', 'pictures'], 'readwrite')
    return await work(both.objectStore('drafts'), both.objectStore('pictures'))
  } finally {
    database.close()
  }
}

const pictureKey = (place: string, { uploadId }: Pick<SentPicture, 'uploadId'>): string => `${place} ${uploadId}`
const ofPlace = (place: string): IDBKeyRange => IDBKeyRange.bound(`${place} `, `${place} ~`)
const withoutFiles = (kept: KeptDraft | undefined): KeptDraft | undefined =>
  kept && {
    ...kept,
    draft: {
      ...kept.draft,
      pictures: kept.draft.pictures.map(({ uploadId, cut }) => ({ uploadId, url: '', ...(cut && { cut }) })),
    },
  }

/** What this device has of a place, its pictures as they were chosen; nothing where it keeps nothing, or has kept it for too long. */
export const readDrafts = (place: string): Promise<DeviceDrafts> =>
  inStores(async (drafts, pictures) => {
    const found: DeviceDrafts = (await settled(drafts.get(place))) ?? {}
    const withFiles = async (kept: KeptDraft | undefined): Promise<KeptDraft | undefined> => {
      if (!kept || kept.savedAt < Date.now() - KEPT_DAYS * DAY) return undefined
      const filled: SentPicture[] = []
      for (const one of kept.draft.pictures) {
        const source: Blob | undefined = await settled(pictures.get(pictureKey(place, one)))
        filled.push({ ...one, ...(source && { source }) })
      }
      return { ...kept, draft: { ...kept.draft, pictures: filled } }
    }
    return { current: await withFiles(found.current), other: await withFiles(found.other) }
  }).catch(() => ({}))

export const areUploadsOld = ({ savedAt }: KeptDraft): boolean => savedAt < Date.now() - UPLOADS_LAST_MS

/** Answers whether the device has kept it: a private window may not. */
export const keepDrafts = (place: string, { current, other }: DeviceDrafts): Promise<boolean> =>
  inStores(async (drafts, pictures) => {
    const files = [...(current?.draft.pictures ?? []), ...(other?.draft.pictures ?? [])].filter(({ source }) => source)
    const wanted = new Set(files.map((one) => pictureKey(place, one)))
    const there = new Set((await settled(pictures.getAllKeys(ofPlace(place)))).map(String))
    for (const key of there) if (!wanted.has(key)) pictures.delete(key)
    for (const one of files) if (!there.has(pictureKey(place, one))) pictures.put(one.source, pictureKey(place, one))
    await settled(drafts.put({ current: withoutFiles(current), other: withoutFiles(other) }, place))
    return true
  }).catch(() => false)

export const dropDrafts = (place: string): Promise<void> =>
  inStores(async (drafts, pictures) => {
    pictures.delete(ofPlace(place))
    await settled(drafts.delete(place))
  }).catch(() => {})
