import { z } from 'zod'
import { requirementKinds } from '#modules/merchants/merchant-kinds.contract.ts'
import { fieldNames, MOST_FILES } from './application-parts.rules.ts'
import { requirementStates } from './applications.rules.ts'
import { documentStates, isReplaceable } from './documents.rules.ts'

/** What a merchant has shown; what was sent in place of it is in review beside it. */
const DocumentWire = z.object({
  /** The newest that was sent: what comes in its place names it. Empty where none was sent. */
  requirementId: z.string(),
  requirement: z.enum(requirementKinds),
  state: z.enum(documentStates),
  /** The last day of what was accepted; empty where it does not end. */
  lastDay: z.string(),
  acceptedTime: z.string(),
  /** How the newest one fares: accepted where nothing was sent in its place. */
  newest: z.enum(requirementStates),
  /** Why that was refused, in the reader’s language. */
  reason: z.string(),
  /** Until when it is decided. */
  dueTime: z.string(),
  mayReplace: z.boolean(),
})
export type DocumentWire = z.output<typeof DocumentWire>
export const DocumentsWire = z.object({
  /** No new orders until one that has ended is replaced. */
  isStopped: z.boolean(),
  list: z.array(DocumentWire),
})
export type DocumentsWire = z.output<typeof DocumentsWire>

export const ReplaceDocumentInput = z.object({
  requirementId: z.union([z.uuid(), z.literal('')]),
  requirement: z.enum(requirementKinds).refine(isReplaceable, 'choose-one'),
  fields: z.partialRecord(z.enum(fieldNames), z.string().max(500, 'too-long')).default({}),
  files: z.array(z.uuid()).max(MOST_FILES, 'too-many').default([]),
})
export type ReplaceDocumentInput = z.input<typeof ReplaceDocumentInput>
