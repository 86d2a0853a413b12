import type { Language } from '#language/languages.ts'
import { type Operator, recordAudit, recordAudits } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import { lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { lockProducts, writeProducts } from '../editing/index.server.ts'
import type { ProductDocument } from '../editing/product-document.contract.ts'
import type { DecidedPricesWire, DecidePricesInput, WaitingPrice, WaitingPricesWire } from './price-guard.contract.ts'
import { priceChanges, withAgreed } from './price-guard.rules.ts'

const PAGE_SIZE = 50

export type FarChange = { productId: string; before: ProductDocument; after: ProductDocument }

/** Keeps changes of price until somebody else agrees; what waits for a product already is asked for with them. */
export async function holdPrices(tx: Tx, by: Operator, changes: readonly FarChange[]): Promise<void> {
  for (const { productId, before, after } of changes) {
    const earlier = await lockWaiting(tx, productId)
    const prices = merged(earlier?.prices ?? [], priceChanges(before, after))
    const row = { prices: JSON.stringify(prices), asked_by: by.name, asked_by_id: by.id, asked_at: clock.now() }
    if (earlier)
      await catalogueTables(tx).updateTable('waiting_prices').set(row).where('change_id', '=', earlier.changeId).execute()
    else
      await catalogueTables(tx)
        .insertInto('waiting_prices')
        .values({ change_id: newId(), product_id: productId, state: 'waiting', ...row })
        .execute()
  }
  await recordAudits(
    tx,
    changes.map(({ productId, before, after }) => ({
      ...{ by, action: 'prices-asked' as const, subject: 'product', subjectId: after.spuCode },
      after: { productId, prices: priceChanges(before, after) },
    })),
  )
}

/** Products are locked by whoever changes them: nobody else asks at the same time. */
async function lockWaiting(tx: Tx, productId: string) {
  const [found] = await lockRows(
    tx,
    catalogueTables(tx)
      .selectFrom('waiting_prices')
      .select(['change_id as changeId', 'prices'])
      .where('product_id', '=', productId)
      .where('state', '=', 'waiting'),
  )
  return found
}

const merged = (earlier: readonly WaitingPrice[], wanted: readonly WaitingPrice[]): WaitingPrice[] => [
  ...earlier.filter(({ itemNumber }) => !wanted.some((price) => price.itemNumber === itemNumber)),
  ...wanted,
]

/** Lets prices go live that somebody else has asked for, or ends the matter. Refuses OWN_PRICES, and MOVED_ON where it is decided. */
export async function decidePrices(tx: Tx, by: Operator, { changeId, agree }: DecidePricesInput): Promise<DecidedPricesWire> {
  const known = await catalogueTables(tx)
    .selectFrom('waiting_prices')
    .select('product_id as productId')
    .where('change_id', '=', changeId)
    .executeTakeFirst()
  const { productId } = known ?? refuse('NOT_FOUND')
  const live = (await lockProducts(tx, [productId])).get(productId) ?? refuse('NOT_FOUND')
  const [change] = await lockRows(
    tx,
    catalogueTables(tx)
      .selectFrom('waiting_prices')
      .select(['state', 'prices', 'asked_by as askedBy', 'asked_by_id as askedById', 'decided_by as decidedBy'])
      .select('decided_at as decidedAt')
      .where('change_id', '=', changeId),
  )
  if (change?.state !== 'waiting')
    return refuse('MOVED_ON', { by: change?.decidedBy ?? '', time: (change?.decidedAt ?? clock.now()).toISOString() })
  if (change.askedById === by.id) refuse('OWN_PRICES')
  const document = withAgreed(live.document, change.prices)
  const state = agree ? (document ? 'agreed' : 'passed') : 'refused'
  await catalogueTables(tx)
    .updateTable('waiting_prices')
    .set({ state, decided_by: by.name, decided_by_id: by.id, decided_at: clock.now() })
    .where('change_id', '=', changeId)
    .execute()
  await recordAudit(tx, {
    by,
    action: agree ? 'prices-agreed' : 'prices-refused',
    subject: 'product',
    subjectId: live.document.spuCode,
    after: { productId, askedBy: change.askedBy, prices: change.prices },
  })
  if (agree && document) await writeProducts(tx, by, [{ productId, document, live }])
  return { state }
}

const changesOf = (tx: Read, decided: boolean) =>
  catalogueTables(tx)
    .selectFrom('waiting_prices as w')
    .innerJoin('products as p', 'p.product_id', 'w.product_id')
    .innerJoin('brands as b', 'b.brand_code', 'p.brand_code')
    .where('w.state', decided ? '<>' : '=', 'waiting')

/** What waits for a second person, or was decided. `own`: whose changes are their own. */
export async function listWaitingPrices(
  tx: Read,
  { decided, pageNum, own, language }: { decided: boolean; pageNum: number; own: string; language: Language },
): Promise<WaitingPricesWire> {
  const rows = await changesOf(tx, decided)
    .select(['w.change_id as changeId', 'w.product_id as productId', 'p.spu_code as spuCode', 'b.name as brandName'])
    .select([`p.name_${language} as productTitle`, 'w.prices', 'w.state', 'w.asked_by as askedBy', 'w.asked_by_id as askedById'])
    .select(['w.asked_at as askedAt', 'w.decided_by as decidedBy', 'w.decided_at as decidedAt'])
    .orderBy('w.asked_at', decided ? 'desc' : 'asc')
    .orderBy('w.change_id')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  return {
    total: await countChanges(tx, decided),
    pageNum,
    pageSize: PAGE_SIZE,
    list: rows.map(({ askedById, askedAt, decidedBy, decidedAt, ...row }) => ({
      ...row,
      askTime: askedAt.toISOString(),
      isOwn: askedById === own,
      decidedBy: decidedBy ?? '',
      decideTime: decidedAt?.toISOString() ?? '',
    })),
  }
}

async function countChanges(tx: Read, decided: boolean): Promise<number> {
  const { num } = await changesOf(tx, decided)
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .executeTakeFirstOrThrow()
  return num
}

/** How many changes wait. */
export const countWaitingPrices = (tx: Read): Promise<number> => countChanges(tx, false)
