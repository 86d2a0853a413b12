import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { yieldTurn } from '#platform/scheduler.ts'
import { findNameProblems, gapsOf } from '../editing/index.server.ts'
import { changesBetween } from '../editing/document-changes.rules.ts'
import { emptyDocument, ProductDocument } from '../editing/product-document.contract.ts'
import type { Attribute } from '../attributes/attributes.rules.ts'
import { isFarMove, pricesSet, withPricesKept } from '../price-guard/price-guard.rules.ts'
import { applyStated } from './apply-parsed.ts'
import type { Meaning } from './meaning.rules.ts'
import { findExisting } from './find-existing.ts'
import { asChanges, besideOf, stockChanges } from './plan-beside.ts'
import type { ItemRow, Mark, PieceCount, Plan } from './import-plan.ts'
import type { ImportOutcome } from './import-fields.rules.ts'
import { asImportRows, rowsOfItems, type StoredImport } from './import-store.ts'
import { pictureMeanings, type PictureMeanings } from './import-pictures.ts'
import { placeOf, problemOf, type RowProblem } from './problem-places.rules.ts'
import { readingOf } from './reading/reading.rules.ts'
import { type ProductState, readStates } from './product-states.ts'
import { parseProduct, type ParsedProduct } from './reading/parsed-product.rules.ts'
import { type Meanings, readMeanings } from './word-meanings.ts'

type FileMeanings = Omit<Meaning, 'picture'>
type PlanInput = { work: StoredImport; items: readonly ItemRow[]; locked: boolean; farPercent: number; fileName: string }

const PLANNED_AT_ONCE = 5

/** What would become of these products, looked up all at once. `locked`: nobody changes them before the transaction ends. */
export async function planItems(tx: Read, { work, items, locked, farPercent, fileName }: PlanInput): Promise<Plan[]> {
  const stated = await stateItems(tx, work, items)
  const meanings = meaningsOfFile(await readMeanings(tx), work)
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
      fileName,
    })
    plans.push(plan)
    // Further rows about the same product begin where these end.
    if (productId !== undefined && plan.outcome !== 'refused') now.set(productId, plan.document)
  }
  await checkNames(tx, plans)
  return plans
}

/** What the rows of each item say. */
async function stateItems(tx: Read, work: StoredImport, items: readonly ItemRow[]): Promise<ParsedProduct[]> {
  const rows = await rowsOfItems(
    tx,
    work.importId,
    items.map(({ key }) => key),
  )
  const rowsOf = Map.groupBy(rows, ({ key }) => key)
  const reading = readingOf(work.judged, work.ways, clock.now())
  return items.map(({ key }) => parseProduct(work.kind, asImportRows(work.columns, rowsOf.get(key) ?? []), reading))
}

type One = {
  work: StoredImport
  item: ItemRow
  stated: ParsedProduct
  productId: string | undefined
  state: ProductState | undefined
  base: ProductDocument | undefined
  meanings: FileMeanings
  pictures: PictureMeanings
  farPercent: number
  fileName: string
}

/** No word at all is what somebody has said for all rows of the file. */
function meaningsOfFile(meanings: Meanings, { ways, columns }: StoredImport): FileMeanings {
  const sizes = ['size', 'option_1', 'option_2', 'option_3', 'option_pairs'] as const
  return {
    ...meanings,
    brand: (word) => (word === '' ? ways.brand || undefined : meanings.brand(word)),
    category: (word, side) =>
      word === '' ? (ways.category ? meanings.category(ways.category, side) : undefined) : meanings.category(word, side),
    colour: (word) => (word === '' ? (ways.colour ? meanings.colour(ways.colour) : undefined) : meanings.colour(word)),
    ...(ways.gender === '' ? {} : { gender: ways.gender }),
    hasSizes: sizes.some((field) => columns.includes(field)),
  }
}

function planOne(one: One): Plan {
  const { work, item, stated, productId, state, base, meanings, pictures } = one
  const wanted = applyStated(work.kind, stated, base, { ...meanings, picture: pictures.find })
  // What is a draft where it comes from is not shown here either.
  if (stated.isDraft && state?.live) wanted.listed = false
  const made = work.takesPrices ? wanted : withPricesKept(wanted, base)
  const parsed = ProductDocument.safeParse(made)
  const document = parsed.success ? parsed.data : made
  const problems = toldOf(one, wanted)
  for (const { path, message } of parsed.error?.issues ?? [])
    problems.push({ ...placeOf(stated, document, path), problem: problemOf(message) })
  const gaps = gapsToMind(document, state, meanings.attributes, work.oneLanguage)
  const isBad = stated.problems.some(isFatal) || stated.notSold !== undefined || !parsed.success || !hasKey(work, stated, base)
  const isWhole = Object.keys(gaps).length === 0 && !(stated.isDraft && !state?.live)
  const found = stockChanges(stated, state)
  // Those of a draft wait beside it.
  const stock = isWhole || state?.live ? found : new Map<string, PieceCount>()
  const beside = besideOf(work, stated, document, state)
  problems.push(...beside.problems)
  const written = changesBetween(base ?? emptyDocument(document.spuCode), document)
  const changes = [...written, ...(state?.live ? asChanges(stock, state) : []), ...beside.changes]
  const isSame = base !== undefined && changes.length === 0
  const isEdited = state?.live !== undefined && state.draft !== undefined && !isSame
  if (isEdited) problems.push({ row: stated.row, field: '', problem: 'being-edited' })
  const breaksLive = state?.live !== undefined && !isWhole && !isSame
  if (!isWhole) tellGaps(problems, stated, document, gaps)
  return {
    item,
    title: titleOf(document, item),
    outcome: outcomeOf({ isRefused: isBad || isEdited || breaksLive, isSame, isKnown: base !== undefined }),
    isWhole,
    productId,
    matchKey: matchKeyOf(item, productId, document),
    state,
    document,
    problems: unique(problems),
    changes: changes.slice(0, MOST_CHANGES),
    isRewritten: base === undefined || written.length > 0 || (!state?.live && beside.changes.length > 0),
    marks: [
      ...marksOf(stock, state, base, document, one.farPercent),
      ...(found.size > stock.size ? (['stock-later'] as const) : []),
      ...(state?.live === undefined && stated.variants.every(({ pieces }) => pieces === undefined)
        ? (['no-stock'] as const)
        : []),
    ],
    stock,
    kept: { ...beside.kept, file: one.fileName },
    size: sizeOf(document, stated),
    awaited: pictures.awaited(stated),
  }
}

