import { caseOf } from '#platform/cases/case-steps.ts'
import { DAY, MINUTE } from '#platform/clock.ts'

/** What can be brought before a moderator. */
export const subjectKinds = [
  'review',
  'nickname',
  'signature',
  'picture',
  'profile',
  'post',
  'comment',
  'conversation',
  'answer',
] as const
export type SubjectKind = (typeof subjectKinds)[number]
/** A name is judged more strictly than a sentence: it is on everything its owner writes. */
export const isName = (kind: SubjectKind): boolean => kind === 'nickname' || kind === 'profile'

/** The house rules, by the number under which an author is told of them. */
export const houseRules = {
  harassment: '1.1',
  hate: '1.2',
  nudity: '1.3',
  defamation: '1.4',
  impersonation: '2.1',
  rights: '2.2',
  personal: '3.1',
  dealing: '4.1',
  counterfeit: '4.2',
  spam: '5.1',
  paid: '5.2',
} as const
export type HouseRule = keyof typeof houseRules
export const houseRuleNames = Object.keys(houseRules) as HouseRule[]
/** From which a member chooses who reports something. */
export const reportReasons = [...houseRuleNames, 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export type Severity = 1 | 2 | 3
const SEVERITY_OF: Record<ReportReason, Severity> = {
  harassment: 2,
  hate: 3,
  nudity: 3,
  defamation: 2,
  impersonation: 2,
  rights: 2,
  personal: 3,
  dealing: 3,
  counterfeit: 3,
  spam: 1,
  paid: 1,
  other: 1,
}
export const severityOf = (reason: ReportReason): Severity => SEVERITY_OF[reason]

/** Why something is in the queue: read before it is shown, a word of the list, a link, a picture that was refused before, or people. */
export const signalSources = ['first', 'word', 'link', 'picture', 'same', 'member', 'moderator'] as const
export type SignalSource = (typeof signalSources)[number]

const HOURS_OF: Record<Severity, number> = { 1: 24, 2: 8, 3: 4 }
/** Until when it is decided: what is worse, sooner. */
export const dueFrom = (opened: Date, severity: Severity): Date => new Date(opened.getTime() + HOURS_OF[severity] * 60 * MINUTE)
/** What is worse and more people see comes first. One more person who reports it counts like ten times more readers. */
export const priorityOf = (severity: Severity, reach: number, reporters: number): number =>
  severity * 100 + Math.min(99, Math.round(20 * Math.log10(1 + reach)) + 20 * reporters)

export const caseStates = ['open', 'left', 'hidden', 'appealed', 'closed'] as const
export type CaseState = (typeof caseStates)[number]
export const decisions = ['leave', 'hide', 'warn', 'rest', 'end'] as const
export type Decision = (typeof decisions)[number]
export const appealDecisions = ['uphold', 'overturn'] as const
export type AppealDecision = (typeof appealDecisions)[number]
export const caseActs = ['open', 'report', 'change', ...decisions, 'reopen', 'appeal', ...appealDecisions] as const
export type CaseAct = (typeof caseActs)[number]

/** Hidden with a reason; a warning, rest or end hides it, too. An appeal is decided once and ends the case. */
export const { after: caseAfter, actsFrom } = caseOf<CaseState, never, Exclude<CaseAct, 'open'>>({
  report: { from: ['open', 'appealed'] },
  // What is hidden may be appealed, reviewed again, and shown: as it is by then.
  change: { from: ['open', 'hidden', 'appealed'] },
  leave: { from: ['open'], to: 'left' },
  hide: { from: ['open'], to: 'hidden' },
  warn: { from: ['open'], to: 'hidden' },
  rest: { from: ['open'], to: 'hidden' },
  end: { from: ['open'], to: 'hidden' },
  reopen: { from: ['left', 'hidden', 'closed'], to: 'open' },
  appeal: { from: ['hidden'], to: 'appealed' },
  uphold: { from: ['appealed'], to: 'closed' },
  overturn: { from: ['appealed'], to: 'closed' },
})

export const APPEAL_DAYS = 14
export const mayAppeal = (state: CaseState, decided: Date | null, now: Date): boolean =>
  state === 'hidden' && decided !== null && now.getTime() < decided.getTime() + APPEAL_DAYS * DAY
export const MOST_APPEAL_WORDS = 500
export const MOST_DECISION_WORDS = 300

/** A strike counts for so long; the one that makes three ends the account's part in the community. */
export const STRIKE_DAYS = 180
export const MOST_STRIKES = 3
export const restDays = [1, 3, 7, 30] as const

/** So long after its last decision it is known what was seen, as the page about privacy promises; a strike and an appeal are over by then. */
export const EVIDENCE_DAYS = 730

/** How the desk works through them. */
export const caseQueues = ['open', 'appealed', 'hidden', 'left'] as const
export type CaseQueue = (typeof caseQueues)[number]
export const statesOfQueue: Record<CaseQueue, readonly CaseState[]> = {
  open: ['open'],
  appealed: ['appealed'],
  hidden: ['hidden', 'closed'],
  left: ['left'],
}
