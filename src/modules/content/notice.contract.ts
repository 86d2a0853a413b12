import { z } from 'zod'
import { contrastOf, isColour, LEAST_CONTRAST } from './notice-style.rules.ts'
import { ShopLink } from './shop-link.contract.ts'

const Words = z.string().trim().min(1, 'required').max(120, 'too-long')
const Colour = z.string().trim().toLowerCase().refine(isColour, 'colour')

const Notice = z.object({
  noticeId: z.uuid(),
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

/** The whole bar as operators keep it: its notices in their order, its colours, and the version a change is made to. */
export const NoticeBarWire = z.object({ version: z.number(), noticeStyle: Style, notices: z.array(Notice) })
export type NoticeBarWire = z.output<typeof NoticeBarWire>
export const SaveNoticesInput = NoticeBarWire.extend({ version: z.number().int().min(0), notices: z.array(Notice).max(10) })
export type SaveNoticesInput = z.output<typeof SaveNoticesInput>
