import { z } from 'zod'
import { typedNumber } from '#platform/text/typed-number.ts'
import { MemberRowWire } from '#modules/members/admin-members.contract.ts'
import { EndingWire, MoveWire } from './points.contract.ts'

export const PointsPageInput = z.object({ word: z.string().max(120, 'too-long').default('') })
export type PointsPageInput = z.input<typeof PointsPageInput>

const PointsRowWire = MemberRowWire.pick({ accountId: true, name: true, email: true, mobile: true, state: true }).extend({
  points: z.number(),
  owedPoints: z.number(),
})
export type PointsRowWire = z.output<typeof PointsRowWire>

const CorrectionWire = z.object({
  correctionId: z.string(),
  accountId: z.string(),
  /** Whose points they are, as somebody would look for them. */
  member: z.string(),
  /** Negative: taken away. */
  points: z.number(),
  reason: z.string(),
  state: z.enum(['waiting', 'made', 'declined']),
  askedBy: z.string(),
  decidedBy: z.string(),
  time: z.string(),
})
export type CorrectionWire = z.output<typeof CorrectionWire>

export const PointsPageWire = z.object({
  /** Of all members together. */
  points: z.number(),
  owedPoints: z.number(),
  /** Who has most, or whom a search has found. */
  list: z.array(PointsRowWire),
  /** What waits for a second person. */
  waiting: z.array(CorrectionWire),
})
export type PointsPageWire = z.output<typeof PointsPageWire>

export const MemberPointsInput = z.object({ accountId: z.uuid() })
export type MemberPointsInput = z.input<typeof MemberPointsInput>

export const MemberPointsWire = PointsRowWire.extend({
  pendingPoints: z.number(),
  ending: z.array(EndingWire),
  /** The newest. */
  history: z.array(MoveWire),
  corrections: z.array(CorrectionWire),
})
export type MemberPointsWire = z.output<typeof MemberPointsWire>

/** More, or fewer when negative; a form sends what was typed. */
const morePoints = typedNumber(/^[+\-−]?\d{1,6}$/, 'points-more-or-fewer').pipe(
  z
    .number()
    .int('points-more-or-fewer')
    .min(-100_000, 'too-large')
    .max(100_000, 'too-large')
    .refine((points) => points !== 0, 'points-more-or-fewer'),
)

export const CorrectionInput = z.object({
  accountId: z.uuid(),
  points: morePoints,
  reason: z.string().trim().min(1, 'required').max(200, 'note-length'),
  /** The same was given a few minutes ago, and is meant to be given again. */
  again: z.boolean().default(false),
})
export type CorrectionInput = z.input<typeof CorrectionInput>
export const DecideCorrectionInput = z.object({ correctionId: z.uuid(), agree: z.boolean() })
export type DecideCorrectionInput = z.input<typeof DecideCorrectionInput>
