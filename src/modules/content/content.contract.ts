import { z } from 'zod'

export const SideInput = z.object({
  sexType: z.enum(['men', 'women']).default('women'),
  channelType: z.string().max(10).optional(),
})
export type SideInput = z.input<typeof SideInput>

/** Colours as #rrggbb; one style for the whole bar. */
const AnnouncementStyleWire = z.object({ backgroundColor: z.string(), color: z.string() })
/** An announcement list arrives as JSON in a string, as the specification spells it: [{desc, url}]. */
export const ResourceLocationWire = z.object({
  notice: z.object({ platformIntelligence: z.string(), noticeStyle: AnnouncementStyleWire }),
})
export type ResourceLocationWire = z.output<typeof ResourceLocationWire>
export type AnnouncementWire = { desc: string; url: string | null }
