import type { Language } from '#language/languages.ts'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { addCacheTags, invalidate } from '#platform/cache/page-tags.server.ts'
import { BannerDocument, type ResourcesInput, type ResourcesWire } from './banners.contract.ts'
import { type Kept, listParts } from './kept-parts.ts'
import { timesOf } from './shown-window.rules.ts'

const BANNERS = 'banners'
// Every page of a list asks: read again only when an operator has changed something.
let version = 0
let read: { version: number; banners: readonly Kept<BannerDocument>[] } | undefined

async function readBanners(tx: Read): Promise<readonly Kept<BannerDocument>[]> {
  // Taken before reading: what changes while we read is read again.
  const now = version
  if (read?.version === now) return read.banners
  const banners = await listParts(tx, 'banner', BannerDocument)
  read = { version: now, banners }
  return banners
}

/** Called in every process once a banner has been changed. */
export function bannersChanged(): void {
  version += 1
  invalidate(BANNERS)
}

/** When a banner begins or ends to be shown. */
export const bannerEdges = (): { at: number; tags: string[] }[] =>
  (read?.banners ?? []).flatMap(({ document }) => {
    const { from, until } = timesOf(document)
    return [from, until].filter(Number.isFinite).map((at) => ({ at, tags: [BANNERS] }))
  })

/** The banners a visitor of a side is shown now, place by place in their order. */
export async function showResources(
  tx: Read,
  { place, sexType = 'women' }: ResourcesInput,
  language: Language,
): Promise<ResourcesWire> {
  addCacheTags(BANNERS)
  const now = clock.now().getTime()
  const isFor = (one: BannerDocument): boolean =>
    (place === undefined || one.place === place) &&
    (one.side === 'both' || one.side === sexType) &&
    (one.language === 'both' || one.language === language) &&
    timesOf(one).from <= now &&
    now < timesOf(one).until
  const shown = (await readBanners(tx)).filter(({ document }) => isFor(document))
  const inOrder = shown.toSorted(
    (one, other) => one.document.position - other.document.position || (one.code < other.code ? -1 : 1),
  )
  return {
    list: inOrder.map(({ code, document }) => ({
      ...{ id: code, place: document.place, picLink: document.link },
      ...{ title: document.title[language], words: document.words[language], label: document.label[language] },
      picture: document.picture ? { ...document.picture, alt: document.picture.alt[language] } : null,
    })),
  }
}
