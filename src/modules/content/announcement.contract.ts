import { z } from 'zod'
import { contrastOf, isColour, LEAST_CONTRAST } from './announcement-style.rules.ts'
import { ShopLink } from './shop-link.contract.ts'

const Words = z.string().trim().min(1, 'required').max(120, 'too-long')
const Colour = z.string().trim().toLowerCase().refine(isColour, 'colour')

const Announcement = z.object({
  announcementId: z.uuid(),
  desc: z.object({ en: Words, zh: Words }),
  /** Null: words alone. */
  url: ShopLink.nullable(),
  shown: z.boolean(),
})
const Style = z
  .object({ backgroundColor: Colour, color: Colour })
  .refine(
    ({ backgroundColor, color }) =>
      !isColour(backgroundColor) || !isColour(color) || contrastOf(backgroundColor, color) >= LEAST_CONTRAST,
    { message: 'contrast', path: ['color'] },
  )

/** The whole bar as operators keep it: its announcements in their order, its colours, and the version a change is made to. */
export const AnnouncementBarWire = z.object({
  version: z.number(),
  announcementStyle: Style,
  announcements: z.array(Announcement),
})
export type AnnouncementBarWire = z.output<typeof AnnouncementBarWire>
export const SaveAnnouncementsInput = AnnouncementBarWire.extend({
  version: z.int32().min(0),
  announcements: z.array(Announcement).max(10),
})
export type SaveAnnouncementsInput = z.output<typeof SaveAnnouncementsInput>
