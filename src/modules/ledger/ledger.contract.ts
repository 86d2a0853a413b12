import { z } from 'zod'

/** What the nightly look at the books may find; `unread`: that it could not be taken. */
export const ledgerProblems = ['units', 'postings', 'members', 'withdrawals', 'unread'] as const
export type LedgerProblem = (typeof ledgerProblems)[number]

const units = ['cents', 'points'] as const
const amount = z.string()
const day = z.union([z.literal(''), z.iso.date('date')]).default('')
const purpose = z
  .string()
  .trim()
  .regex(/^[a-z-]{0,40}$/, 'wrong')
  .default('')

export const TrialInput = z.object({
  /** As of the end of this day of Hong Kong; of this moment when empty. */
  day,
})
export type TrialInput = z.input<typeof TrialInput>
const SumWire = z.object({
  purpose: z.string(),
  unit: z.enum(units),
  /** How many accounts of this purpose there are. */
  accounts: z.number(),
  /** Signed: in whole points, or HK$ with cents. */
  amount,
})
export const TrialWire = z.object({
  time: z.string(),
  list: z.array(SumWire),
  /** What all of it comes to in each unit: nothing, or the books are wrong. */
  sums: z.array(z.object({ unit: z.enum(units), amount })),
  /** When the books were last looked at by night, and what was wrong then. */
  checkedTime: z.string(),
  problems: z.array(z.enum(ledgerProblems)),
})
export type TrialWire = z.output<typeof TrialWire>

export const AccountsInput = z.object({ purpose, pageNum: z.coerce.number().int().min(1).max(10_000).default(1) })
export type AccountsInput = z.input<typeof AccountsInput>
export const AccountsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(
    z.object({ ownerId: z.string(), owner: z.string(), isMember: z.boolean(), unit: z.enum(units), amount, entries: z.number() }),
  ),
})
export type AccountsWire = z.output<typeof AccountsWire>

const filters = {
  purpose,
  ownerId: z.union([z.literal(''), z.uuid()]).default(''),
  /** An order's number, or the id of a posting, of what it is about, or of an owner. */
  word: z.string().trim().max(60).default(''),
  kind: purpose,
  from: day,
  to: day,
}
export const PostingsInput = z.object({
  ...filters,
  /** The last posting of the page before. */
  after: z.union([z.literal(''), z.uuid()]).default(''),
})
export type PostingsInput = z.input<typeof PostingsInput>
export type PostingsWanted = z.output<typeof PostingsInput>
const PostingWire = z.object({
  postingId: z.string(),
  kind: z.string(),
  subjectId: z.string(),
  time: z.string(),
  orderNo: z.string(),
  entries: z.array(
    z.object({
      purpose: z.string(),
      ownerId: z.string(),
      owner: z.string(),
      unit: z.enum(units),
      amount,
      /** Of what comes in parts that end at different times: which. */
      lot: z.string(),
    }),
  ),
})
export type PostingWire = z.output<typeof PostingWire>
export const PostingsWire = z.object({ list: z.array(PostingWire), hasMore: z.boolean() })
export type PostingsWire = z.output<typeof PostingsWire>

export const LedgerFileInput = z.object(filters)
export type LedgerFileInput = z.input<typeof LedgerFileInput>
