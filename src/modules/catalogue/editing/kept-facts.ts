import { z } from 'zod'
import type { Operator } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { type Counted, offersOfProducts } from '../offers-of-products.ts'

const Sale = z.object({ cents: z.int().positive(), from: z.string().optional(), until: z.string().optional() })

/** What a file says beside the document of a product, by item number: it holds once the product is live. */
export const Kept = z.object({
  pieces: z.record(z.string(), z.int().min(0)).default({}),
  costs: z.record(z.string(), z.int().positive()).default({}),
  sales: z.record(z.string(), Sale).default({}),
  /** The name of the file. */
  file: z.string().default(''),
  /** With one language it may go live. */
  oneLanguage: z.boolean().default(false),
  /** A merchant sells it as soon as it is live: the shop itself needs no price. */
  offeredByOthers: z.boolean().default(false),
})
export type Kept = z.output<typeof Kept>
export const NOTHING_KEPT: Kept = { pieces: {}, costs: {}, sales: {}, file: '', oneLanguage: false, offeredByOthers: false }
export const readKept = (stored: unknown): Kept => Kept.catch(NOTHING_KEPT).parse(stored ?? {})

/** What was kept beside a draft; nothing where it was made by hand. */
export async function findKept(tx: Read, productId: string): Promise<Kept> {
  const row = await catalogueTables(tx)
    .selectFrom('product_drafts')
    .select('kept')
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return readKept(row?.kept)
}

/** Makes what was kept beside drafts so, now that they are live: costs and prices by date first, pieces, which buyers wait for, last. */
export async function applyKept(tx: Tx, by: Operator, kept: readonly Kept[]): Promise<void> {
  const { setCosts, setFileSales, countStock } = offersOfProducts()
  await setCosts(tx, by, new Map(kept.flatMap(({ costs }) => Object.entries(costs))))
  for (const { file, sales } of kept) await setFileSales(tx, by, file, new Map(Object.entries(sales)))
  await countStock(tx, by, kept.flatMap(piecesIn), kept[0]?.file ?? '')
}

const piecesIn = ({ pieces }: Kept): Counted[] =>
  Object.entries(pieces).map(([itemNumber, num]) => ({ itemNumber, pieces: num, kind: 'received' }))
