import { z } from 'zod'
import { OrderRule, PieceCode } from '#modules/search/list-shelves.contract.ts'
import { shelfLimits } from '#modules/search/shelf-limits.rules.ts'
import { ENDS_TOO_EARLY, endsAfterItBegins, ShownStateWire, shownWindow } from './shown-window.contract.ts'

/** The list an order is for: a category, a brand or a collection by its name, such as category:women/bags. */
const ListName = z
  .string()
  .max(140, 'too-long')
  .regex(/^(category:[a-z0-9-]+(\/[a-z0-9-]+)*|(brand|collection):[a-z0-9]+(-[a-z0-9]+)*)$/, 'choose-one')

const order = {
  pins: z.array(PieceCode).max(shelfLimits.pins, 'too-many'),
  lift: OrderRule,
  bury: OrderRule,
}
export const ListOrderDocument = z.object({ ...order, ...shownWindow })
export type ListOrderDocument = z.output<typeof ListOrderDocument>

/** `version` 0: the list has no order of its own yet. */
export const ListOrderKept = z
  .object({ list: ListName, version: z.int32().min(0), ...order, ...shownWindow })
  .refine(endsAfterItBegins, ENDS_TOO_EARLY)
export type ListOrderKept = z.output<typeof ListOrderKept>

export const ListOrderInput = z.object({ list: ListName })
export type ListOrderInput = z.output<typeof ListOrderInput>
export const RemoveListOrderInput = ListOrderInput.extend({ version: z.int32() })
export type RemoveListOrderInput = z.output<typeof RemoveListOrderInput>
export const TryListOrderInput = z.object({ list: ListName, ...order })
export type TryListOrderInput = z.output<typeof TryListOrderInput>

export const ListOrdersWire = z.object({
  list: z.array(
    z.object({
      list: z.string(),
      /** Of the category, the brand or the collection. */
      name: z.object({ en: z.string(), zh: z.string() }),
      pinNum: z.number(),
      state: ShownStateWire,
      from: z.string(),
      until: z.string(),
      changedBy: z.string(),
      changeTime: z.string(),
    }),
  ),
})
export type ListOrdersWire = z.output<typeof ListOrdersWire>
