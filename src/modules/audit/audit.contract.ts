import { z } from 'zod'

const day = z.iso.date('wrong').or(z.literal('')).default('')
export const AuditInput = z.object({
  actorId: z.uuid().or(z.literal('')).default(''),
  action: z.string().max(60).default(''),
  subjectId: z.string().trim().max(120, 'too-long').default(''),
  /** Days of Hong Kong, both of them inside. */
  from: day,
  to: day,
  /** The last entry of the page before. */
  after: z.uuid().or(z.literal('')).default(''),
})
export type AuditInput = z.input<typeof AuditInput>

export const AuditEntryWire = z.object({
  entryId: z.string(),
  actor: z.string(),
  actorId: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  time: z.string(),
  /** What differs, field by field; one that only came or went has no other side. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
})
export type AuditEntryWire = z.output<typeof AuditEntryWire>
export const AuditWire = z.object({ list: z.array(AuditEntryWire), hasMore: z.boolean() })
export type AuditWire = z.output<typeof AuditWire>

/** Whoever stands in the trail, and all that was done. */
export const AuditKindsWire = z.object({
  actors: z.array(z.object({ actorId: z.string(), name: z.string() })),
  actions: z.array(z.string()),
})
export type AuditKindsWire = z.output<typeof AuditKindsWire>
