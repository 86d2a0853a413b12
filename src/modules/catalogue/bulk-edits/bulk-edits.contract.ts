import { z } from 'zod'
import { ProductListQuery } from '../admin-list/admin-list.contract.ts'
import { BulkEdit, SingleEdit } from './product-edits.contract.ts'
import { leftOutReasons } from './product-edits.rules.ts'

/** Products that were chosen one by one, or all that a query finds. */
const Selection = z.union([
  z.object({ productIds: z.array(z.uuid()).min(1, 'choose-one').max(1_000, 'too-many') }),
  z.object({ query: ProductListQuery }),
])
export type Selection = z.output<typeof Selection>

export const PreviewBulkEditInput = z.object({ selection: Selection, edit: BulkEdit })
export type PreviewBulkEditInput = z.input<typeof PreviewBulkEditInput>
export const BulkEditPreviewWire = z.object({
  total: z.number(),
  /** Of so many the price moves by more than `percent`: whoever goes on says so by the total. */
  farOff: z.number(),
  /** What moves so far waits for somebody else. */
  secondPerson: z.boolean(),
  percent: z.number(),
})
export type BulkEditPreviewWire = z.output<typeof BulkEditPreviewWire>

export const StartBulkEditInput = PreviewBulkEditInput.extend({
  /** How many it was about when it was looked at; refused when it is about others now. */
  total: z.int32().min(1),
  /** The total once more, typed, where prices move far. */
  confirmed: z.int32().optional(),
})
export type StartBulkEditInput = z.input<typeof StartBulkEditInput>
export type BulkEditToStart = z.output<typeof StartBulkEditInput>

/** As it is kept. `mostPercent`: what moves further is left out; nothing where somebody has said so. `heldAbove`: what moves further waits for a second person. */
export type StoredOperation = { edit: BulkEdit; mostPercent: number | null; heldAbove?: number }

export const BulkEditInput = z.object({ editId: z.uuid() })
export type BulkEditInput = z.output<typeof BulkEditInput>

const bulkEditStates = ['running', 'stopped', 'done', 'undoing', 'undone'] as const
export const BulkEditWire = z.object({
  editId: z.string(),
  edit: BulkEdit,
  state: z.enum(bulkEditStates),
  total: z.number(),
  done: z.number(),
  changed: z.number(),
  leftOut: z.number(),
  lookedBack: z.number(),
  takenBack: z.number(),
  askedBy: z.string(),
  askTime: z.string(),
  undoneBy: z.string(),
  endTime: z.string(),
})
export type BulkEditWire = z.output<typeof BulkEditWire>

export const BulkEditsInput = z.object({ pageNum: z.coerce.number().int().min(1).max(1_000).default(1) })
export type BulkEditsInput = z.input<typeof BulkEditsInput>
export const BulkEditsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(BulkEditWire),
})
export type BulkEditsWire = z.output<typeof BulkEditsWire>

/** What was not changed, or not taken back, and why. */
export const BulkEditRestWire = z.object({
  total: z.number(),
  list: z.array(
    z.object({
      productId: z.string(),
      spuCode: z.string(),
      productTitle: z.string(),
      /** kept: somebody has changed it since. */
      reason: z.enum([...leftOutReasons, 'kept']),
    }),
  ),
})
export type BulkEditRestWire = z.output<typeof BulkEditRestWire>

export const ChangeProductInput = z.object({
  productId: z.uuid(),
  /** Of what shoppers see, as it was seen. */
  version: z.int32().min(1),
  edit: SingleEdit,
  /** Whoever moves a price far has been asked again. */
  confirmed: z.boolean().default(false),
})
export type ChangeProductInput = z.input<typeof ChangeProductInput>
export type ProductToChange = z.output<typeof ChangeProductInput>

export const TakeBackInput = z.object({ productId: z.uuid(), version: z.int32().min(2) })
export type TakeBackInput = z.output<typeof TakeBackInput>
