import { z } from 'zod'
import { InformationWire, informationGroups } from './information.contract.ts'

const inBoth = (most: number) => {
  const side = z.string().trim().min(1, 'required').max(most, 'too-long')
  return z.object({ en: side, zh: side })
}

/** The words of a page, in Markdown with {{figures}} that come from the rules. */
const words = { title: inBoth(80), lead: inBoth(169), body: inBoth(40_000) }
export const PageWords = z.object(words)
export type PageWords = z.output<typeof PageWords>

const PageName = z.string().regex(/^[a-z-]{1,40}$/)
export const PageInput = z.object({ name: PageName })
export type PageInput = z.input<typeof PageInput>

/** `version`: the one that was opened; 0 is what came with the program. */
export const SavedPage = z.object({ name: PageName, version: z.int32().min(0), ...words })
export type SavedPage = z.output<typeof SavedPage>

export const TryPageInput = z.object({ name: PageName, ...words })
export type TryPageInput = z.input<typeof TryPageInput>

const ShownPage = InformationWire.pick({ title: true, lead: true, html: true, questions: true })
/** The page as shoppers would see it, or what keeps it from being shown, by field. */
export const TriedPageWire = z.object({
  page: z.object({ en: ShownPage, zh: ShownPage }).nullable(),
  fields: z.record(z.string(), z.string()),
})
export type TriedPageWire = z.output<typeof TriedPageWire>

const Version = z.object({ version: z.number(), savedBy: z.string(), saveTime: z.string() })

export const PageListWire = z.object({
  list: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      group: z.enum(informationGroups),
      title: z.string(),
      /** Null as long as it is what came with the program. */
      newest: Version.nullable(),
    }),
  ),
})
export type PageListWire = z.output<typeof PageListWire>

export const PageEditWire = z.object({
  page: SavedPage,
  address: z.string(),
  isQuestions: z.boolean(),
  figures: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The newest first; at the end what came with the program. */
  versions: z.array(Version),
})
export type PageEditWire = z.output<typeof PageEditWire>

export const PageVersionInput = z.object({ name: PageName, version: z.coerce.number().int().min(0) })
export type PageVersionInput = z.input<typeof PageVersionInput>
