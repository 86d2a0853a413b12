import { z } from 'zod'
import { MerchantKindWire } from './merchants.contract.ts'
import { emailProblem } from '#modules/fulfilment/address.rules.ts'
import { sellerScopes } from '#platform/access/permissions.ts'
import { holdKinds } from './holds.rules.ts'
import { merchantRooms } from './merchant-kinds.contract.ts'

const PersonWire = z.object({
  personId: z.string(),
  name: z.string(),
  role: z.enum(['owner', 'staff']),
  scopes: z.array(z.enum(sellerScopes)),
  /** Since when. */
  joinTime: z.string(),
  isSelf: z.boolean(),
})
/** Someone who has been asked by mail and has not said yes. */
const StaffInvitationWire = z.object({
  invitationId: z.string(),
  email: z.string(),
  scopes: z.array(z.enum(sellerScopes)),
  expiryTime: z.string(),
  isOver: z.boolean(),
})
export const PeopleWire = z.object({ list: z.array(PersonWire), invitations: z.array(StaffInvitationWire) })
export type PeopleWire = z.output<typeof PeopleWire>

const scopes = z.array(z.enum(sellerScopes)).max(sellerScopes.length)
export const SavePersonInput = z.object({ personId: z.uuid(), scopes })
export type SavePersonInput = z.input<typeof SavePersonInput>
/** One of the staff, who is an owner from now on. */
export const MakeOwnerInput = z.object({ personId: z.uuid() })
export type MakeOwnerInput = z.input<typeof MakeOwnerInput>
export const LeaveTeamInput = z.object({ merchantId: z.uuid() })
export const EndPersonInput = z.object({ personId: z.uuid() })
export type EndPersonInput = z.input<typeof EndPersonInput>

/** For whom the caller acts, and what they may do there. */
export const OwnMerchantsWire = z.object({
  list: z.array(
    z.object({
      merchantId: z.string(),
      name: z.string(),
      kind: MerchantKindWire,
      role: z.enum(['owner', 'staff']),
      scopes: z.array(z.enum(sellerScopes)),
      /** Of the seller centre, that merchants of its kind have. */
      rooms: z.array(z.enum(merchantRooms)),
      /** Its owners close it, or have; empty while it is open. */
      closing: z.enum(['', 'closing', 'closed']),
      /** What the shop holds of it now: why, and until when where there is an end. */
      holds: z.array(z.object({ kind: z.enum(holdKinds), reason: z.string(), endTime: z.string() })),
    }),
  ),
})
export type OwnMerchantsWire = z.output<typeof OwnMerchantsWire>

export const InviteStaffInput = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .superRefine((email, context) => {
      const problem = emailProblem(email)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    }),
  scopes,
})
export type InviteStaffInput = z.output<typeof InviteStaffInput>
export const EndStaffInvitationInput = z.object({ invitationId: z.uuid() })

/** `token` comes with the mail. */
export const StaffInvitationInput = z.object({ token: z.string().min(20).max(100) })
/** What somebody is asked to do, and for whom; `isOver` where the link opens nothing any more. */
export const AskedStaffWire = z.object({ isOver: z.boolean(), merchant: z.string(), scopes: z.array(z.enum(sellerScopes)) })
export type AskedStaffWire = z.output<typeof AskedStaffWire>
export const JoinedWire = z.object({ merchantId: z.string() })
export type JoinedWire = z.output<typeof JoinedWire>
