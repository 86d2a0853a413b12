import type { Operator } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import {
  applyKept,
  keepDrafts,
  newProducts,
  type ProductChange,
  removeDrafts,
  type WantedDraft,
  writeProducts,
} from '../editing/index.server.ts'
import type { ProductDocument } from '../editing/product-document.contract.ts'
import { type Counted, offersOfProducts } from '../offers-of-products.ts'
import { changesBetween } from '../editing/document-changes.rules.ts'
import { type FarChange, holdPrices } from '../price-guard/index.server.ts'
import { isFarMove, withPricesOf } from '../price-guard/price-guard.rules.ts'
import type { Plan } from './import-plan.ts'

export type Writing = {
  by: Operator
  /** What is whole goes live; the rest waits as drafts. */
  publish: boolean
  countStock: boolean
  /** The pieces of what is new. */
  newStock: boolean
  reason: string
  /** What becomes of prices that move further than so many per cent: they are taken, stay as they are, or wait for a second person. */
  far: { percent: number; way: 'take' | 'leave' | 'wait' }
  /** Uploaded pictures stay until the transaction is done. */
  hold: (tx: Tx, hashes: readonly string[]) => Promise<void>
}

type Target = { plan: Plan; productId: string; document: ProductDocument; isLive: boolean; isChanged: boolean }

/** Makes products what was planned, all in one transaction; stock, which buyers wait for, comes last. Notes in each plan what became of it. */
export async function writePlans(
  tx: Tx,
  { by, publish, countStock: counts, newStock, reason, far, hold }: Writing,
  plans: readonly Plan[],
): Promise<void> {
  const wanted = plans.filter((plan) => isWanted(plan, publish))
  const fresh = await newProducts(tx, wanted.filter(({ productId }) => productId === undefined).length)
  const targets = new Map<string, Target>()
  for (const plan of wanted) {
    const made = plan.productId === undefined ? fresh.shift() : undefined
    const productId = plan.productId ?? made?.productId ?? ''
    plan.productId = productId
    const document = plan.document.spuCode === '' ? { ...plan.document, spuCode: made?.spuCode ?? '' } : plan.document
    // Several rows of a price list may be about one product: the last one stands on those before it.
    const isChanged = plan.isRewritten || isOpened(plan, publish) || targets.get(productId)?.isChanged === true
    if (isOpened(plan, publish)) plan.outcome = 'changed'
    targets.set(productId, { plan, productId, document, isLive: publish && plan.isWhole, isChanged })
  }
  const all = [...targets.values()].filter(({ isChanged }) => isChanged)
  await hold(
    tx,
    all.flatMap(({ document }) => document.colours.flatMap(({ pictures }) => pictures.map(({ hash }) => hash))),
  )
  const live = all.filter(({ isLive }) => isLive)
  const held = far.way === 'take' ? [] : live.flatMap((target) => keepFarPrices(target, far))
  await removeDrafts(
    tx,
    live.flatMap(({ plan, productId }) => (plan.state?.draft ? [productId] : [])),
  )
  await writeProducts(tx, by, live.filter(isAnother).map(changeOf))
  if (far.way === 'wait') await holdPrices(tx, by, held)
  await keepDrafts(tx, by, all.filter(({ isLive }) => !isLive).map(draftOf(newStock)))
  for (const plan of wanted) plan.isWhole = targets.get(plan.productId ?? '')?.isLive ?? false
  await applyKept(
    tx,
    by,
    wanted.flatMap(({ kept, isWhole, state }) => (isWhole || state?.live ? [{ ...kept, pieces: {} }] : [])),
  )
  await offersOfProducts().countStock(
    tx,
    by,
    plans.filter(({ state }) => (state?.live ? counts : newStock)).flatMap(countsOf),
    reason,
  )
}

/** Leaves the prices of a product as they are where one of them moves far, and says so; answers what was asked for. */
function keepFarPrices(target: Target, { percent, way }: Writing['far']): FarChange[] {
  const { plan, productId, document } = target
  const before = plan.state?.live?.document
  if (!before || !isFarMove(before, document, percent)) return []
  target.document = withPricesOf(document, before)
  plan.problems = [
    ...plan.problems,
    { row: plan.item.firstRow, field: 'sale_price', problem: way === 'wait' ? 'price-waits' : 'price-kept' },
  ]
  return [{ productId, before, after: document }]
}

const isAnother = ({ plan, document }: Target): boolean =>
  plan.state?.live === undefined ||
  plan.state.draft !== undefined ||
  changesBetween(plan.state.live.document, document).length > 0

const isWanted = (plan: Plan, publish: boolean): boolean =>
  plan.outcome === 'new' || plan.outcome === 'changed' || isOpened(plan, publish)

/** A draft that says the same, and may go live now. */
const isOpened = ({ outcome, isWhole, state }: Plan, publish: boolean): boolean =>
  publish && outcome !== 'refused' && isWhole && state?.draft !== undefined && state.live === undefined

const changeOf = ({ plan, productId, document }: Target): ProductChange => ({ productId, document, live: plan.state?.live })

const draftOf =
  (newStock: boolean) =>
  ({ plan, productId, document }: Target): WantedDraft => ({
    productId,
    document,
    baseVersion: plan.state?.live?.version ?? 0,
    kept: newStock ? plan.kept : { ...plan.kept, pieces: plan.state?.kept.pieces ?? {} },
  })

/** Only what shoppers can see has stock; that of a draft is kept beside it. */
const countsOf = ({ outcome, isWhole, state, stock }: Plan): Counted[] =>
  outcome === 'refused' || (!isWhole && !state?.live)
    ? []
    : [...withKept(stock, state)].map(([itemNumber, count]) => ({
        itemNumber,
        ...count,
        kind: state?.live ? 'counted' : 'received',
      }))

/** A draft that goes live brings what was kept beside it, where this file says nothing of that. */
const withKept = (stock: Plan['stock'], state: Plan['state']): Plan['stock'] =>
  state === undefined || state.live
    ? stock
    : new Map([...Object.entries(state.kept.pieces).map(([item, pieces]) => [item, { pieces }] as const), ...stock])
