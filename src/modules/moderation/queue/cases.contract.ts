import { z } from 'zod'
import { actorKinds } from '#platform/actor.ts'
import {
  appealDecisions,
  caseActs,
  caseQueues,
  caseStates,
  decisions,
  houseRuleNames,
  MOST_APPEAL_WORDS,
  MOST_DECISION_WORDS,
  reportReasons,
  restDays,
  signalSources,
  subjectKinds,
} from './cases.rules.ts'

const caseNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^M-[0-9A-Z]{6,12}$/, 'order-number')

export const ModerationCasesInput = z.object({
  queue: z.enum(caseQueues).default('open'),
  kind: z.enum(['', ...subjectKinds]).default(''),
  pageNum: z.number().int().min(1).max(10_000).default(1),
})
export type ModerationCasesInput = z.input<typeof ModerationCasesInput>
const reason = z.enum([...reportReasons, 'new'])
export const ModerationCaseRow = z.object({
  caseNo: z.string(),
  kind: z.enum(subjectKinds),
  state: z.enum(caseStates),
  author: z.string(),
  title: z.string(),
  body: z.string(),
  picture: z.string(),
  severity: z.number(),
  /** What is said most. */
  reason,
  reports: z.number(),
  isHeld: z.boolean(),
  openedTime: z.string(),
  dueTime: z.string(),
  isLate: z.boolean(),
})
export type ModerationCaseRow = z.output<typeof ModerationCaseRow>
export const ModerationCasesWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  queues: z.array(z.object({ queue: z.enum(caseQueues), num: z.number() })),
  list: z.array(ModerationCaseRow),
})
export type ModerationCasesWire = z.output<typeof ModerationCasesWire>

export const ModerationCaseInput = z.object({ caseNo })
const EarlierWire = z.object({
  caseNo: z.string(),
  kind: z.enum(subjectKinds),
  title: z.string(),
  state: z.enum(caseStates),
  decision: z.enum(['', ...decisions]),
  rule: z.enum(['', ...houseRuleNames]),
  date: z.string(),
})
export const ModerationCaseWire = ModerationCaseRow.extend({
  version: z.number(),
  /** How it was before its author changed it, the last first. */
  versions: z.array(
    z.object({ version: z.number(), title: z.string(), body: z.string(), pictures: z.array(z.string()), date: z.string() }),
  ),
  link: z.string(),
  reach: z.number(),
  pictures: z.array(z.string()),
  /** Where a word of the list was found, in the text as it is. */
  marks: z.array(z.object({ from: z.number(), to: z.number() })),
  signals: z.array(z.object({ source: z.enum(signalSources), reason, words: z.string(), date: z.string(), isOpen: z.boolean() })),
  steps: z.array(
    z.object({
      act: z.enum(caseActs),
      words: z.string(),
      rule: z.enum(['', ...houseRuleNames]),
      date: z.string(),
      actorKind: z.enum(actorKinds),
      actor: z.string(),
    }),
  ),
  authorFacts: z.object({
    accountId: z.string(),
    /** Empty for a guest. */
    memberSince: z.string(),
    strikes: z.number(),
    /** Cannot write now: until when, or for good. */
    rests: z.enum(['', 'until', 'for-good']),
    restsUntil: z.string(),
    earlier: z.array(EarlierWire),
  }),
  appeal: z.string(),
  decision: z.enum(['', ...decisions]),
  rule: z.enum(['', ...houseRuleNames]),
  /** What this operator may do with it now. */
  acts: z.array(z.enum([...decisions, 'reopen', ...appealDecisions])),
})
export type ModerationCaseWire = z.output<typeof ModerationCaseWire>

const words = z.string().trim().max(MOST_DECISION_WORDS, 'too-long').default('')
export const DecideCaseInput = z
  .object({
    caseNo,
    version: z.int32().min(1),
    decision: z.enum(decisions),
    rule: z.enum(['', ...houseRuleNames]).default(''),
    words,
    days: z.union(restDays.map((days) => z.literal(days))).default(7),
    /** Whether its pictures are known when they come again. Where they did nothing wrong, only the words are refused. */
    refusePictures: z.boolean().default(true),
  })
  .refine(({ decision, rule }) => decision === 'leave' || rule !== '', { path: ['rule'], message: 'choose-one' })
export type DecideCaseInput = z.input<typeof DecideCaseInput>
export type CaseDecision = z.output<typeof DecideCaseInput>
export const DecideAppealInput = z
  .object({ caseNo, version: z.int32().min(1), decision: z.enum(appealDecisions), words })
  .refine(({ decision, words: said }) => decision === 'overturn' || said !== '', { path: ['words'], message: 'required' })
export type DecideAppealInput = z.input<typeof DecideAppealInput>

/** Of a member: what was decided about what they wrote. */
export const DecisionWire = z.object({
  caseNo: z.string(),
  kind: z.enum(subjectKinds),
  title: z.string(),
  body: z.string(),
  rule: z.enum(['', ...houseRuleNames]),
  decision: z.enum(decisions),
  words: z.string(),
  date: z.string(),
  state: z.enum(caseStates),
  /** Until when an appeal is possible; empty: not any more. */
  appealUntil: z.string(),
  appeal: z.string(),
  /** What became of the appeal, and why. */
  outcome: z.enum(['', ...appealDecisions]),
  outcomeWords: z.string(),
  restsUntil: z.string(),
  strikeUntil: z.string(),
})
export type DecisionWire = z.output<typeof DecisionWire>
export const DecisionsWire = z.object({
  /** Those that count now, and how many are the end. */
  strikes: z.number(),
  rests: z.enum(['', 'until', 'for-good']),
  restsUntil: z.string(),
  /** Written, and not shown before somebody has read it. */
  waiting: z.array(z.object({ kind: z.enum(subjectKinds), title: z.string(), body: z.string(), date: z.string() })),
  list: z.array(DecisionWire),
})
export type DecisionsWire = z.output<typeof DecisionsWire>
export const AppealInput = z.object({
  caseNo,
  words: z.string().trim().min(1, 'required').max(MOST_APPEAL_WORDS, 'too-long'),
})
export type AppealInput = z.input<typeof AppealInput>
