import type { MerchantKindRules, RequirementKind, ApplicantKind } from './applicant-kinds.contract.ts'
import { caseOf } from '#platform/cases/case-steps.ts'
import type { ApplicantCategory } from './application-parts.rules.ts'

/** A draft is begun, and something of it has not been given yet; one that was submitted is rejected when a document of it is refused. */
export const applicationStates = ['draft', 'submitted', 'rejected', 'approved', 'declined', 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]
export const requirementStates = ['needed', 'in-review', 'accepted', 'refused'] as const
export type RequirementState = (typeof requirementStates)[number]

export const applicationActs = [
  'begin',
  'details',
  'send',
  'accept',
  'refuse',
  'submit',
  'open-shop',
  'reject',
  'approve',
  'decline',
  'withdraw',
  'remind',
  'lapse',
  'resume',
  'purge',
] as const
export type ApplicationAct = (typeof applicationActs)[number]
export type LaterAct = Exclude<ApplicationAct, 'begin'>

/** The terms for sellers by their day: who applies accepts these. */
export const SELLER_TERMS = '2026-11-29'
export const MOST_REASON = 500

const OPEN: readonly ApplicationState[] = ['draft', 'submitted', 'rejected']
export const isOpen = (state: ApplicationState): boolean => OPEN.includes(state)

export const { actsFrom: applicationActsFrom, after: applicationAfter } = caseOf<ApplicationState, never, LaterAct>({
  details: { from: OPEN },
  // Of a merchant each document can be replaced: the new one is sent and decided like the first.
  send: { from: [...OPEN, 'approved'] },
  accept: { from: [...OPEN, 'approved'] },
  refuse: { from: [...OPEN, 'approved'] },
  submit: { from: ['draft', 'rejected'], to: 'submitted' },
  // Offers are written before the approval, and go live with it.
  'open-shop': { from: OPEN },
  reject: { from: ['submitted'], to: 'rejected' },
  approve: { from: ['submitted'], to: 'approved' },
  decline: { from: OPEN, to: 'declined' },
  withdraw: { from: OPEN, to: 'withdrawn' },
  // A document that ends soon is asked for again; one that has ended stops new orders until another is accepted.
  remind: { from: ['approved'] },
  lapse: { from: ['approved'] },
  resume: { from: ['approved'] },
  // What was shown is not kept for ever: it goes when its time is over, and what was decided about it stays.
  purge: { from: ['approved', 'declined', 'withdrawn'] },
})
/** What becomes of a whole application by a reviewer's word. */
export const closingActs = ['approve', 'decline'] as const

/** Who trades in precious metals and stones here by way of business shows its registration (Cap. 615). */
export const DEALER_KINDS: ReadonlySet<string> = new Set<ApplicantKind>(['company', 'genuine-store', 'brand'])
const PRECIOUS: ReadonlySet<ApplicantCategory> = new Set<ApplicantCategory>(['jewellery', 'watches'])

/** What is asked of an applicant: what their kind shows, and what follows from what they sell. */
export function requirementsFor(
  { kind, requirements }: Pick<MerchantKindRules, 'kind' | 'requirements'>,
  categories: readonly ApplicantCategory[],
): RequirementKind[] {
  const isDealer = DEALER_KINDS.has(kind) && categories.some((one) => PRECIOUS.has(one))
  return [...requirements, ...(isDealer ? (['dealer-registration'] as const) : [])]
}

export type Standing = { state: ApplicationState; hasDetails: boolean; rows: readonly { state: RequirementState }[] }

/** Everything is there: nothing is to be given, and nothing to be given again. */
const isWhole = ({ hasDetails, rows }: Omit<Standing, 'state'>): boolean =>
  hasDetails && rows.every(({ state }) => state === 'in-review' || state === 'accepted')

/** What follows by itself from where an application stands. It is approved by nobody but a reviewer, with the last document or alone. */
export function followingAct(standing: Standing, byReviewer: boolean): 'submit' | 'reject' | 'approve' | undefined {
  const { state, rows } = standing
  if (state === 'draft' || state === 'rejected') return isWhole(standing) ? 'submit' : undefined
  if (state !== 'submitted') return undefined
  if (rows.some((row) => row.state === 'refused')) return 'reject'
  return byReviewer && isReady(standing) ? 'approve' : undefined
}

/** Every document is accepted. */
export const isReady = ({ hasDetails, rows }: Omit<Standing, 'state'>): boolean =>
  hasDetails && rows.length > 0 && rows.every(({ state }) => state === 'accepted')

/** Whether a document can be sent: the first time, again after a refusal, or instead of one that nobody has decided. */
export const canSend = (state: RequirementState): boolean => state !== 'accepted'
/** Whether it can be decided. */
export const canDecide = (state: RequirementState): boolean => state === 'in-review'

/** How reviewers work through them: what waits for them, what waits for the applicant, and what is over. */
export const applicationQueues = ['waiting', 'open', 'over'] as const
export type ApplicationQueue = (typeof applicationQueues)[number]
