import { z } from 'zod'
import { count } from './setting-shapes.contract.ts'

export const inviterGifts = ['balance', 'points', 'none'] as const
export const friendGifts = ['balance', 'points', 'coupon', 'none'] as const

/**
 * What whoever invites and whoever comes get, in HK$ or points; a coupon is what a campaign gives for the occasion. For a first order of so
 * much merchandise, in HK$; and how many a day and a month before somebody of the shop looks.
 */
export const Invitations = z.object({
  inviterKind: z.enum(inviterGifts, 'choose-one'),
  inviterAmount: count(10_000),
  friendKind: z.enum(friendGifts, 'choose-one'),
  friendAmount: count(10_000),
  orderFrom: count(1_000_000, 0),
  mostADay: count(1_000),
  mostAMonth: count(10_000),
})
export type InvitationRules = z.output<typeof Invitations>

export const FIRST_INVITATIONS: InvitationRules = {
  inviterKind: 'balance',
  inviterAmount: 100,
  friendKind: 'balance',
  friendAmount: 100,
  orderFrom: 500,
  mostADay: 5,
  mostAMonth: 20,
}
