import { z } from 'zod'
import { approvalKinds } from './approval.rules.ts'

export { approvalKinds, approvalNeeds } from './approval.rules.ts'

export const ApprovalsInput = z.object({
  /** Those that wait, the oldest first; or those that were decided, the newest first. */
  decided: z.stringbool().or(z.boolean()).default(false),
  /** Of one order, one member or one subject alone. */
  about: z.string().trim().max(80).default(''),
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type ApprovalsInput = z.input<typeof ApprovalsInput>

const ApprovalWire = z.object({
  approvalId: z.string(),
  kind: z.enum(approvalKinds),
  subjectId: z.string(),
  orderNo: z.string(),
  memberId: z.string(),
  /** Whose it is, as somebody would look for them. */
  member: z.string(),
  amount: z.string(),
  reason: z.string(),
  state: z.enum(['waiting', 'approved', 'declined']),
  /** Empty where the person owed asked. */
  askedBy: z.string(),
  askTime: z.string(),
  firstBy: z.string(),
  secondBy: z.string(),
  declinedBy: z.string(),
  answer: z.string(),
  /** When it goes by itself, since nobody else can approve it; empty otherwise. */
  dueTime: z.string(),
  decideTime: z.string(),
  /** Whoever asked, or has approved, waits for a colleague. */
  isOwn: z.boolean(),
})
export type ApprovalWire = z.output<typeof ApprovalWire>

export const ApprovalsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(ApprovalWire),
})
export type ApprovalsWire = z.output<typeof ApprovalsWire>

export const DecideApprovalInput = z
  .object({ approvalId: z.uuid(), agree: z.boolean(), reason: z.string().trim().max(200, 'note-length').default('') })
  .refine(({ agree, reason }) => agree || reason !== '', { path: ['reason'], message: 'required' })
export type DecideApprovalInput = z.input<typeof DecideApprovalInput>
export const DecidedApprovalWire = z.object({ state: z.enum(['waiting', 'approved', 'declined']) })
export type DecidedApprovalWire = z.output<typeof DecidedApprovalWire>
