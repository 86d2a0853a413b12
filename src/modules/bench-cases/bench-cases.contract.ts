import { z } from 'zod'
import { actorKinds } from '#platform/actor.ts'
import { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { orderNo } from '#modules/orders/orders.contract.ts'
import { unitStates } from '#modules/orders/pieces/unit.rules.ts'
import {
  benchCaseActs,
  benchCaseKinds,
  benchCaseQueues,
  benchCaseStates,
  buyerActs,
  deskActs,
  merchantActs,
  MOST_CASE_PICTURES,
  MOST_CASE_WORDS,
} from './bench-cases.rules.ts'

const caseNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^B[0-9A-Z]{6,15}$/, 'order-number')
const words = z.string().trim().max(MOST_CASE_WORDS, 'too-long')

const CaseWire = z.object({
  caseNo: z.string(),
  kind: z.enum(benchCaseKinds),
  state: z.enum(benchCaseStates),
  orderNo: z.string(),
  unitId: z.string(),
  brandName: z.string(),
  title: z.string(),
  /** Colour and size. */
  variant: z.string(),
  productImg: PictureWire,
  /** What the bench has found, and shows. */
  finding: z.string(),
  pictures: z.array(PictureWire),
  /** Of a difference: the price, the lower one, and how much less it is; else empty. */
  price: z.string(),
  reduced: z.string(),
  less: z.string(),
  /** Until when whoever is asked may answer, or it is held; empty where nobody is asked any more. */
  dueTime: z.string(),
  openedTime: z.string(),
})

const StepWire = z.object({ act: z.enum(benchCaseActs), words: z.string(), date: z.string() })

export const MerchantCaseWire = CaseWire.extend({
  /** What sending it back costs. */
  cost: z.string(),
  /** What the merchant receives at the price it was sold at, and at the lower one. */
  receives: z.string(),
  receivesReduced: z.string(),
  courier: z.string(),
  trackingNumber: z.string(),
  acts: z.array(z.enum(merchantActs)),
  steps: z.array(StepWire),
})
export type MerchantCaseWire = z.output<typeof MerchantCaseWire>
export const MerchantCasesInput = z.object({ orderNo })
export type MerchantCasesInput = z.input<typeof MerchantCasesInput>
export const MerchantCasesWire = z.object({ list: z.array(MerchantCaseWire) })
export type MerchantCasesWire = z.output<typeof MerchantCasesWire>
export const AnswerCaseInput = z.object({ caseNo, act: z.enum(merchantActs, 'choose-one'), words: words.default('') })
export type AnswerCaseInput = z.input<typeof AnswerCaseInput>

export const BuyerCaseWire = CaseWire.extend({
  /** What goes back if they accept, and if they do not. */
  refund: z.string(),
  whole: z.string(),
  acts: z.array(z.enum(buyerActs)),
})
export type BuyerCaseWire = z.output<typeof BuyerCaseWire>
export const BuyerCasesWire = z.object({ orderNo: z.string(), list: z.array(BuyerCaseWire) })
export type BuyerCasesWire = z.output<typeof BuyerCasesWire>
export const BuyerCasesInput = z.object({ orderNo })
export type BuyerCasesInput = z.input<typeof BuyerCasesInput>
export const AnswerBuyerInput = z.object({ caseNo, act: z.enum(buyerActs, 'choose-one') })
export type AnswerBuyerInput = z.input<typeof AnswerBuyerInput>

/** Back office. */
export const ProposeInput = z.object({
  unitId: z.uuid(),
  finding: words.min(1, 'required'),
  pictures: z.array(z.uuid()).min(1, 'required').max(MOST_CASE_PICTURES, 'too-many'),
  /** What would be asked for it as it is. */
  price: z
    .string()
    .trim()
    .regex(/^\d{1,7}(\.\d{1,2})?$/, 'amount'),
})
export type ProposeInput = z.input<typeof ProposeInput>
export const ProposedWire = z.object({ caseNo: z.string(), unitId: z.string() })
export type ProposedWire = z.output<typeof ProposedWire>
export const AdminCasesInput = z.object({
  queue: z.enum(benchCaseQueues).default('asked'),
  pageNum: z.number().int().min(1).max(10_000).default(1),
})
export type AdminCasesInput = z.input<typeof AdminCasesInput>
export const AdminCaseRow = z.object({
  caseNo: z.string(),
  kind: z.enum(benchCaseKinds),
  state: z.enum(benchCaseStates),
  orderNo: z.string(),
  merchantName: z.string(),
  brandName: z.string(),
  title: z.string(),
  dueTime: z.string(),
  openedTime: z.string(),
})
export type AdminCaseRow = z.output<typeof AdminCaseRow>
export const AdminCasesWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  queues: z.array(z.object({ queue: z.enum(benchCaseQueues), num: z.number() })),
  list: z.array(AdminCaseRow),
})
export type AdminCasesWire = z.output<typeof AdminCasesWire>
export const AdminCaseInput = z.object({ caseNo })
export type AdminCaseInput = z.input<typeof AdminCaseInput>
export const AdminCaseWire = CaseWire.extend({
  merchantName: z.string(),
  shopper: z.string(),
  unitState: z.enum(unitStates),
  cost: z.string(),
  courier: z.string(),
  trackingNumber: z.string(),
  acts: z.array(z.enum(deskActs)),
  steps: z.array(StepWire.extend({ actorKind: z.enum(actorKinds), actor: z.string() })),
})
export type AdminCaseWire = z.output<typeof AdminCaseWire>
export const SettleCaseInput = z.object({
  caseNo,
  act: z.enum(deskActs),
  courier: z.string().trim().max(60, 'too-long').default(''),
  trackingNumber: z.string().trim().max(60, 'too-long').default(''),
  words: words.default(''),
})
export type SettleCaseInput = z.input<typeof SettleCaseInput>
export type CaseSettling = z.output<typeof SettleCaseInput>
