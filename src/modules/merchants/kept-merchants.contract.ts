import { z } from 'zod'
import { applicationStates, MOST_REASON, requirementStates } from '#modules/applications/applications.rules.ts'
import { actorKinds } from '#platform/actor.ts'
import { sellerScopes } from '#platform/access/permissions.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import { holdKinds, merchantActs, merchantQueues, keptStates, MOST_NOTE, ownPurchaseMarks, sharedMarks } from './holds.rules.ts'
import { requirementKinds } from './merchant-kinds.contract.ts'
import { applicantKinds, MerchantKindWire } from './merchants.contract.ts'

/** Merchants as the back office keeps them. */
export const KeptMerchantsInput = z.object({
  queue: z.enum(merchantQueues).default('all'),
  kind: z.enum(['', ...applicantKinds]).default(''),
  word: z.string().trim().max(80).default(''),
  pageNum: z.number().int().min(1).max(10_000).default(1),
})
export type KeptMerchantsInput = z.input<typeof KeptMerchantsInput>

const Head = z.object({
  merchantId: z.string(),
  code: z.string(),
  name: z.string(),
  kind: MerchantKindWire,
  state: z.enum(keptStates),
})
export const KeptMerchantRow = Head.extend({
  /** Its payouts wait, and it sells. */
  isPayoutHeld: z.boolean(),
  /** It has named a bank account, and a reviewer has not come to it. */
  isAccountWaiting: z.boolean(),
  people: z.number(),
  /** Offers that buyers may see, as far as its state goes. */
  offers: z.number(),
  /** How many others, who are not of its owners, share something with it. */
  signals: z.number(),
  /** Orders of its own people. */
  ownOrders: z.number(),
})
export type KeptMerchantRow = z.output<typeof KeptMerchantRow>
export const KeptMerchantsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  queues: z.array(z.object({ queue: z.enum(merchantQueues), num: z.number() })),
  list: z.array(KeptMerchantRow),
})
export type KeptMerchantsWire = z.output<typeof KeptMerchantsWire>

export const KeptMerchantInput = z.object({ merchantId: z.uuid() })
export type KeptMerchantInput = z.input<typeof KeptMerchantInput>

const bothWords = z.object({ en: z.string(), zh: z.string() })
/** Somebody who shares something with it: another merchant, or an application that has made none. */
const LinkWire = z.object({
  merchantId: z.string(),
  applicationNo: z.string(),
  name: z.string(),
  kind: MerchantKindWire,
  state: z.enum([...keptStates, ...applicationStates]),
  by: z.array(z.enum(sharedMarks)),
  /** They have an owner in common, so that the rest is no surprise. */
  isSameOwner: z.boolean(),
})
export type LinkWire = z.output<typeof LinkWire>
const AccountWire = z.object({ bankCode: z.string(), holder: z.string(), account: z.string(), cardNumber: z.string() })
export const KeptMerchantWire = Head.extend({
  version: z.number(),
  /** One's own merchant is looked after by colleagues. */
  isOwn: z.boolean(),
  holds: z.array(
    z.object({
      kind: z.enum(holdKinds),
      reason: bothWords,
      note: z.string(),
      by: z.string(),
      time: z.string(),
      endTime: z.string(),
    }),
  ),
  people: z.array(
    z.object({
      accountId: z.string(),
      name: z.string(),
      role: z.enum(['owner', 'staff']),
      scopes: z.array(z.enum(sellerScopes)),
    }),
  ),
  offers: z.object({
    live: z.number(),
    out: z.number(),
    ended: z.number(),
    /** The newest, with the product each is on. */
    newest: z.array(z.object({ offerId: z.string(), productId: z.string(), name: z.string(), salesPrice: z.string() })),
  }),
  money: z.object({ balance: z.string(), pending: z.string(), onTheWay: z.string() }),
  /** Since when a colleague is to look at what is above a limit over ninety days; empty where nothing is. */
  healthSince: z.string(),
  /** Where it is paid, and what it has named since and waits for a reviewer. */
  accounts: z.object({
    now: AccountWire.nullable(),
    waiting: AccountWire.extend({
      bankAccountId: z.string(),
      namedBy: z.string(),
      namedTime: z.string(),
      /** Nothing is paid to it before, even once it is accepted; empty for the first. */
      restTime: z.string(),
    }).nullable(),
    /** The names that its documents were accepted in. */
    names: z.array(z.string()),
  }),
  applications: z.array(
    z.object({
      applicationNo: z.string(),
      state: z.enum(applicationStates),
      documents: z.array(
        z.object({ requirement: z.enum(requirementKinds), state: z.enum(requirementStates), lastDay: z.string() }),
      ),
    }),
  ),
  linked: z.array(LinkWire),
  /** What its own people have bought of it. */
  ownOrders: z.array(
    z.object({
      orderNo: z.string(),
      date: z.string(),
      items: z.number(),
      amount: z.string(),
      by: z.array(z.enum(ownPurchaseMarks)),
    }),
  ),
  steps: z.array(
    z.object({
      act: z.enum(merchantActs),
      words: z.string(),
      note: z.string(),
      endTime: z.string(),
      date: z.string(),
      actorKind: z.enum(actorKinds),
      actor: z.string(),
    }),
  ),
})
export type KeptMerchantWire = z.output<typeof KeptMerchantWire>

const words = z.string().trim().min(1, 'required').max(MOST_REASON, 'too-long')
const optional = z.string().trim().max(MOST_REASON, 'too-long')
const Decided = z.object({
  merchantId: z.uuid(),
  version: z.int32().min(1),
  kind: z.enum(holdKinds),
  /** In both languages: the merchant’s people read it in theirs. */
  reason: z.object({ en: words, zh: words }),
  /** For colleagues alone. */
  note: z.string().trim().max(MOST_NOTE, 'too-long').default(''),
})
export const HoldMerchantInput = Decided.extend({
  /** The last day of it, in Hong Kong; empty: until somebody lifts it. */
  endDay: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/, 'date')
    .refine((day) => day === '' || day >= dayInHongKong(clock.now()), 'day-past')
    .default(''),
})
export type HoldMerchantInput = z.input<typeof HoldMerchantInput>
/** With a warning its owners read, in both languages, or without one. */
export const ReviewHealthInput = z
  .object({
    merchantId: z.uuid(),
    version: z.int32().min(1),
    reason: z.object({ en: optional, zh: optional }),
    note: Decided.shape.note,
  })
  .superRefine(({ reason }, context) => {
    for (const [side, other] of [
      ['en', 'zh'],
      ['zh', 'en'],
    ] as const)
      if (reason[side] === '' && reason[other] !== '')
        context.addIssue({ code: 'custom', message: 'required', path: ['reason', side] })
  })
export type ReviewHealthInput = z.input<typeof ReviewHealthInput>
export const LiftHoldInput = Decided
export type LiftHoldInput = z.input<typeof LiftHoldInput>

export const DecideAccountInput = z
  .object({
    merchantId: z.uuid(),
    bankAccountId: z.uuid(),
    act: z.enum(['accept', 'refuse']),
    /** Why it is refused, in both languages; what is accepted needs no words. */
    reason: z.object({ en: optional, zh: optional }).default({ en: '', zh: '' }),
  })
  .superRefine(({ act, reason }, context) => {
    if (act === 'accept') return
    for (const side of ['en', 'zh'] as const)
      if (reason[side] === '') context.addIssue({ code: 'custom', message: 'required', path: ['reason', side] })
  })
export type DecideAccountInput = z.input<typeof DecideAccountInput>
