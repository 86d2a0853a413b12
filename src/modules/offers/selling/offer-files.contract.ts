import { z } from 'zod'
import { changedFields, isOfferField, type OfferField, offerFileStates, rowOutcomes } from './offer-files.rules.ts'
import { offerTabs } from './selling.contract.ts'

/** `state`: as the tabs of the list. */
export const ExportOffersInput = z.object({ format: z.enum(['csv', 'xlsx']), state: z.enum(offerTabs).default('') })
/** `name`: of the file, shown to whoever sent it. */
export const SendOfferFileInput = z.object({ name: z.string().trim().min(1, 'required').max(200, 'too-long') })
export const OfferFileIdInput = z.object({ fileId: z.uuid() })

const OfferFileWire = z.object({
  fileId: z.string(),
  fileName: z.string(),
  state: z.enum(offerFileStates),
  counts: z.record(z.enum(rowOutcomes), z.int()),
  createTime: z.string(),
})
export type OfferFileWire = z.output<typeof OfferFileWire>

const pageNum = z.coerce.number().int().min(1).max(10_000).default(1)
export const OfferFilesInput = z.object({ pageNum })
export const OfferFilesWire = z.object({ total: z.int(), pageNum: z.int(), pageSize: z.int(), list: z.array(OfferFileWire) })
export type OfferFilesWire = z.output<typeof OfferFilesWire>

export const OfferFileInput = z.object({
  fileId: z.uuid(),
  outcome: z.enum(['', ...rowOutcomes]).default(''),
  pageNum,
})
const Field = z.custom<OfferField>((name) => typeof name === 'string' && isOfferField(name)).meta({ type: 'string' })
const OfferFileRow = z.object({
  row: z.int(),
  item: z.string(),
  outcome: z.enum(rowOutcomes),
  changes: z.array(z.object({ field: z.enum(changedFields), before: z.string(), after: z.string() })),
  /** Why it was not taken, each in words. */
  problems: z.array(z.string()),
})
export type OfferFileRow = z.output<typeof OfferFileRow>
/** A file with a page of its rows. */
export const OfferFileDetailWire = OfferFileWire.extend({
  /** Headings that say nothing known: their columns are left out. */
  unread: z.array(z.string()),
  read: z.array(Field),
  /** Rows whose outcome is decided. */
  settled: z.int(),
  total: z.int(),
  pageNum: z.int(),
  pageSize: z.int(),
  list: z.array(OfferFileRow),
})
export type OfferFileDetailWire = z.output<typeof OfferFileDetailWire>
