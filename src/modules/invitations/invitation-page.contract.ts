import { z } from 'zod'
import { flagKinds, invitationStates } from './invitations.contract.ts'

export const invitationQueues = ['held', 'open', 'given', 'void', 'all'] as const
export type InvitationQueue = (typeof invitationQueues)[number]

export const InvitationsInput = z.object({
  queue: z.enum(invitationQueues).default('held'),
  /** Of either of the two: a piece of a name, an address, a number, or an invite code. */
  word: z.string().max(120, 'too-long').default(''),
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type InvitationsInput = z.input<typeof InvitationsInput>

/** Somebody as an operator would look for them. */
const PersonWire = z.object({ accountId: z.string(), name: z.string() })
export type PersonWire = z.output<typeof PersonWire>

const InvitationRowWire = z.object({
  friend: PersonWire,
  inviter: PersonWire,
  joinTime: z.string(),
  state: z.enum(invitationStates),
  inviterGift: z.string(),
  friendGift: z.string(),
  givenTime: z.string(),
  orderNo: z.string(),
  flags: z.array(z.object({ kind: z.enum(flagKinds), with: PersonWire.nullable() })),
  reason: z.string(),
  decidedBy: z.string(),
  /** A colleague has asked to give it; another one decides. */
  isAsked: z.boolean(),
  /** How far below the one that is looked at; 1 in a list. */
  depth: z.number(),
  /** Whom the friend has invited in turn. */
  invited: z.number(),
})
export type InvitationRowWire = z.output<typeof InvitationRowWire>

export const InvitationsWire = z.object({
  queues: z.record(z.enum(invitationQueues), z.number()),
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(InvitationRowWire),
})
export type InvitationsWire = z.output<typeof InvitationsWire>

export const InvitationTreeInput = z.object({ accountId: z.uuid() })
export type InvitationTreeInput = z.input<typeof InvitationTreeInput>
export const InvitationTreeWire = z.object({
  member: PersonWire,
  inviteCode: z.string(),
  /** Nothing is given for whom they invite. */
  barred: z.object({ reason: z.string(), by: z.string(), time: z.string() }).nullable(),
  /** By whom they came, and by whom those, the nearest first. */
  above: z.array(InvitationRowWire),
  /** Whom they invited, each followed by whom those did. */
  below: z.array(InvitationRowWire),
  /** There are more below than are shown. */
  isCut: z.boolean(),
})
export type InvitationTreeWire = z.output<typeof InvitationTreeWire>

const reason = z.string().trim().min(1, 'required').max(200, 'note-length')
export const DecideInvitationInput = z.object({ friendId: z.uuid(), release: z.boolean(), reason })
export type DecideInvitationInput = z.input<typeof DecideInvitationInput>
/** Whether a second person has to agree yet. */
export const DecidedInvitationWire = z.object({ isWaiting: z.boolean() })
export type DecidedInvitationWire = z.output<typeof DecidedInvitationWire>
export const VoidBranchInput = z.object({ accountId: z.uuid(), takeBack: z.boolean(), reason })
export type VoidBranchInput = z.input<typeof VoidBranchInput>
/** What has come back. */
export const VoidedWire = z.object({ amount: z.string(), points: z.number(), coupons: z.number() })
export type VoidedWire = z.output<typeof VoidedWire>
