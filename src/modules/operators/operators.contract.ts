import { z } from 'zod'

export const SignInInput = z.object({
  email: z.string().trim().min(1, 'required').max(120),
  password: z.string().min(1, 'required').max(200),
})
export type SignInInput = z.input<typeof SignInInput>
export const OperatorWire = z.object({ name: z.string(), roles: z.array(z.string()) })
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
