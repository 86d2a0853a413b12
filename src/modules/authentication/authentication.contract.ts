import { z } from 'zod'
import { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { unitStates } from '#modules/orders/pieces/unit.rules.ts'
import { answers, pieceKinds, results } from './checklists.rules.ts'

export const BenchInput = z.object({ word: z.string().trim().max(40).default('') })
export type BenchInput = z.input<typeof BenchInput>
export const BenchPiece = z.object({
  unitId: z.string(),
  /** What stands on its label: the order's number and which of its pieces. */
  unitCode: z.string(),
  orderNo: z.string(),
  brandName: z.string(),
  title: z.string(),
  colour: z.string(),
  size: z.string(),
  articleNumber: z.string(),
  /** It leaves Hong Kong only with a licence (Cap. 586). */
  exotic: z.boolean(),
  kind: z.enum(pieceKinds),
  state: z.enum(unitStates),
  /** When it came to us; empty as long as it has not. */
  arrivedAt: z.string(),
  /** What is asked for it, or was before a lower price was agreed on. */
  price: z.string(),
  /** `asked`: merchant or buyer decides about a lower price; `agreed`: it may pass in spite of what differs; then `agreedPrice` is it. */
  difference: z.enum(['', 'asked', 'agreed']),
  agreedPrice: z.string(),
  productImg: PictureWire,
  /** As its merchant sent it. */
  photos: z.array(z.string()),
})
export const BenchWire = z.object({
  /** How many wait in all. */
  total: z.number(),
  /** What waits for the bench, the longest first. */
  list: z.array(BenchPiece),
  /** What else the word names: pieces that are not here yet, or no more. */
  elsewhere: z.array(BenchPiece),
})
export type BenchWire = z.output<typeof BenchWire>
export type BenchPiece = z.output<typeof BenchPiece>

export const DecideInput = z.object({
  unitId: z.uuid(),
  kind: z.enum(pieceKinds, 'choose-one'),
  answers: z.record(z.string().max(40), z.enum(answers)).default({}),
  pictures: z
    .array(z.object({ uploadId: z.uuid(), point: z.string().max(40).default('') }))
    .max(12, 'too-many')
    .default([]),
  result: z.enum(results),
  reason: z.string().trim().max(200, 'note-length').default(''),
})
export type DecideInput = z.input<typeof DecideInput>
export type Decision = z.output<typeof DecideInput>
export const DecidedWire = z.object({
  unitId: z.string(),
  orderNo: z.string(),
  result: z.enum(results),
  /** Of what has passed. */
  certificateCode: z.string(),
})
export type DecidedWire = z.output<typeof DecidedWire>
