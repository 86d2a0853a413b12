import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { changesBetween } from '../editing/document-changes.rules.ts'
import { findNameProblems, NOTHING_KEPT } from '../editing/index.server.ts'
import type { Attribute } from '../attributes/attributes.rules.ts'
import { readAttributes } from '../attributes/index.server.ts'
import { emptyDocument, type ProductDocument } from '../editing/product-document.contract.ts'
import type { SentProduct } from './batches.contract.ts'
import { findExisting } from './find-existing.ts'
import type { Plan } from './import-plan.ts'
import { pricesSet } from '../price-guard/price-guard.rules.ts'
import { gapsToMind } from './plan-import.ts'
import { problemOf } from './problem-places.rules.ts'
import { type ProductState, readStates } from './product-states.ts'
import { parseProduct, type ParsedProduct } from './reading/parsed-product.rules.ts'

/** What would become of products that are sent whole; locked until the transaction ends. `earlier`: taken before them in the same call. */
export async function planDocuments(tx: Tx, sent: readonly SentProduct[], earlier: readonly SentProduct[] = []): Promise<Plan[]> {
  const held = heldBy(earlier)
  const asStated = sent.map((one) => statedBy(one, held))
  const existing = await findExisting(tx, asStated, { brand: (word) => word })
  const states = await readStates(
    tx,
    existing.filter((id) => id !== undefined),
    true,
  )
  const seen = new Set<string>()
  const attributes = await readAttributes(tx)
  const plans = sent.map((wanted, at) => {
    const productId = existing[at]
    const key = productId ?? `${wanted.brandCode}/${wanted.articleNumber}`
    const state = productId === undefined ? undefined : states.get(productId)
    const plan = planDocument({ wanted, at, productId, state, isTwin: seen.has(key), attributes })
    seen.add(key)
    return plan
  })
  await refuseNames(tx, plans)
  refuseTwinNumbers(plans, sent, held)
  return plans
}

const numbersOf = ({ colours = [] }: SentProduct): string[] =>
  colours.flatMap(({ variants }) => variants.map(({ itemNumber }) => itemNumber)).filter(Boolean)

/** Nothing where item numbers alone tell which product it is. */
const nameOf = ({ spuCode = '', brandCode = '', articleNumber = '' }: SentProduct): string =>
  spuCode !== '' || articleNumber === '' ? spuCode : `${brandCode}/${articleNumber}`

/** Item numbers by the name of the product that has stated them first. */
type Held = ReadonlyMap<string, string>

const heldBy = (earlier: readonly SentProduct[]): Held =>
  new Map(earlier.flatMap((one) => (nameOf(one) === '' ? [] : numbersOf(one).map((number) => [number, nameOf(one)] as const))))

const isOfAnother = (held: Held, number: string, name: string): boolean => name !== '' && (held.get(number) ?? name) !== name

/** What another product of the call has just stated tells nothing about this one. */
function statedBy(one: SentProduct, held: Held): ParsedProduct {
  const { spuCode = '', articleNumber = '', brandCode = '' } = one
  const numbers = numbersOf(one).filter((number) => !isOfAnother(held, number, nameOf(one)))
  return {
    ...parseProduct('praya', []),
    code: spuCode,
    articleNumber,
    brand: brandCode,
    variants: numbers.map((itemNumber) => ({ row: 0, itemNumber, colour: undefined })),
  }
}

/** Who says nothing of barcodes leaves them as they are. */
function withBarcodes(document: ProductDocument, base: ProductDocument | undefined): ProductDocument {
  const known = new Map(base?.colours.flatMap(({ variants }) => variants.map((one) => [one.itemNumber, one.barcode])))
  const colours = document.colours.map((colour) => ({
    ...colour,
    variants: colour.variants.map((variant) => {
      const barcode = variant.barcode ?? known.get(variant.itemNumber)
      return { ...variant, ...(barcode === undefined ? {} : { barcode }) }
    }),
  }))
  return { ...document, colours }
}

type Wanted = {
  wanted: SentProduct
  at: number
  productId: string | undefined
  state: ProductState | undefined
  isTwin: boolean
  attributes: readonly Attribute[]
}

