import { z } from 'zod'
import { actorKinds } from '#platform/actor.ts'
import { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { claimKinds } from '#modules/claims/claims.rules.ts'
import { inspectionResults, returnReasons } from '#modules/returns/returns.rules.ts'
import {
  answerActs,
  answerQueues,
  answerStates,
  answerSubjects,
  deskActs,
  MOST_ANSWER_PICTURES,
  MOST_ANSWER_WORDS,
  sellerActs,
} from './seller-answers.rules.ts'

const answerNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^S[0-9A-Z]{6,15}$/, 'order-number')
const words = z.string().trim().max(MOST_ANSWER_WORDS, 'too-long')

export const AnswersInput = z.object({
  queue: z.enum(answerQueues).default('asked'),
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type AnswersInput = z.input<typeof AnswersInput>
const AnswerHead = z.object({
  answerNo: z.string(),
  subject: z.enum(answerSubjects),
  state: z.enum(answerStates),
  orderNo: z.string(),
  merchantName: z.string(),
  brandName: z.string(),
  title: z.string(),
  variant: z.string(),
  productImg: PictureWire,
  /** How many others are with it. */
  more: z.number(),
  dueTime: z.string(),
  openedTime: z.string(),
})
export type AnswerHead = z.output<typeof AnswerHead>
export const AnswersWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  queues: z.array(z.object({ queue: z.enum(answerQueues), num: z.number() })),
  list: z.array(AnswerHead),
})
export type AnswersWire = z.output<typeof AnswersWire>

export const AnswerInput = z.object({ answerNo })
export type AnswerInput = z.input<typeof AnswerInput>
/** One of them, with what the buyer says and shows, what the merchant says, and what the shop decided. */
export const AnswerWire = z.object({
  answerNo: z.string(),
  subject: z.enum(answerSubjects),
  /** Of a claim. */
  claimKind: z.enum(['', ...claimKinds]),
  state: z.enum(answerStates),
  orderNo: z.string(),
  merchantName: z.string(),
  pieces: z.array(
    z.object({
      unitId: z.string(),
      brandName: z.string(),
      title: z.string(),
      variant: z.string(),
      productImg: PictureWire,
      /** Of a return: why, and what was found of it here. */
      reason: z.enum(['', ...returnReasons]),
      result: z.enum(['', ...inspectionResults]),
      finding: z.string(),
    }),
  ),
  buyerWords: z.string(),
  /** Of a claim about the price: what it was seen for, and where. */
  seenPrice: z.string(),
  seenAt: z.string(),
  evidence: z.array(z.string()),
  inspected: z.array(z.string()),
  answer: z.string(),
  answerPictures: z.array(z.string()),
  /** What the shop says of its decision, and what went back for these pieces. */
  decision: z.string(),
  refunded: z.string(),
  appeal: z.string(),
  appealPictures: z.array(z.string()),
  verdict: z.string(),
  granted: z.string(),
  dueTime: z.string(),
  openedTime: z.string(),
  acts: z.array(z.enum(sellerActs)),
})
export type AnswerWire = z.output<typeof AnswerWire>
export const GiveAnswerInput = z.object({
  answerNo,
  act: z.enum(sellerActs),
  words: words.min(1, 'required'),
  pictures: z.array(z.uuid()).max(MOST_ANSWER_PICTURES, 'too-many').default([]),
})
export type GiveAnswerInput = z.input<typeof GiveAnswerInput>
export type GivenAnswer = z.output<typeof GiveAnswerInput>

/** Back office. */
export const AdminAnswerWire = AnswerWire.omit({ acts: true }).extend({
  acts: z.array(z.enum(deskActs)),
  /** Whose page it stands on: the number of the return, or the key of the claim. */
  returnNo: z.string(),
  claimId: z.string(),
  /** At most so much is given after an appeal: what the merchant has lost by it. */
  most: z.string(),
  steps: z.array(
    z.object({
      act: z.enum(answerActs),
      words: z.string(),
      date: z.string(),
      actorKind: z.enum(actorKinds),
      actor: z.string(),
    }),
  ),
})
export type AdminAnswerWire = z.output<typeof AdminAnswerWire>
/** Of a return or of a claim; of both nothing is asked. */
export const AnswersAboutInput = z.object({
  returnNo: z.string().trim().max(20).default(''),
  claimId: z.union([z.literal(''), z.uuid()]).default(''),
})
export type AnswersAboutInput = z.input<typeof AnswersAboutInput>
export const AnswersAboutWire = z.object({ list: z.array(AdminAnswerWire) })
export type AnswersAboutWire = z.output<typeof AnswersAboutWire>
export const DecideAppealInput = z.object({
  answerNo,
  act: z.enum(deskActs),
  amount: z
    .union([
      z.literal(''),
      z
        .string()
        .trim()
        .regex(/^\d{1,7}(\.\d{1,2})?$/, 'amount'),
    ])
    .default(''),
  reason: words.min(1, 'required'),
})
export type DecideAppealInput = z.input<typeof DecideAppealInput>
export type AppealDecision = z.output<typeof DecideAppealInput>
