import { z } from 'zod'
import { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { StoredPicture } from '#modules/content/home.contract.ts'
import { ShopLink } from '#modules/content/shop-link.contract.ts'
import { bannerPlaces } from './banner-places.rules.ts'
import { ENDS_TOO_EARLY, endsAfterItBegins, ShownStateWire, shownWindow } from './shown-window.contract.ts'

const BannerPlace = z.enum(bannerPlaces)

const words = (most: number) => z.string().trim().max(most, 'too-long')
const needed = (most: number) => z.string().trim().min(1, 'required').max(most, 'too-long')
const document = {
  place: BannerPlace,
  side: z.enum(['both', 'women', 'men']),
  language: z.enum(['both', 'en', 'zh']),
  title: z.object({ en: needed(60), zh: needed(60) }),
  words: z.object({ en: words(160), zh: words(160) }),
  label: z.object({ en: words(40), zh: words(40) }),
  link: ShopLink,
  picture: StoredPicture.nullable(),
  /** Lower first among those of a place. */
  position: z.number('whole-number').int('whole-number').min(1, 'whole-number').max(999, 'too-large'),
  ...shownWindow,
}
export const BannerDocument = z.object(document)
export type BannerDocument = z.output<typeof BannerDocument>

/** `version` 0: new. */
export const Banner = z
  .object({ bannerId: z.uuid(), version: z.int32().min(0), ...document })
  .refine(endsAfterItBegins, ENDS_TOO_EARLY)
export type Banner = z.output<typeof Banner>

export const BannerInput = z.object({ bannerId: z.string().max(40) })
export type BannerInput = z.output<typeof BannerInput>
export const RemoveBannerInput = BannerInput.extend({ version: z.int32() })
export type RemoveBannerInput = z.output<typeof RemoveBannerInput>
export const BannersWire = z.object({
  list: z.array(
    z.object({
      bannerId: z.string(),
      place: BannerPlace,
      side: z.enum(['both', 'women', 'men']),
      language: z.enum(['both', 'en', 'zh']),
      title: z.object({ en: z.string(), zh: z.string() }),
      position: z.number(),
      state: ShownStateWire,
      from: z.string(),
      until: z.string(),
    }),
  ),
})
export type BannersWire = z.output<typeof BannersWire>

/** Channel and side as getResourceLocation takes them; no place: those of all places. */
export const ResourcesInput = z.object({
  channelType: z.string().max(10).optional(),
  sexType: z.enum(['men', 'women']).default('women'),
  place: BannerPlace.optional(),
})
export type ResourcesInput = z.input<typeof ResourcesInput>
/** What a visitor is shown, in one language; picLink is a page of this shop without a language. */
export const ResourcesWire = z.object({
  list: z.array(
    z.object({
      id: z.string(),
      place: BannerPlace,
      title: z.string(),
      words: z.string(),
      label: z.string(),
      picLink: z.string(),
      picture: PictureWire.nullable(),
    }),
  ),
})
export type ResourcesWire = z.output<typeof ResourcesWire>