function planDocument({ wanted, at, productId, state, isTwin, attributes }: Wanted): Plan {
  const base = state?.document
  const document = withBarcodes({ ...(base ?? emptyDocument('')), ...wanted, ...(base ? { spuCode: base.spuCode } : {}) }, base)
  const gaps = Object.entries(gapsToMind(document, state, attributes))
  const changes = changesBetween(base ?? emptyDocument(document.spuCode), document)
  const isSame = base !== undefined && changes.length === 0
  const isEdited = state?.live !== undefined && state.draft !== undefined && !isSame
  const isRefused = isTwin || isEdited || (state?.live !== undefined && gaps.length > 0 && !isSame)
  const told = (field: string, problem: Plan['problems'][number]['problem']) => ({ row: at, field, problem })
  return {
    item: { itemNo: at, key: String(at), firstRow: at, twinRow: null },
    title: document.name,
    outcome: isRefused ? 'refused' : isSame ? 'same' : base ? 'changed' : 'new',
    isWhole: gaps.length === 0,
    productId,
    matchKey: null,
    state,
    document,
    problems: [
      ...(isTwin ? [told('', 'twice')] : []),
      ...(isEdited ? [told('', 'being-edited')] : []),
      ...gaps.map(([path, gap]) => told(path, problemOf(gap))),
    ],
    changes,
    isRewritten: !isSame,
    marks: [],
    stock: new Map(),
    kept: state?.kept ?? NOTHING_KEPT,
    size: { variants: 0, pieces: 0, pictures: 0 },
    awaited: [],
  }
}

/** A name the shop does not have, or a number that another product has. */
async function refuseNames(tx: Tx, plans: readonly Plan[]): Promise<void> {
  const wanted = plans.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
  if (wanted.length === 0) return
  const found = await findNameProblems(
    tx,
    wanted.map(({ productId, item, document }) => ({ productId: productId ?? item.key, document })),
  )
  for (const plan of wanted)
    for (const [field, problem] of Object.entries(found.get(plan.productId ?? plan.item.key) ?? {})) {
      if (plan.problems.some((one) => one.field === field)) continue
      plan.problems = [...plan.problems, { row: plan.item.itemNo, field, problem: problemOf(problem) }]
      plan.outcome = 'refused'
    }
}

/** Of products that state one item number the first has it; those that are refused have none. */
function refuseTwinNumbers(plans: readonly Plan[], sent: readonly SentProduct[], held: Held): void {
  const here = new Set<string>()
  for (const [at, plan] of plans.entries()) {
    if (plan.outcome === 'refused') continue
    const name = nameOf(sent[at] ?? {})
    const variants = plan.document.colours.flatMap((colour, of) =>
      colour.variants.map(({ itemNumber }, place) => ({ itemNumber, field: `colours.${of}.variants.${place}.itemNumber` })),
    )
    const twins = variants.filter(({ itemNumber }) => here.has(itemNumber) || isOfAnother(held, itemNumber, name))
    if (twins.length === 0) {
      for (const { itemNumber } of variants) if (itemNumber !== '') here.add(itemNumber)
      continue
    }
    plan.outcome = 'refused'
    plan.problems = [
      ...plan.problems,
      ...twins.map(({ field }) => ({ row: plan.item.itemNo, field, problem: 'item-number-twice' as const })),
    ]
  }
}

/** Refuses whatever would be asked another price, for those who may not set any. */
export function refusePrices(plans: readonly Plan[]): void {
  for (const plan of plans) {
    const paths = plan.outcome === 'refused' ? [] : pricesSet(plan.state?.document, plan.document)
    if (paths.length === 0) continue
    plan.outcome = 'refused'
    plan.problems = [
      ...plan.problems,
      ...paths.map(({ path }) => ({ row: plan.item.itemNo, field: path, problem: 'price-closed' as const })),
    ]
  }
}

export type WantedPrice = { itemNumber: string; listPrice: string; salesPrice: string }

/** Products with other prices, and which of the wanted prices each of them has taken; those of unknown item numbers are left out. */
export async function documentsWithPrices(
  tx: Tx,
  prices: readonly WantedPrice[],
): Promise<{ documents: ProductDocument[]; places: number[][] }> {
  const rows = await readRows(
    tx,
    z.object({ productId: z.string(), itemNumber: z.string() }),
    sql`select product_id as "productId", item_number as "itemNumber" from variants
      where item_number = any(${prices.map(({ itemNumber }) => itemNumber)}) and not retired`,
  )
  const states = await readStates(tx, [...new Set(rows.map(({ productId }) => productId))], true)
  const byItem = new Map(prices.map((price) => [price.itemNumber, price]))
  const documents: ProductDocument[] = []
  const places: number[][] = []
  for (const { document } of states.values()) {
    const changed = structuredClone(document)
    const variants = changed.colours.flatMap((colour) => colour.variants)
    for (const variant of variants) {
      const price = byItem.get(variant.itemNumber)
      if (price) Object.assign(variant, { listPrice: price.listPrice, salesPrice: price.salesPrice })
    }
    documents.push(changed)
    places.push(prices.flatMap(({ itemNumber }, at) => (variants.some((one) => one.itemNumber === itemNumber) ? [at] : [])))
  }
  return { documents, places }
}
