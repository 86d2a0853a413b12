import type { Read } from '#platform/database.server.ts'
import { yieldTurn } from '#platform/scheduler.ts'
import { findNameProblems, gapsOf } from '../editing/index.server.ts'
import { changesBetween } from '../editing/document-changes.rules.ts'
import { emptyDocument, ProductDocument } from '../editing/product-document.contract.ts'
import type { DocumentChange } from '../editing/product-editing.contract.ts'
import type { Attribute } from '../terms/attributes.rules.ts'
import { isFarMove, pricesSet, withPricesKept } from '../price-guard/price-guard.rules.ts'
import { applyStated } from './apply-stated.ts'
import { findExisting } from './find-existing.ts'
import type { ItemRow, Mark, Plan } from './import-plan.ts'
import { asImportRows, rowsOfItems, type StoredImport } from './import-store.ts'
import { pictureMeanings, type PictureMeanings } from './import-pictures.ts'
import { placeOf, problemOf, type RowProblem } from './problem-places.rules.ts'
import { type ProductState, readStates } from './product-states.ts'
import { stateProduct, type StatedProduct } from './stated-product.rules.ts'
import { type Meanings, readMeanings } from './word-meanings.ts'

type Given = { work: StoredImport; items: readonly ItemRow[]; locked: boolean; farPercent: number }

const PLANNED_AT_ONCE = 5

/** What would become of these products, looked up all at once. `locked`: nobody changes them before the transaction ends. */
export async function planItems(tx: Read, { work, items, locked, farPercent }: Given): Promise<Plan[]> {
  const stated = await stateItems(tx, work, items)
  const meanings = await readMeanings(tx)
  const existing = await findExisting(tx, stated, meanings)
  const pictures = await pictureMeanings(
    tx,
    work.importId,
    stated.flatMap((one) => one.pictures.map(({ source }) => source)),
  )
  const states = await readStates(
    tx,
    existing.filter((id) => id !== undefined),
    locked,
  )
  const now = new Map([...states].map(([id, { document }]) => [id, document]))
  const plans: Plan[] = []
  for (const [at, item] of items.entries()) {
    // Shoppers are answered in between.
    if (at % PLANNED_AT_ONCE === 0) await yieldTurn()
    const productId = existing[at]
    const state = productId === undefined ? undefined : states.get(productId)
    const plan = planOne({
      work,
      item,
      stated: stated[at]!,
      productId,
      state,
      base: productId ? now.get(productId) : undefined,
      meanings,
      pictures,
      farPercent,
    })
    plans.push(plan)
    // Further rows about the same product begin where these end.
    if (productId !== undefined && plan.outcome !== 'refused') now.set(productId, plan.document)
  }
  await checkNames(tx, plans)
  return plans
}

/** What the rows of each item say. */
async function stateItems(tx: Read, work: StoredImport, items: readonly ItemRow[]): Promise<StatedProduct[]> {
  const rows = await rowsOfItems(
    tx,
    work.importId,
    items.map(({ key }) => key),
  )
  const rowsOf = Map.groupBy(rows, ({ key }) => key)
  return items.map(({ key }) => stateProduct(work.kind, asImportRows(work.columns, rowsOf.get(key) ?? [])))
}

type One = {
  work: StoredImport
  item: ItemRow
  stated: StatedProduct
  productId: string | undefined
  state: ProductState | undefined
  base: ProductDocument | undefined
  meanings: Meanings
  pictures: PictureMeanings
  farPercent: number
}

function planOne({ work, item, stated, productId, state, base, meanings, pictures, farPercent }: One): Plan {
  const wanted = applyStated(work.kind, stated, base, { ...meanings, picture: pictures.find })
  const made = work.takesPrices ? wanted : withPricesKept(wanted, base)
  const parsed = ProductDocument.safeParse(made)
  const document = parsed.success ? parsed.data : made
  const problems = [...stated.problems, ...openWords(stated, meanings), ...pictures.problems(stated)]
  for (const { path, message } of parsed.error?.issues ?? [])
    problems.push({ ...placeOf(stated, document, path), problem: problemOf(message) })
  if (!work.takesPrices)
    for (const { path } of pricesSet(base, wanted))
      problems.push({ ...placeOf(stated, wanted, path.split('.')), problem: 'price-closed' })
  if (!hasKey(work, stated, base)) problems.push({ row: stated.row, field: 'item_number', problem: 'no-key' })
  const gaps = gapsToMind(document, state, meanings.attributes)
  const isBad = stated.problems.length > 0 || !parsed.success || !hasKey(work, stated, base)
  const isWhole = Object.keys(gaps).length === 0
  const found = stockChanges(stated, state)
  // A draft has no pieces yet.
  const stock = isWhole || state?.live ? found : new Map<string, number>()
  const written = changesBetween(base ?? emptyDocument(document.spuCode), document)
  const changes = state && !state.live ? written : [...written, ...asChanges(stock, state)]
  const isSame = base !== undefined && changes.length === 0
  const isEdited = state?.live !== undefined && state.draft !== undefined && !isSame
  if (isEdited) problems.push({ row: stated.row, field: '', problem: 'being-edited' })
  const breaksLive = state?.live !== undefined && !isWhole && !isSame
  if (!isWhole)
    for (const [path, gap] of Object.entries(gaps)) {
      const place = placeOf(stated, document, path.split('.'))
      // What is wrong with a cell says already why its field is empty.
      const isTold = problems.some(({ row, field }) => row === place.row && sameCell(field) === sameCell(place.field))
      if (!isTold) problems.push({ ...place, problem: path === 'categories' ? 'required' : problemOf(gap) })
    }
  return {
    item,
    title: titleOf(document, item),
    outcome: isBad || isEdited || breaksLive ? 'refused' : isSame ? 'same' : base ? 'changed' : 'new',
    isWhole,
    productId,
    matchKey: matchKeyOf(item, productId, document),
    state,
    document,
    problems: unique(problems),
    changes: changes.slice(0, MOST_CHANGES),
    isRewritten: base === undefined || written.length > 0,
    marks: [...marksOf(stock, state, base, document, farPercent), ...(found.size > stock.size ? (['stock-later'] as const) : [])],
    stock,
    awaited: pictures.awaited(stated),
  }
}

