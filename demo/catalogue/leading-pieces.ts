/** Which products may stand where a page shows only one of many: on the home page, in the menu, for a house or a category. */
import type { DemoProduct } from './demo-types.ts'
import type { ProductSlot } from './product-slots.ts'
import { drawnKindOf } from './word-lists.ts'

/** Their pictures look modelled in clay. */
const plain = new Set(['coat-a', 'coat-b', 'sandal-c'])

const mayLead = ({ source }: ProductSlot): boolean =>
  source.from === 'render' ? !plain.has(source.design) : drawnKindOf(source.kind).leads === true

const EARLIEST = 200

/**
 * The shop itself leads with what is newest; whatever may not lead has been there for longer than what may. Never later than
 * it would have been otherwise: its reviews are no older than it is.
 */
export const arrivalOf = (slot: ProductSlot, daysAgo: DemoProduct['arrivedDaysAgo']): number =>
  mayLead(slot) ? daysAgo : EARLIEST + Math.ceil(daysAgo / 2)
