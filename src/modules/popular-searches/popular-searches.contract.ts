import { z } from 'zod'
import { SexType } from '#modules/search/search.contract.ts'

/** The side of the shop on which it is to find something. */
export const PopularSearchesInput = z.object({ sexType: SexType })
export type PopularSearchesInput = z.input<typeof PopularSearchesInput>
/** What others asked for lately, the most popular first, and designers with much to see. */
export const PopularSearchesWire = z.object({
  list: z.array(z.string()),
  brands: z.array(z.object({ code: z.string(), name: z.string() })),
})
export type PopularSearchesWire = z.output<typeof PopularSearchesWire>

/** What was typed and sent; not what was chosen from a list. */
export const RecordSearchInput = z.object({ searchWord: z.string().min(1).max(100, 'too-long') })
export type RecordSearchInput = z.output<typeof RecordSearchInput>

/** A piece that was opened from the results of a query. */
export const ChosenInput = RecordSearchInput.extend({ spuCode: z.string().min(1).max(40, 'too-long') })
export type ChosenInput = z.output<typeof ChosenInput>

export const AdminSearchesWire = z.object({
  list: z.array(
    z.object({
      language: z.enum(['en', 'zh']),
      /** Folded: all spellings of it are one. */
      query: z.string(),
      shown: z.string(),
      isHidden: z.boolean(),
    }),
  ),
})
export type AdminSearchesWire = z.output<typeof AdminSearchesWire>
export const HideSearchInput = z.object({ query: z.string().min(1).max(100, 'too-long'), isHidden: z.boolean() })
export type HideSearchInput = z.output<typeof HideSearchInput>
