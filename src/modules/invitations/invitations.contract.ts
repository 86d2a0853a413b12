import { z } from 'zod'

const both = z.object({ en: z.string(), zh: z.string() })
/** What one side gets; `says`: what the coupon gave when it was promised. */
export const Gift = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('balance'), cents: z.int() }),
  z.object({ kind: z.literal('points'), points: z.int() }),
  z.object({ kind: z.literal('coupon'), says: both }),
])
export type Gift = z.output<typeof Gift>
/** What both sides are told when a friend joins: for a first order from so much on. */
export type Promised = { inviter: Gift; friend: Gift; fromCents: number }

export const sides = ['inviter', 'friend'] as const
export type InvitedSide = (typeof sides)[number]

export const invitationStates = ['open', 'held', 'given', 'void'] as const

/** Why somebody has to look before anything is given: the two, or two friends of one inviter, share something; or there are too many. */
export const flagKinds = ['contact', 'device', 'address', 'card', 'day-limit', 'month-limit', 'no-coupon'] as const
/** `accountId`: whose it is, too. */
export const Flag = z.object({ kind: z.enum(flagKinds), accountId: z.string().optional() })
export type Flag = z.output<typeof Flag>

const code = z.string().trim().toUpperCase().max(40)
export const InvitationInput = z.object({ inviteCode: code })
export type InvitationInput = z.input<typeof InvitationInput>

/** What whoever follows a link is told. */
export const InvitationWire = z.object({
  /** Nobody has this code, or not any more. */
  isOver: z.boolean(),
  /** The first name of whoever invites; empty where they have said none. */
  name: z.string(),
  /** What a friend gets, in words; empty: nothing. */
  friendGift: z.string(),
  /** From which merchandise a first order counts, such as HK$500; empty: from any. */
  orderFrom: z.string(),
})
export type InvitationWire = z.output<typeof InvitationWire>

/** What has become of an invitation, as the two see it: `on-its-way` until the order can no longer come back. */
const shownStates = ['joined', 'on-its-way', 'checked', 'given', 'void'] as const

const StandingWire = z.object({
  state: z.enum(shownStates),
  /** Of what is on its way: the last day of the return, after which it comes. */
  day: z.string(),
  gift: z.string(),
})

export const OwnInvitationsWire = z.object({
  inviteCode: z.string(),
  inviterGift: z.string(),
  friendGift: z.string(),
  orderFrom: z.string(),
  /** By whose invitation the member came. */
  own: StandingWire.extend({ name: z.string() }).nullable(),
  /** Who came, the last first: of their first names the beginning. */
  list: z.array(StandingWire.extend({ friendId: z.string(), name: z.string(), joinTime: z.string() })),
  total: z.number(),
})
export type OwnInvitationsWire = z.output<typeof OwnInvitationsWire>
