import { z } from 'zod'
import { reconciledMethods } from './reconciliation.rules.ts'

export const ReconciliationsWire = z.object({
  list: z.array(
    z.object({
      day: z.string(),
      method: z.enum(reconciledMethods),
      oursIn: z.string(),
      oursOut: z.string(),
      /** Empty where there is no report of that day. */
      theirsIn: z.string(),
      theirsOut: z.string(),
      /** `key`: the payment's name at its provider, or the order's number; amounts may be below nothing. */
      differences: z.array(z.object({ key: z.string(), orderNo: z.string(), ours: z.string(), theirs: z.string() })),
      note: z.string(),
      notedBy: z.string(),
      notedAt: z.string(),
    }),
  ),
})
export type ReconciliationsWire = z.output<typeof ReconciliationsWire>
export type ReconciliationWire = ReconciliationsWire['list'][number]

export const NoteReconciliationInput = z.object({
  day: z.iso.date('wrong'),
  method: z.enum(reconciledMethods),
  note: z.string().trim().min(1, 'required').max(200, 'note-length'),
})
export type NoteReconciliationInput = z.input<typeof NoteReconciliationInput>
