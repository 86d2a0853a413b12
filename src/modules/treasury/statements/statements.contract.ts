import { z } from 'zod'
import { lineProblems } from './statement-lines.rules.ts'

/**
 * What became of a line: booked to an order, held for finance, money out of the account, money out that takes back what had paid an order, known from another source of the bank's,
 * recorded by hand before, perhaps one of these, of a day that is still to come, or not bookable. `waiting`: it is booked in a moment.
 */
export const lineStates = ['waiting', 'order', 'held', 'out', 'reversed', 'known', 'same', 'doubtful', 'ahead', 'failed'] as const

const LineWire = z.object({
  bookedOn: z.string(),
  /** Out of the account when negative. */
  amount: z.string(),
  reference: z.string(),
  payer: z.string(),
  payType: z.enum(['bank', 'fps']),
  orderNo: z.string(),
})

/** What importing a file would do; nothing is written. */
export const PreviewWire = z.object({
  lines: z.array(
    LineWire.extend({
      /** `known`: it stands in a statement that was imported before. */
      will: z.enum(['order', 'held', 'out', 'reversed', 'known', 'same', 'doubtful', 'ahead']),
      /** What the order still asks for; empty when it asks for nothing. */
      due: z.string(),
    }),
  ),
  problems: z.array(z.object({ row: z.number().int(), problem: z.enum(lineProblems) })),
})
export type PreviewWire = z.output<typeof PreviewWire>
export type PreviewLineWire = PreviewWire['lines'][number]

const StatementWire = z.object({
  statementId: z.string(),
  importTime: z.string(),
  by: z.string(),
  from: z.string(),
  to: z.string(),
  in: z.string(),
  out: z.string(),
  counts: z.record(z.enum(lineStates), z.number().int()),
})
export type StatementWire = z.output<typeof StatementWire>
export const StatementsWire = z.object({ list: z.array(StatementWire) })
export type StatementsWire = z.output<typeof StatementsWire>

export const StatementLinesInput = z.object({ statementId: z.uuid() })
export type StatementLinesInput = z.input<typeof StatementLinesInput>
export const StatementLinesWire = z.object({
  statement: StatementWire,
  lines: z.array(LineWire.extend({ lineId: z.string(), state: z.enum(lineStates) })),
})
export type StatementLinesWire = z.output<typeof StatementLinesWire>
export type StatementLineWire = StatementLinesWire['lines'][number]

/** `another`: it is money of its own and is booked; `same`: it is the line that stands elsewhere. */
export const SettleLineInput = z.object({ lineId: z.uuid(), as: z.enum(['another', 'same']) })
export type SettleLineInput = z.input<typeof SettleLineInput>
