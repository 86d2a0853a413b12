import { z } from 'zod'

export const statementQueues = ['waiting', 'approved'] as const
export type StatementQueue = (typeof statementQueues)[number]

export const PaidStatementsInput = z.object({
  queue: z.enum(statementQueues).default('waiting'),
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type PaidStatementsInput = z.input<typeof PaidStatementsInput>

/** Statements by which merchants are paid; amounts may be below nothing. */
export const PaidStatementsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(
    z.object({
      statementId: z.string(),
      number: z.string(),
      merchantId: z.string(),
      merchant: z.string(),
      firstDay: z.string(),
      lastDay: z.string(),
      opening: z.string(),
      moved: z.string(),
      closing: z.string(),
      /** What would be paid now: the closing balance, or what is left of it. */
      pays: z.string(),
      /** Of one that is approved: what was paid, by whose word, when, and how that payout is. */
      paid: z.string(),
      approvedBy: z.string(),
      approveTime: z.string(),
      payoutState: z.string(),
      /** Whoever looks has changed a rule of its sales, or acts for the merchant. */
      isBarred: z.boolean(),
    }),
  ),
})
export type PaidStatementsWire = z.output<typeof PaidStatementsWire>

export const ApproveStatementInput = z.object({
  statementId: z.uuid(),
  /** What was shown to be paid; another sum is looked at again. */
  pays: z.string().regex(/^\d{1,9}\.\d{2}$/, 'amount'),
})
export type ApproveStatementInput = z.input<typeof ApproveStatementInput>
export const StatementPaperInput = z.object({ statementId: z.uuid(), language: z.enum(['en', 'zh']).default('en') })

/** What merchants owe: a balance below nothing. */
export const DebtsWire = z.object({
  /** Of all of them. */
  owed: z.string(),
  list: z.array(
    z.object({
      merchantId: z.string(),
      merchant: z.string(),
      state: z.string(),
      owed: z.string(),
      /** Since when without a break, and for how many days. */
      sinceTime: z.string(),
      days: z.number(),
      /** What is sold and not due yet: it makes up for the debt first. */
      coming: z.string(),
      remindTime: z.string(),
      /** A write-off that waits for a second person; empty otherwise. */
      waits: z.string(),
    }),
  ),
})
export type DebtsWire = z.output<typeof DebtsWire>
export const RemindDebtInput = z.object({ merchantId: z.uuid() })
export type RemindDebtInput = z.input<typeof RemindDebtInput>
export const WriteOffInput = z.object({
  merchantId: z.uuid(),
  amount: z
    .string()
    .trim()
    .regex(/^(?!0+(\.0{1,2})?$)\d{1,7}(\.\d{1,2})?$/, 'amount'),
  reason: z.string().trim().min(1, 'required').max(200, 'note-length'),
})
export type WriteOffInput = z.input<typeof WriteOffInput>