function outcomeOf({ isRefused, isSame, isKnown }: { isRefused: boolean; isSame: boolean; isKnown: boolean }): ImportOutcome {
  if (isRefused) return 'refused'
  if (isSame) return 'same'
  return isKnown ? 'changed' : 'new'
}

/** What there is to say of its rows before anybody looks at what is missing. */
function toldOf({ work, stated, state, base, meanings, pictures }: One, wanted: ProductDocument): RowProblem[] {
  const problems = [...stated.problems, ...unmappedProblems(stated, meanings), ...pictures.problems(stated)]
  if (stated.notSold) problems.push({ row: stated.row, field: '', problem: stated.notSold })
  if (stated.isDraft && !state?.live) problems.push({ row: stated.row, field: '', problem: 'stays-draft' })
  if (!work.takesPrices)
    for (const { path } of pricesSet(base, wanted))
      problems.push({ ...placeOf(stated, wanted, path.split('.')), problem: 'price-closed' })
  if (!hasKey(work, stated, base)) problems.push({ row: stated.row, field: 'item_number', problem: 'no-key' })
  return problems
}

function tellGaps(
  problems: RowProblem[],
  stated: ParsedProduct,
  document: ProductDocument,
  gaps: ReturnType<typeof gapsToMind>,
): void {
  for (const [path, gap] of Object.entries(gaps)) {
    const place = placeOf(stated, document, path.split('.'))
    // What is wrong with a cell says already why its field is empty.
    const isTold = problems.some(({ row, field }) => row === place.row && sameCell(field) === sameCell(place.field))
    if (!isTold) problems.push({ ...place, problem: path === 'categories' ? 'required' : problemOf(gap) })
  }
}

/** What is only said of a row, and is no reason to leave it. */
const isFatal = ({ problem }: RowProblem): boolean => problem !== 'number-shared'

function sizeOf({ colours }: ProductDocument, { variants }: ParsedProduct): Plan['size'] {
  return {
    variants: colours.flatMap((colour) => colour.variants).length,
    pieces: variants.reduce((sum, { pieces = 0 }) => sum + pieces, 0),
    pictures: new Set(colours.flatMap(({ pictures }) => pictures.map(({ hash }) => hash))).size,
  }
}

function matchKeyOf({ key, twinRow }: ItemRow, productId: string | undefined, document: ProductDocument): string | null {
  if (key.startsWith('item ')) return null
  const own = document.articleNumber === '' ? `made ${key}` : `${document.brandCode}/${document.articleNumber}`
  return twinRow === null ? (productId ?? own) : `row ${twinRow}`
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
  oneLanguage = false,
): ReturnType<typeof gapsOf> {
  const enough = oneLanguage || (state?.live?.oneLanguage ?? false)
  const held = { offeredByOthers: state?.live?.offeredByOthers ?? false, attributes, oneLanguage: enough }
  const before = state?.live ? gapsOf(state.live.document, held) : {}
  return Object.fromEntries(
    Object.entries(gapsOf(document, held)).filter(([path, gap]) => !path.startsWith('attributes.') || before[path] !== gap),
  )
}

/** More are counted and not kept. */
const MOST_CHANGES = 60

/** Something must say which product it is the next time, too. */
const hasKey = (work: StoredImport, stated: ParsedProduct, base: ProductDocument | undefined): boolean =>
  base !== undefined || work.kind !== 'praya' || stated.articleNumber !== '' || stated.code !== ''

function unmappedProblems(stated: ParsedProduct, meanings: FileMeanings): RowProblem[] {
  const { row, brand, categories, gender } = stated
  const problems: RowProblem[] = []
  if (brand !== '' && meanings.brand(brand) === undefined) problems.push({ row, field: 'brand', problem: 'no-such-brand' })
  if (categories.some((word) => meanings.category(word, gender) === undefined))
    problems.push({ row, field: 'categories', problem: 'no-such-category' })
  return problems
}

function marksOf(
  stock: Map<string, PieceCount>,
  state: ProductState | undefined,
  base: ProductDocument | undefined,
  document: ProductDocument,
  farPercent: number,
): Mark[] {
  const isFar = state?.live !== undefined && base !== undefined && isFarMove(base, document, farPercent)
  const toNone = [...stock].some(([itemNumber, { pieces }]) => pieces === 0 && (state?.available.get(itemNumber) ?? 0) > 0)
  const isCounted = state?.live !== undefined && [...stock.values()].some(({ by }) => by === undefined)
  return [
    ...(toNone ? (['stock-to-none'] as const) : []),
    ...(isFar ? (['price-far'] as const) : []),
    ...(isCounted ? (['stock-counted'] as const) : []),
  ]
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
