import type { Language } from '#language/languages.ts'
import type { OwnPostWire } from '#modules/posts/posts.contract.ts'
import type { Tried } from '#platform/wire/own-page.ts'
import { isUnsent, type SentPicture, triedPictures } from '#screens/store/pictures-field.tsx'
import { pictureAddress } from '#ui/picture.tsx'

/** Where an item is, on which of the pictures. */
export type PostPlace = { uploadId: string; x: number; y: number }
export type PostPlaces = Readonly<Record<string, PostPlace>>

/** A post as its form holds it. */
export type PostDraft = {
  title: string
  body: string
  topics: string
  place: string
  paid: boolean
  /** Style numbers that were typed. */
  numbers: string
  items: readonly string[]
  places: PostPlaces
  pictures: readonly SentPicture[]
}

/** As the shop has it: as a form without script said it, as it was saved, or empty. */
export function draftFrom(post: OwnPostWire | null, tried: Tried | undefined, language: Language): PostDraft {
  const pictures = tried ? picturesTried(tried) : picturesSaved(post)
  if (tried) return { ...wordsTried(tried.values), ...itemsTried(tried.values, pictures), pictures }
  const placed = (post?.products ?? []).flatMap(({ card, at }) => {
    const uploadId = at && pictures[at.picture]?.uploadId
    return at && uploadId ? [[card.spuCode, { uploadId, x: at.x, y: at.y }] as const] : []
  })
  return {
    ...{ title: post?.title ?? '', body: post?.body ?? '', place: post?.place ?? '', paid: post?.paid === true, numbers: '' },
    topics: (post?.topics ?? []).join(language === 'zh' ? '，' : ', '),
    items: (post?.products ?? []).map(({ card }) => card.spuCode),
    places: Object.fromEntries(placed),
    pictures,
  }
}

/** Those of a draft, and of a post that is hidden, only their owner sees, and not by an address. */
const picturesSaved = (post: OwnPostWire | null): SentPicture[] =>
  (post?.pictures ?? []).map(({ uploadId, picture }) => ({
    uploadId,
    url: post?.shown ? pictureAddress(picture.hash, 360) : '',
  }))

/** With script they come by the form itself, without one beside it. */
function picturesTried(tried: Tried): SentPicture[] {
  const ids = `${tried.values.kept ?? ''} ${tried.values.pictures ?? ''}`.split(' ')
  return triedPictures({ ...tried, values: { pictures: [...new Set(ids)].join(' ') } })
}

type Values = Readonly<Record<string, string>>
const wordsTried = (values: Values) => ({
  ...{ title: values.title ?? '', body: values.body ?? '', topics: values.topics ?? '', place: values.place ?? '' },
  ...{ numbers: values.items ?? '', paid: values.paid === 'on' },
})

function itemsTried(values: Values, pictures: readonly SentPicture[]): Pick<PostDraft, 'items' | 'places'> {
  const items = Object.keys(values).flatMap((name) => (name.startsWith('item-') ? [name.slice('item-'.length)] : []))
  const placed = items.flatMap((code) => {
    const uploadId = values[`on-${code}`] && pictures[Number(values[`on-${code}`])]?.uploadId
    return uploadId ? [[code, { uploadId, x: Number(values[`x-${code}`]), y: Number(values[`y-${code}`]) }] as const] : []
  })
  return { items, places: Object.fromEntries(placed) }
}

/** As it is typed at this moment. */
export function draftIn(form: HTMLFormElement, kept: Pick<PostDraft, 'places' | 'pictures'>): PostDraft {
  const { paid: _, numbers, ...words } = wordsTried(valuesIn(form))
  const items = [...new FormData(form).keys()].flatMap((name) => (name.startsWith('item-') ? [name.slice('item-'.length)] : []))
  return { ...words, numbers, paid: new FormData(form).has('paid'), items, ...kept }
}

export const valuesIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

export const isEmptyDraft = ({ title, body, topics, numbers, items, pictures }: PostDraft): boolean =>
  [title, body, topics, numbers].every((text) => text.trim() === '') && items.length === 0 && pictures.length === 0

export const sentIds = (pictures: readonly SentPicture[]): string =>
  pictures
    .filter((one) => !isUnsent(one))
    .map(({ uploadId }) => uploadId)
    .join(' ')
