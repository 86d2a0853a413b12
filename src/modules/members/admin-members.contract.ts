import { z } from 'zod'

export const AdminMembersInput = z.object({
  word: z.string().max(120, 'too-long').default(''),
  pageNum: z.coerce.number().int().min(1).max(500, 'far-page').default(1),
})
export type AdminMembersInput = z.input<typeof AdminMembersInput>

/** `leaving`: asked to be deleted, and may think again. */
export const memberStates = ['open', 'disabled', 'leaving', 'left'] as const
export const MemberRowWire = z.object({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  state: z.enum(memberStates),
  joinTime: z.string(),
  orderNum: z.number(),
})
export type MemberRowWire = z.output<typeof MemberRowWire>
export const AdminMembersWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(MemberRowWire),
})
export type AdminMembersWire = z.output<typeof AdminMembersWire>

export const AdminMemberInput = z.object({ accountId: z.uuid() })
export type AdminMemberInput = z.output<typeof AdminMemberInput>

export const AdminMemberWire = MemberRowWire.extend({
  language: z.enum(['en', 'zh']),
  inviteCode: z.string(),
  disabledReason: z.string(),
  hasPassword: z.boolean(),
  hasFactor: z.boolean(),
  passkeyNum: z.number(),
  sessions: z.array(z.object({ sessionId: z.string(), device: z.string(), network: z.string(), seenTime: z.string() })),
  orders: z.array(z.object({ orderNo: z.string(), state: z.string(), total: z.string(), createTime: z.string() })),
  notes: z.array(z.object({ noteId: z.string(), note: z.string(), actor: z.string(), createTime: z.string() })),
})
export type AdminMemberWire = z.output<typeof AdminMemberWire>

const reason = z.string().trim().min(1, 'required').max(200, 'note-length')
export const DisableMemberInput = z.object({ accountId: z.uuid(), reason })
export type DisableMemberInput = z.input<typeof DisableMemberInput>
export const ResetFactorInput = z.object({ accountId: z.uuid(), reason })
export type ResetFactorInput = z.input<typeof ResetFactorInput>
export const NoteMemberInput = z.object({ accountId: z.uuid(), note: reason })
export type NoteMemberInput = z.input<typeof NoteMemberInput>
