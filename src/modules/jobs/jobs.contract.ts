import { z } from 'zod'
import { floodKinds } from '#modules/floods/floods.rules.ts'
import { ledgerProblems } from '#modules/ledger/ledger.contract.ts'

/** Where a piece of work stands: an effect of an event, something to be said outside, or a task of the clock. */
const workSources = ['event', 'outside', 'timed'] as const
/** `failing` is tried again by itself; `dead` waits for somebody. */
const workStates = ['waiting', 'failing', 'dead'] as const
const id = z.string().min(1).max(80)

export const JobsWire = z.object({
  /** How much there is in all, in each state. */
  waiting: z.number(),
  failing: z.number(),
  dead: z.number(),
  /** The year whose holidays operators are to enter: promises reach into it soon. */
  holidayAlarm: z.number().nullable(),
  /** What the nightly look at the books has found wrong. */
  ledgerAlarm: z.array(z.enum(ledgerProblems)),
  /** Of the database this program keeps; null where another keeps it. */
  backups: z
    .object({
      keeps: z.boolean(),
      isLate: z.boolean(),
      baseTime: z.string().nullable(),
      walTime: z.string(),
      filesTime: z.string().nullable(),
      /** As the machine says it. */
      problem: z.string().nullable(),
    })
    .nullable(),
  /** Codes by SMS of the last day, once operators are to know. */
  smsAlarm: z.object({ raisedTime: z.string(), sent: z.number(), most: z.number() }).nullable(),
  /** What strangers did too much of in the last day, the latest of each kind. */
  floodAlarms: z.array(z.object({ kind: z.enum(floodKinds), counted: z.number(), raisedTime: z.string() })),
  list: z.array(
    z.object({
      source: z.enum(workSources),
      id,
      kind: z.string(),
      state: z.enum(workStates),
      /** An order's number, or to whom a mail or message goes. */
      subject: z.string(),
      orderNo: z.string(),
      attempts: z.number(),
      /** Refused by the other side, not answered by it, or a fault of the shop's own. */
      why: z.enum(['refused', 'unanswered', 'fault']),
      /** As the machine says it. */
      problem: z.string(),
      createTime: z.string(),
      /** When it is tried again by itself. */
      nextTime: z.string().nullable(),
    }),
  ),
  timed: z.array(
    z.object({
      task: z.string(),
      lastTime: z.string().nullable(),
      nextTime: z.string(),
      problem: z.string(),
      failures: z.number(),
    }),
  ),
})
export type JobsWire = z.output<typeof JobsWire>
export type WorkItemWire = JobsWire['list'][number]

/** Effects are numbered, what is said outside has an id, and a task of the clock its name. */
const isNamedAs = ({ source, id: name }: { source: (typeof workSources)[number]; id: string }): boolean =>
  source === 'event' ? /^\d{1,15}$/.test(name) : source === 'timed' || z.uuid().safeParse(name).success

export const RetryJobInput = z.object({ source: z.enum(workSources), id }).refine(isNamedAs, { path: ['id'] })
export type RetryJobInput = z.input<typeof RetryJobInput>
export const GiveUpJobInput = z
  .object({
    source: z.enum(['event', 'outside']),
    id,
    reason: z.string().trim().min(1, 'required').max(200, 'note-length'),
  })
  .refine(isNamedAs, { path: ['id'] })
export type GiveUpJobInput = z.input<typeof GiveUpJobInput>
