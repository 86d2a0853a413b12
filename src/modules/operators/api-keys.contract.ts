import { z } from 'zod'
import { forMachines } from '#platform/access/permissions.ts'

/** `stopped`: whoever made it works here no longer. */
export const keyStates = ['open', 'expired', 'ended', 'stopped'] as const
export const KeyWire = z.object({
  keyId: z.string(),
  name: z.string(),
  /** How it begins; the rest is known to whoever uses it. */
  prefix: z.string(),
  permissions: z.array(z.enum(forMachines)),
  perMinute: z.number(),
  state: z.enum(keyStates),
  madeBy: z.string(),
  createTime: z.string(),
  expiresTime: z.string(),
  usedTime: z.string().nullable(),
})
export type KeyWire = z.output<typeof KeyWire>
export const KeysWire = z.object({ list: z.array(KeyWire) })
export type KeysWire = z.output<typeof KeysWire>
/** Answered once, and kept nowhere. */
export const NewKeyWire = KeysWire.extend({ token: z.string() })
export type NewKeyWire = z.output<typeof NewKeyWire>

export const NewKeyInput = z.object({
  name: z.string().trim().min(1, 'required').max(40, 'too-long'),
  permissions: z.array(z.enum(forMachines)).min(1, 'choose-one').max(100),
  perMinute: z.coerce.number<number | string>('whole-number').int('whole-number').min(1, 'whole-number').max(6_000, 'too-large'),
  days: z.coerce.number<number | string>('whole-number').int('whole-number').min(1, 'whole-number').max(366, 'too-large'),
})
export type NewKeyInput = z.input<typeof NewKeyInput>
export const EndKeyInput = z.object({ keyId: z.uuid() })
export type EndKeyInput = z.input<typeof EndKeyInput>
