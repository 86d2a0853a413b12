import { z } from 'zod'
import { chosenRequirements, merchantRooms, payWays, requirementKinds } from '#modules/merchants/merchant-kinds.contract.ts'
import { applicantKinds } from '#modules/merchants/merchants.contract.ts'
import { sellerFees } from '#modules/settlement/seller-fees.rules.ts'
import { actorKinds } from '#platform/actor.ts'
import { fieldNames, MOST_FILES } from './application-parts.rules.ts'
import {
  applicationActs,
  applicationQueues,
  applicationStates,
  closingActs,
  MOST_REASON,
  requirementStates,
} from './applications.rules.ts'

/** What each kind of seller gets and gives; amounts as on the wire. */
export const KindsWire = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(applicantKinds),
      lead: z.string(),
      sells: z.string(),
      requirements: z.array(z.enum(chosenRequirements)),
      rooms: z.array(z.enum(merchantRooms)),
      placesOffers: z.boolean(),
      /** 0: any number. */
      mostAMonth: z.int(),
      paidBy: z.enum(payWays),
      /** In per cent, and where it is another one. */
      commission: z.string(),
      /** Charged beside it: HK$ an item, or a share of its price with the sign. */
      fees: z.array(z.object({ fee: z.enum(sellerFees), charged: z.string() })),
      /** Charged for an item that is cancelled because it was not sent in time. */
      lateFee: z.string(),
      others: z.array(z.object({ name: z.string(), commission: z.string() })),
    }),
  ),
  /** What a seller bears of a card’s cost, in per cent. */
  card: z.string(),
  /** Of an item at this price, paid by card, each kind receives so much. */
  example: z.object({ price: z.string(), receives: z.record(z.string(), z.string()) }),
})
export type KindsWire = z.output<typeof KindsWire>

const applicationNo = z.string().trim().max(20)
const fields = z.partialRecord(z.enum(fieldNames), z.string().max(500, 'too-long')).default({})

export const BeginInput = z.object({
  kind: z.enum(applicantKinds, 'choose-one'),
  adult: z.literal(true, 'adult'),
  terms: z.literal(true, 'terms'),
})
export type BeginInput = z.input<typeof BeginInput>
/** Without a number: the one that was begun last. */
export const OwnApplicationInput = z.object({ applicationNo: applicationNo.default('') })
export type OwnApplicationInput = z.input<typeof OwnApplicationInput>
export const DraftInput = z.object({ applicationNo, fields })
export type DraftInput = z.input<typeof DraftInput>
export const SendRequirementInput = z.object({
  applicationNo,
  requirement: z.enum(requirementKinds),
  fields,
  files: z.array(z.uuid()).max(MOST_FILES, 'too-many').default([]),
})
export type SendRequirementInput = z.input<typeof SendRequirementInput>
export const ApplicationInput = z.object({ applicationNo })
export type ApplicationInput = z.input<typeof ApplicationInput>

const shownFields = z.record(z.string(), z.string())
const RequirementWire = z.object({
  requirementId: z.string(),
  requirement: z.enum(requirementKinds),
  state: z.enum(requirementStates),
  /** Why it was refused, in the reader’s language. */
  reason: z.string(),
  arrivedTime: z.string(),
  /** Until when it is decided. */
  dueTime: z.string(),
  isLate: z.boolean(),
  decidedTime: z.string(),
  /** The last day on which it is valid; empty where it does not end. */
  lastDay: z.string(),
  /** As it was sent; of a number of an account the last digits alone. */
  fields: shownFields,
  files: z.array(z.string()),
})
export type RequirementWire = z.output<typeof RequirementWire>
export const ApplicationWire = z.object({
  applicationNo: z.string(),
  kind: z.enum(applicantKinds),
  state: z.enum(applicationStates),
  begunTime: z.string(),
  submittedTime: z.string(),
  decidedTime: z.string(),
  /** Why it was declined as a whole. */
  reason: z.string(),
  /** What was given about the seller; null until then. */
  details: shownFields.nullable(),
  requirements: z.array(RequirementWire),
})
export type ApplicationWire = z.output<typeof ApplicationWire>
export const OwnApplicationWire = z.object({
  /** Null for who has never applied. */
  application: ApplicationWire.extend({
    draft: shownFields,
    isOpen: z.boolean(),
    /** Whether offers can be written before the approval, or are. */
    shop: z.enum(['none', 'may-open', 'open']),
  }).nullable(),
  /** All of theirs, the newest first. */
  list: z.array(z.object({ applicationNo: z.string(), kind: z.enum(applicantKinds), state: z.enum(applicationStates) })),
})
export type OwnApplicationWire = z.output<typeof OwnApplicationWire>

