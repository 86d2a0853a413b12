import { z } from 'zod'
import { typedNumber } from '#platform/text/typed-number.ts'
import { countStates, lineViews } from './counting.rules.ts'

const Page = z.object({ pageNum: z.coerce.number().int().min(1).max(1_000).default(1) })

export const BeginCountInput = z.object({
  name: z.string().trim().min(1, 'required').max(80, 'too-long'),
  brandCode: z.string().trim().max(80).default(''),
  category: z.string().trim().max(200).default(''),
  /** Those alone that should be there. */
  withStock: z.boolean().default(true),
})
export type BeginCountInput = z.input<typeof BeginCountInput>
export type CountBegun = z.output<typeof BeginCountInput>

export const CountIdInput = z.object({ countId: z.uuid() })
export type CountIdInput = z.output<typeof CountIdInput>

const CountWire = z.object({
  countId: z.string(),
  name: z.string(),
  state: z.enum(countStates),
  brandName: z.string(),
  category: z.string(),
  lines: z.number(),
  counted: z.number(),
  beginTime: z.string(),
  begunBy: z.string(),
  endTime: z.string(),
  endedBy: z.string(),
})
export type CountWire = z.output<typeof CountWire>
export const CountsInput = Page
export type CountsInput = z.input<typeof CountsInput>
export const CountsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(CountWire),
})
export type CountsWire = z.output<typeof CountsWire>

export const CountLineWire = z.object({
  itemNumber: z.string(),
  brandName: z.string(),
  productTitle: z.string(),
  look: z.string(),
  /** What should lie there: when it was last scanned, or when the count was begun. */
  expected: z.number(),
  /** null: not scanned yet. */
  counted: z.number().nullable(),
  /** What should lie there changed between the first and the last scan: count it again. */
  isUnsure: z.boolean(),
  countedBy: z.string(),
  change: z.number(),
  missing: z.number(),
})
export type CountLineWire = z.output<typeof CountLineWire>

export const CountDetailInput = CountIdInput.extend(Page.shape).extend({
  view: z.union([z.enum(lineViews), z.literal('')]).default(''),
})
export type CountDetailInput = z.input<typeof CountDetailInput>
export const CountDetailWire = z.object({
  count: CountWire,
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(CountLineWire),
})
export type CountDetailWire = z.output<typeof CountDetailWire>

/** A scan adds one; `set` says how many there are in all. */
export const ScanInput = CountIdInput.extend({
  itemNumber: z.string().trim().min(1, 'required').max(40),
  mode: z.enum(['add', 'set']).default('add'),
  pieces: typedNumber(/^\d{1,7}$/, 'count')
    .pipe(z.number().int('count').min(0, 'count').max(1_000_000, 'too-large'))
    .optional(),
})
export type ScanInput = z.input<typeof ScanInput>
export type Scan = z.output<typeof ScanInput>

/** unscanned: what nobody has scanned is left as it is, or is not there. */
export const BookCountInput = CountIdInput.extend({ unscanned: z.enum(['leave', 'none']).default('leave') })
export type BookCountInput = z.input<typeof BookCountInput>
export const BookCountWire = z.object({ changed: z.number(), missing: z.number() })
export type BookCountWire = z.output<typeof BookCountWire>

/** Papers are asked for in a language, whatever the browser prefers. */
export const CountSheetInput = CountIdInput.extend({ language: z.enum(['en', 'zh']).default('en') })
export type CountSheetInput = z.input<typeof CountSheetInput>
