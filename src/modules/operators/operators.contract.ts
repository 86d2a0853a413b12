import { z } from 'zod'
import { challengeFields } from '#modules/members/challenges.contract.ts'
import { permissions } from '#platform/access/permissions.ts'
import { RoleNameWire } from './roles.contract.ts'

export const SignInInput = z.object({
  email: z.string().trim().min(1, 'required').max(120),
  password: z.string().min(1, 'required').max(200),
  /** Of the second factor, once the shop has asked for it. */
  code: z.string().trim().max(40).default(''),
  ...challengeFields,
})
export type SignInInput = z.input<typeof SignInInput>
/** Who works here, what as, and what for. */
export const OperatorWire = z.object({
  name: z.string(),
  roles: z.array(RoleNameWire),
  permissions: z.array(z.enum(permissions)),
  /** A second factor, before anything else. */
  mustSetUp: z.boolean(),
})
export type OperatorWire = z.output<typeof OperatorWire>
export const SignInWire = OperatorWire.extend({ token: z.string() })
export type SignInWire = z.output<typeof SignInWire>
export const OutboxWire = z.object({
  list: z.array(
    z.object({
      kind: z.enum(['mail', 'sms']),
      id: z.string(),
      recipient: z.string(),
      /** A text message has none. */
      subject: z.string(),
      body: z.string(),
      /** A mail as most programs show it; empty for a text message. */
      html: z.string(),
      createTime: z.string(),
      sentTime: z.string().nullable(),
    }),
  ),
})
export type OutboxWire = z.output<typeof OutboxWire>