/** Back office. */
export const AdminApplicationsInput = z.object({
  queue: z.enum(applicationQueues).default('waiting'),
  pageNum: z.number().int().min(1).max(10_000).default(1),
})
export type AdminApplicationsInput = z.input<typeof AdminApplicationsInput>
export const AdminApplicationRow = z.object({
  applicationNo: z.string(),
  kind: z.enum(applicantKinds),
  state: z.enum(applicationStates),
  name: z.string(),
  /** How many documents wait to be read, of how many. */
  waiting: z.number(),
  documents: z.number(),
  /** Until when the first of them is decided; empty where none waits. */
  dueTime: z.string(),
  isLate: z.boolean(),
  begunTime: z.string(),
})
export type AdminApplicationRow = z.output<typeof AdminApplicationRow>
export const AdminApplicationsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  queues: z.array(z.object({ queue: z.enum(applicationQueues), num: z.number() })),
  list: z.array(AdminApplicationRow),
})
export type AdminApplicationsWire = z.output<typeof AdminApplicationsWire>

const linkMarks = ['account', 'phone', 'email', 'company-number', 'bank-account', 'address'] as const
export const AdminApplicationWire = ApplicationWire.extend({
  version: z.number(),
  applicant: z.string(),
  contacts: z.array(z.string()),
  termsOf: z.string(),
  termsTime: z.string(),
  acts: z.array(z.enum(closingActs)),
  isReady: z.boolean(),
  /** Other applications that belong to it by one of these. */
  linked: z.array(
    z.object({
      applicationNo: z.string(),
      kind: z.enum(applicantKinds),
      state: z.enum(applicationStates),
      name: z.string(),
      by: z.array(z.enum(linkMarks)),
    }),
  ),
  steps: z.array(
    z.object({
      act: z.enum(applicationActs),
      requirement: z.enum(['', ...requirementKinds]),
      words: z.string(),
      date: z.string(),
      actorKind: z.enum(actorKinds),
      actor: z.string(),
    }),
  ),
})
export type AdminApplicationWire = z.output<typeof AdminApplicationWire>

const words = z.string().trim().max(MOST_REASON, 'too-long').default('')
/** In both languages: the applicant reads it in theirs. */
const reason = z.object({ en: words, zh: words }).default({ en: '', zh: '' })
const version = z.int32().min(1)
export const DecideRequirementInput = z
  .object({ applicationNo, version, requirementId: z.uuid(), act: z.enum(['accept', 'refuse']), reason })
  .superRefine(givesReason('refuse'))
export type DecideRequirementInput = z.input<typeof DecideRequirementInput>
export const CloseApplicationInput = z
  .object({ applicationNo, version, act: z.enum(closingActs), reason })
  .superRefine(givesReason('decline'))
export type CloseApplicationInput = z.input<typeof CloseApplicationInput>

function givesReason(act: string) {
  return (given: { act: string; reason: { en: string; zh: string } }, issues: z.RefinementCtx): void => {
    if (given.act !== act) return
    for (const language of ['en', 'zh'] as const)
      if (given.reason[language] === '') issues.addIssue({ code: 'custom', path: ['reason', language], message: 'required' })
  }
}
