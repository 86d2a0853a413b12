import { z } from 'zod'
import { isPeriod, reportKinds } from './reports.rules.ts'

const day = z.iso.date('wrong')
const noDay = day.or(z.literal('')).default('')

export const ReportInput = z
  .object({
    kind: z.enum(reportKinds),
    /** Days of Hong Kong, both of them inside. */
    from: day,
    to: day,
    /** What it is compared with; both empty: nothing. */
    againstFrom: noDay,
    againstTo: noDay,
  })
  .refine((input) => isPeriod(input), { path: ['to'], error: 'days-order' })
  .refine(({ againstFrom, againstTo }) => (againstFrom === '') === (againstTo === ''), {
    path: ['againstTo'],
    error: 'days-order',
  })
  .refine(({ againstFrom: from, againstTo: to }) => from === '' || isPeriod({ from, to }), {
    path: ['againstTo'],
    error: 'days-order',
  })
export type ReportInput = z.input<typeof ReportInput>
export type ReportAsked = z.output<typeof ReportInput>

/** By the names of the report's columns: money as an amount such as -120.00, everything else as a whole number. */
const figures = z.record(z.string(), z.union([z.string(), z.number()]))
export type Figures = z.output<typeof figures>

export const ReportWire = z.object({
  rows: z.array(
    z.object({
      /** A day, the code of a brand, the path of a category, a step, words. */
      key: z.string(),
      name: z.string(),
      note: z.string(),
      /** The piece it is about; empty where it is about none. */
      spuCode: z.string(),
      figures,
      /** Of the time it is compared with: the day that stands beside this one, or the same brand then. */
      against: figures.nullable(),
      againstKey: z.string(),
    }),
  ),
  total: figures.nullable(),
  againstTotal: figures.nullable(),
})
export type ReportWire = z.output<typeof ReportWire>
export type ReportRow = ReportWire['rows'][number]
