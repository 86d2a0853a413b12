import { z } from 'zod'
import { CardWire, PictureWire } from '#modules/catalogue/catalogue.contract.ts'

export const SideInput = z.object({
  sexType: z.enum(['men', 'women']).default('women'),
  channelType: z.string().max(10).optional(),
})
export type SideInput = z.input<typeof SideInput>

/** A notice list arrives as JSON in a string, as the specification spells it: [{desc, url}]. */
export const ResourceLocationWire = z.object({ notice: z.object({ platformIntelligence: z.string() }) })
export type ResourceLocationWire = z.output<typeof ResourceLocationWire>
export type NoticeWire = { desc: string; url: string | null }

const FieldWire = z.object({ picture: PictureWire, link: z.string(), label: z.string() })
export const HomeWire = z.object({
  hero: z.object({
    season: z.string(),
    title: z.string(),
    words: z.string(),
    label: z.string(),
    link: z.string(),
    left: FieldWire,
    right: FieldWire,
  }),
  newArrivals: z.object({ total: z.number(), list: z.array(CardWire) }),
  designers: z.array(z.object({ code: z.string(), name: z.string() })),
  editorial: z.array(
    z.object({ title: z.string(), words: z.string(), label: z.string(), link: z.string(), picture: PictureWire }),
  ),
  sale: z.object({ title: z.string(), list: z.array(CardWire) }),
})
export type HomeWire = z.output<typeof HomeWire>