function matchKeyOf({ key, twinRow }: ItemRow, productId: string | undefined, document: ProductDocument): string | null {
  if (key.startsWith('item ')) return null
  return twinRow === null ? (productId ?? `${document.brandCode}/${document.articleNumber}`) : `row ${twinRow}`
}

/** Where a tool has one price, a piece that lacks it lacks the one thing. */
const sameCell = (field: string): string => (field === 'list_price' ? 'sale_price' : field)

function titleOf({ name, articleNumber }: ProductDocument, { key }: ItemRow): Plan['title'] {
  const other = articleNumber || key
  return { en: name.en || name.zh || other, zh: name.zh || name.en || other }
}

/** What an operator has come to ask of its kind since it went live is no reason to refuse a list of prices. */
export function gapsToMind(
  document: ProductDocument,
  state: ProductState | undefined,
  attributes: readonly Attribute[],
): ReturnType<typeof gapsOf> {
  const held = { offeredByOthers: state?.live?.offeredByOthers ?? false, attributes }
  const before = state?.live ? gapsOf(state.live.document, held) : {}
  return Object.fromEntries(
    Object.entries(gapsOf(document, held)).filter(([path, gap]) => !path.startsWith('attributes.') || before[path] !== gap),
  )
}

/** More are counted and not kept. */
const MOST_CHANGES = 60

/** Something must say which product it is the next time, too. */
const hasKey = (work: StoredImport, stated: StatedProduct, base: ProductDocument | undefined): boolean =>
  base !== undefined ||
  work.kind !== 'praya' ||
  stated.articleNumber !== '' ||
  stated.code !== '' ||
  (stated.variants.some(({ itemNumber }) => itemNumber !== '') && (stated.name.en ?? stated.name.zh) !== undefined)

function openWords(stated: StatedProduct, meanings: Meanings): RowProblem[] {
  const { row, brand, categories, gender } = stated
  const problems: RowProblem[] = []
  if (brand !== '' && meanings.brand(brand) === undefined) problems.push({ row, field: 'brand', problem: 'no-such-brand' })
  if (categories.some((word) => meanings.category(word, gender) === undefined))
    problems.push({ row, field: 'categories', problem: 'no-such-category' })
  return problems
}

function stockChanges(stated: StatedProduct, state: ProductState | undefined): Map<string, number> {
  return new Map(
    stated.variants.flatMap(({ itemNumber, pieces }): [string, number][] =>
      pieces === undefined || itemNumber === '' || (state?.available.get(itemNumber) ?? 0) === pieces
        ? []
        : [[itemNumber, pieces]],
    ),
  )
}

const asChanges = (stock: Map<string, number>, state: ProductState | undefined): DocumentChange[] =>
  [...stock].map(([itemNumber, pieces]) => ({
    path: `variants.${itemNumber}.stock`,
    before: String(state?.available.get(itemNumber) ?? 0),
    after: String(pieces),
  }))

function marksOf(
  stock: Map<string, number>,
  state: ProductState | undefined,
  base: ProductDocument | undefined,
  document: ProductDocument,
  farPercent: number,
): Mark[] {
  const isFar = state?.live !== undefined && base !== undefined && isFarMove(base, document, farPercent)
  const toNone = [...stock].some(([itemNumber, pieces]) => pieces === 0 && (state?.available.get(itemNumber) ?? 0) > 0)
  return [...(toNone ? (['stock-to-none'] as const) : []), ...(isFar ? (['price-far'] as const) : [])]
}

/** Numbers that other products have. Names that are still open were told before. */
async function checkNames(tx: Read, plans: readonly Plan[]): Promise<void> {
  const wanted = plans.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
  if (wanted.length === 0) return
  const found = await findNameProblems(
    tx,
    wanted.map(({ productId, document, item }) => ({ productId: productId ?? item.key, document })),
  )
  for (const plan of wanted) {
    const problems = Object.entries(found.get(plan.productId ?? plan.item.key) ?? {})
    const { document, item } = plan
    const at = { row: item.firstRow, variants: [] }
    for (const [path, problem] of problems.filter(([path]) => isStated(document, path))) {
      plan.problems = unique([...plan.problems, { ...placeOf(at, document, path.split('.')), problem: problemOf(problem) }])
      plan.isWhole = false
      if (problem === 'number-taken' || plan.state?.live) plan.outcome = 'refused'
    }
  }
}

/** What is empty is a gap and no wrong name. */
function isStated(document: ProductDocument, path: string): boolean {
  let value: unknown = document
  for (const step of path.split('.')) value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  return value !== ''
}

const unique = (problems: readonly RowProblem[]): RowProblem[] =>
  problems.filter(
    (one, at) =>
      problems.findIndex((other) => other.row === one.row && other.field === one.field && other.problem === one.problem) === at,
  )
