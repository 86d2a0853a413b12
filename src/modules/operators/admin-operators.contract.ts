import { z } from 'zod'
import { RoleNameWire } from './roles.contract.ts'

export const AdminOperatorsInput = z.object({
  word: z.string().max(120, 'too-long').default(''),
  pageNum: z.coerce.number().int().min(1).max(500, 'far-page').default(1),
})
export type AdminOperatorsInput = z.input<typeof AdminOperatorsInput>

/** `invited`: has not chosen a password yet. */
export const operatorStates = ['open', 'invited', 'disabled'] as const
export const OperatorRowWire = z.object({
  operatorId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(RoleNameWire),
  state: z.enum(operatorStates),
  hasFactor: z.boolean(),
  signedInTime: z.string().nullable(),
  isSelf: z.boolean(),
})
export type OperatorRowWire = z.output<typeof OperatorRowWire>
export const AdminOperatorsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(OperatorRowWire),
})
export type AdminOperatorsWire = z.output<typeof AdminOperatorsWire>

export const AdminOperatorWire = OperatorRowWire.extend({
  language: z.enum(['en', 'zh']),
  disabledReason: z.string(),
  createTime: z.string(),
  /** Of roles and standing: who changes them names the one they have seen. */
  version: z.number(),
  sessions: z.array(z.object({ sessionId: z.string(), device: z.string(), network: z.string(), seenTime: z.string() })),
})
export type AdminOperatorWire = z.output<typeof AdminOperatorWire>

const operatorId = z.uuid()
export const AdminOperatorInput = z.object({ operatorId })
export type AdminOperatorInput = z.output<typeof AdminOperatorInput>
export const DisableOperatorInput = z.object({ operatorId, reason: z.string().trim().min(1, 'required').max(200, 'note-length') })
export type DisableOperatorInput = z.input<typeof DisableOperatorInput>

const roles = z.array(z.string().max(40)).min(1, 'choose-one').max(20, 'too-many')
export const OperatorRolesInput = z.object({ operatorId, roles, version: z.int32() })
export type OperatorRolesInput = z.input<typeof OperatorRolesInput>
export const InviteInput = z.object({
  name: z.string().trim().min(1, 'required').max(40, 'too-long'),
  email: z.email('email').max(120, 'too-long'),
  language: z.enum(['en', 'zh']),
  roles,
})
export type InviteInput = z.input<typeof InviteInput>
