import { type Banner, BannerDocument, type BannersWire, type RemoveBannerInput } from '#modules/storefront/banners.contract.ts'
import { dropPart, findPart, listParts, putPart } from '#modules/storefront/index.server.ts'
import { shownState } from '#modules/storefront/shown-window.rules.ts'
import { holdPictures } from '#modules/uploads/index.server.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

const KIND = 'banner'

/** Every banner, place by place in the order in which shoppers see them. */
export async function listBanners(tx: Read): Promise<BannersWire> {
  const banners = await listParts(tx, KIND, BannerDocument)
  const list = banners.map(({ code, document: { place, side, language, title, position, ...document } }) => ({
    ...{ bannerId: code, place, side, language, title, position, from: document.from, until: document.until },
    state: shownState(document, clock.now()),
  }))
  return { list: list.toSorted((one, other) => one.position - other.position) }
}

/** One banner with everything that is kept of it; refuses NOT_FOUND. */
export async function showBanner(tx: Read, bannerId: string): Promise<Banner> {
  const { version, document } = (await findPart(tx, KIND, bannerId, BannerDocument)) ?? refuse('NOT_FOUND')
  return { bannerId, version, ...document }
}

/** Adds a banner or changes one; refuses MOVED_ON. */
export async function keepBanner(tx: Tx, by: Operator, { bannerId, version, ...document }: Banner): Promise<Banner> {
  if (document.picture) await holdPictures(tx, [document.picture.hash])
  return { bannerId, version: await putPart(tx, by, { kind: KIND, code: bannerId, version, document }), ...document }
}

export const removeBanner = (tx: Tx, by: Operator, { bannerId, version }: RemoveBannerInput): Promise<void> =>
  dropPart(tx, by, { kind: KIND, code: bannerId, version })
