import { countStock } from '#modules/offers/index.server.ts'
import type { BatchWire, PutStockInput, SentProduct } from '#modules/catalogue/imports/batches.contract.ts'
import {
  documentsWithPrices,
  type Plan,
  planDocuments,
  refusePrices,
  type WantedPrice,
  writePlans,
} from '#modules/catalogue/imports/index.server.ts'
import { findPriceGuard } from '#modules/shop-settings/index.server.ts'
import { holdPictures } from '#modules/uploads/index.server.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import type { Database, Tx } from '#platform/database.server.ts'

/** `publish`: what is whole goes live at once. */
type May = { publish: boolean; setPrices: boolean }
type Row = BatchWire['rows'][number]

/** In one transaction; a call of a thousand is twenty, so that shoppers wait for none of them. */
const AT_ONCE = 50
const STOCK_AT_ONCE = 250

/** Makes many products what another system says they are; each is answered for by itself, and what is so already stays untouched. */
export async function putProducts(
  database: Database,
  by: Operator,
  products: readonly SentProduct[],
  may: May,
): Promise<BatchWire> {
  const rows: Row[] = []
  const taken: SentProduct[] = []
  for (let at = 0; at < products.length; at += AT_ONCE) {
    const some = products.slice(at, at + AT_ONCE)
    const answers = await database.inTransaction((tx) => putSome(tx, by, some, may, taken))
    rows.push(...answers)
    taken.push(...some.filter((_, place) => answers[place]?.outcome !== 'refused'))
  }
  return { rows }
}

async function putSome(
  tx: Tx,
  by: Operator,
  documents: readonly SentProduct[],
  { publish, setPrices }: May,
  taken: readonly SentProduct[] = [],
): Promise<Row[]> {
  const plans = await planDocuments(tx, documents, taken)
  if (!setPrices) refusePrices(plans)
  const { percent, secondPerson } = await findPriceGuard(tx)
  // Nobody is there to be asked again; where a second person has to agree, that holds for programs, too.
  const far = { percent, way: secondPerson ? ('wait' as const) : ('take' as const) }
  await writePlans(tx, { by, publish, countStock: false, newStock: true, reason: '', far, hold: holdPictures }, plans)
  return plans.map(answerOf)
}

const answerOf = ({ outcome, isWhole, productId, state, problems }: Plan): Row => ({
  outcome,
  isLive: outcome === 'new' || outcome === 'changed' ? isWhole : state?.live !== undefined,
  productId: productId ?? '',
  problems: problems.map(({ field, problem }) => ({ path: field, problem })),
})

const UNKNOWN: Row = { outcome: 'refused', isLive: false, productId: '', problems: [{ path: 'itemNumber', problem: 'no-key' }] }

/** Sets many prices of the shop's own; what shoppers see changes at once. */
export async function putPrices(database: Database, by: Operator, prices: readonly WantedPrice[]): Promise<BatchWire> {
  const rows: Row[] = []
  for (let at = 0; at < prices.length; at += AT_ONCE)
    rows.push(...(await database.inTransaction((tx) => putSomePrices(tx, by, prices.slice(at, at + AT_ONCE)))))
  return { rows }
}

async function putSomePrices(tx: Tx, by: Operator, prices: readonly WantedPrice[]): Promise<Row[]> {
  const isWrong = ({ listPrice, salesPrice }: WantedPrice): boolean => Number(salesPrice) > Number(listPrice)
  const right = prices.filter((price) => !isWrong(price))
  const { documents, places } = await documentsWithPrices(tx, right)
  const answers = await putSome(tx, by, documents, { publish: true, setPrices: true })
  const found = new Map(places.flatMap((of, at) => of.map((place) => [right[place], answers[at]])))
  return prices.map((price) =>
    isWrong(price)
      ? { ...UNKNOWN, problems: [{ path: 'salesPrice', problem: 'sale-above-list' as const }] }
      : (found.get(price) ?? UNKNOWN),
  )
}

/** Says how many pieces are there, as another system has counted them; every process shows it within a second. */
export async function putStock(database: Database, by: Operator, { stock, reason }: PutStockInput): Promise<BatchWire> {
  const rows: Row[] = []
  for (let at = 0; at < stock.length; at += STOCK_AT_ONCE) {
    const some = stock.slice(at, at + STOCK_AT_ONCE)
    const counted = await database.inTransaction((tx) =>
      countStock(
        tx,
        by,
        some.map(({ itemNumber, available }) => ({ itemNumber, pieces: available, kind: 'counted' })),
        reason,
      ),
    )
    for (const { itemNumber } of some) {
      const offer = counted.get(itemNumber)
      rows.push(
        offer
          ? { outcome: offer.isChanged ? 'changed' : 'same', isLive: true, productId: offer.productId, problems: [] }
          : UNKNOWN,
      )
    }
  }
  return { rows }
}
