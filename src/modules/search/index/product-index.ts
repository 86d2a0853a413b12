import { isDeepStrictEqual } from 'node:util'
import { ColumnPieces, type Snapshot, type RestoredSnapshot } from '#platform/snapshot.ts'
import { percentOff } from '#platform/money.ts'
import { CodeTable } from './code-table.ts'
import { TotalsCache } from './cached-totals.ts'
import { KeywordIndex } from './keyword-index.ts'
import { PackedRows } from './packed-rows.ts'
import { ProductColumns } from './product-columns.ts'
import { namesIn, noNames, type Taxonomy, type TaxonomyNames, type ProductRow } from '#modules/search/product-row.ts'
import { colourToken } from '#modules/search/words/product-tokens.ts'
import { recommendedKey } from './recommended-key.ts'
import type { RowBatch } from './row-batches.ts'
import { isAscending, sortedBy, SortedOrder } from './sorted-order.ts'

export type Lessons = ReadonlyMap<string, ReadonlyMap<string, number>>

/** One product of a batch: what it is now, and what it was while it was listed. */
export type Change = { slot: number; row: ProductRow; old: ProductRow | undefined }
/** Which products leave a list and which come to it. */
type Move = { list: SortedOrder; leaving: number[]; coming: number[] }

const offOf = (row: ProductRow): number => percentOff(row.listPriceCents, row.salePriceCents)
/** What each order goes by: a product whose value stays keeps its place. */
const ORDERED_BY = {
  recommended: recommendedKey,
  newest: (row: ProductRow) => row.arrivedAt,
  priceUp: (row: ProductRow) => row.salePriceCents,
  priceDown: (row: ProductRow) => row.salePriceCents,
  discount: offOf,
} as const
const ORDERS = ['recommended', 'newest', 'priceUp', 'priceDown', 'discount'] as const

/** The sellable catalogue in memory: columns, lists by category, orders, and the rows themselves in packed form. */
export class ProductIndex {
  /** Moves only when something that is shown has changed. */
  version = 1
  readonly columns = new ProductColumns()
  readonly keywords = new KeywordIndex()
  readonly totals = new TotalsCache(this.columns)
  readonly orders = {
    recommended: new SortedOrder(this.columns.byRecommendation),
    newest: new SortedOrder(this.columns.byArrival),
    priceUp: new SortedOrder(this.columns.byPriceUp),
    priceDown: new SortedOrder(this.columns.byPriceDown),
    discount: new SortedOrder(this.columns.byDiscount),
  }
  /** By folded query what its pieces are worth more than their words say, by code. */
  lessons: Lessons = new Map()
  /** Others with every taxonomy; they themselves never change. */
  names: TaxonomyNames = noNames
  readonly #rows = new PackedRows()
  readonly #slotOfCode = new CodeTable((slot) => this.#rows.codesOf(slot)?.spuCode)
  readonly #slotOfArticle = new CodeTable((slot) => articleKey(this.#rows.codesOf(slot)?.articleNumber ?? ''))
  #slots = 0
  #isFilling = false
  #taxonomy: Taxonomy | undefined
  /** By number of the category: its products, ascending. */
  readonly #listedIn: SortedOrder[] = []

  get size(): number {
    return this.orders.recommended.size
  }

  /** Must come before the products; a changed taxonomy takes effect for products put in afterwards. Whether it is another one. */
  setTaxonomy(taxonomy: Taxonomy): boolean {
    if (isDeepStrictEqual(taxonomy, this.#taxonomy)) return false
    this.#taxonomy = taxonomy
    this.names = namesIn(taxonomy)
    this.keywords.setTaxonomy(taxonomy)
    this.version += 1
    return true
  }

  /** Until `endFilling` products may be put in and none may be looked for: the orders are made in the end, all at once. */
  beginFilling(): void {
    this.#isFilling = true
    this.keywords.beginFilling()
  }

  endFilling(): void {
    this.#isFilling = false
    this.keywords.endFilling()
    const { columns } = this
    const listed = Uint32Array.from({ length: this.#slots }, (_, slot) => slot).filter(columns.isLive)
    for (const [category, slots] of this.#byCategory(listed)) this.#listOf(category).restore(Uint32Array.from(slots))
    // Where the numbers are equal the ids decide, in every order.
    const byId = isAscending(listed, columns.byId) ? listed : listed.sort(columns.byId)
    for (const name of ORDERS) this.orders[name].restore(sortedBy(byId, columns.sortedBy[name]))
  }

  /**
   * Puts in, changes or (unlisted) takes out products, all together: each order moves once, whatever their number. Answers
   * those that look different now.
   */
  upsert(rows: readonly ProductRow[]): Change[] {
    const changes = this.#changesIn(rows)
    if (changes.length === 0) return []
    if (this.#isFilling) for (const change of changes) this.#write(change)
    else this.#move(changes)
    this.keywords.settle()
    this.version += 1
    return changes
  }

  /** While it is filled, by one other thread alone: rows in the bytes in which they are kept here. */
  receive(batch: RowBatch): void {
    this.upsert(this.#rows.receive(batch))
  }

  #move(changes: readonly Change[]): void {
    const moves = ORDERS.map((name) => moveIn(this.orders[name], changes, ORDERED_BY[name]))
    const placed = changes.filter(({ old, row }) => !old || !row.listed || old.categories.join() !== row.categories.join())
    // A product is found under its old values: it leaves its places before any of them changes.
    for (const { list, leaving } of moves) list.take(leaving)
    const left = placed.flatMap(({ slot, old }) => (old ? [slot] : []))
    for (const [category, slots] of this.#byCategory(left)) this.#listOf(category).take(slots)
    for (const change of changes) this.#write(change)
    for (const { list, coming } of moves) list.put(coming)
    const come = placed.flatMap(({ slot, row }) => (row.listed ? [slot] : []))
    for (const [category, slots] of this.#byCategory(come)) this.#listOf(category).put(slots)
  }

  #changesIn(rows: readonly ProductRow[]): Change[] {
    const changes: Change[] = []
    // If a batch has a product twice, the last row counts.
    const lastOf = new Map<string, ProductRow>()
    for (const row of rows) lastOf.set(row.spuCode, row)
    for (const row of lastOf.values()) {
      const known = this.#slotOfCode.find(row.spuCode)
      const old = known === undefined ? undefined : this.#rows.get(known)
      if (old === undefined ? !row.listed : isDeepStrictEqual(old, row)) continue
      if (known === undefined) this.#slots += 1
      changes.push({ slot: known ?? this.#slots - 1, row, old: old?.listed ? old : undefined })
    }
    return changes
  }

  #write({ slot, row, old }: Change): void {
    const reworded = !old || !row.listed || !areFoundAlike(old, row)
    if (old) this.totals.remove(slot)
    if (old && reworded) this.keywords.remove(slot, old)
    this.#rows.put(slot, row)
    this.#slotOfCode.add(slot, row.spuCode)
    this.#slotOfArticle.add(slot, articleKey(row.articleNumber))
    if (row.listed) this.columns.set(slot, row)
    else this.columns.bury(slot)
    if (row.listed) this.totals.add(slot)
    if (row.listed && reworded) this.keywords.add(slot, row)
  }

  snapshot(): Snapshot {
    const orders = ORDERS.map((name) => [name, this.orders[name].view()] as const)
    const lists = Array.from({ length: this.#listedIn.length }, (_, category) => this.#listOf(category).view())
    return {
      taxonomy: JSON.stringify(this.#taxonomy),
      slots: this.#slots,
      columns: this.columns.snapshot(),
      keywords: this.keywords.snapshot(),
      orders: Object.fromEntries(orders),
      listSizes: Uint32Array.from(lists, ({ length }) => length),
      lists: new ColumnPieces('Uint32Array', lists),
      rows: this.#rows.snapshot(this.#slots),
      codes: this.#slotOfCode.snapshot(this.#slots),
      articles: this.#slotOfArticle.snapshot(this.#slots),
    }
  }

  /** For an index that holds nothing yet. */
  restore(state: RestoredSnapshot): void {
    this.#slots = state.number('slots')
    this.columns.restore(state.part('columns'))
    this.keywords.restore(state.part('keywords'))
    const orders = state.part('orders')
    for (const name of ORDERS)
      this.orders[name].restore(orders.growingColumn(name, 'Uint32Array'), orders.column(name, 'Uint32Array').length)
    const lists = state.column('lists', 'Uint32Array')
    let from = 0
    for (const [category, size] of state.column('listSizes', 'Uint32Array').entries()) {
      this.#listOf(category).restore(lists.slice(from, from + size))
      from += size
    }
    this.#rows.restore(state.part('rows'))
    this.#slotOfCode.restore(state.part('codes'))
    this.#slotOfArticle.restore(state.part('articles'))
    this.setTaxonomy(JSON.parse(state.text('taxonomy')) as Taxonomy)
  }

  #byCategory(slots: Iterable<number>): Map<number, number[]> {
    const found = new Map<number, number[]>()
    for (const slot of slots) {
      for (const category of this.columns.categoriesOf(slot)) {
        const others = found.get(category)
        if (others) others.push(slot)
        else found.set(category, [slot])
      }
    }
    return found
  }

  #listOf(category: number): SortedOrder {
    return (this.#listedIn[category] ??= new SortedOrder((one, other) => one - other))
  }

  row(slot: number): ProductRow | undefined {
    return this.#rows.get(slot)
  }

  find(spuCode: string): number | undefined {
    return this.#slotOfCode.find(spuCode, this.columns.isLive)
  }

  /** By the shop's code or the article number, however it is spaced and capitalised. */
  findByCode(code: string): number | undefined {
    return this.find(code.trim().toUpperCase()) ?? this.#slotOfArticle.find(articleKey(code), this.columns.isLive)
  }

  /** The products of a category and of all below it, ascending by slot. */
  postingOf(path: string): { size: number; slots: Uint32Array } | undefined {
    const category = this.columns.categories.values.find(path)
    const list = category === undefined ? undefined : this.#listedIn[category]
    return list && { size: list.size, slots: list.view() }
  }
}

function moveIn(list: SortedOrder, changes: readonly Change[], keyOf: (row: ProductRow) => number): Move {
  const moved = changes.filter(({ old, row }) => !old || !row.listed || keyOf(old) !== keyOf(row))
  return {
    list,
    leaving: moved.flatMap(({ slot, old }) => (old ? [slot] : [])),
    coming: moved.flatMap(({ slot, row }) => (row.listed ? [slot] : [])),
  }
}

const articleKey = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** By everything a keyword can meet; changes of stock and price leave the words alone. */
const areFoundAlike = (one: ProductRow, other: ProductRow): boolean =>
  one.titleEn === other.titleEn &&
  one.titleZh === other.titleZh &&
  one.brandCode === other.brandCode &&
  one.gender === other.gender &&
  one.articleNumber === other.articleNumber &&
  one.categories.join('\n') === other.categories.join('\n') &&
  one.words.join('\n') === other.words.join('\n') &&
  one.colours.map(colourToken).join('\n') === other.colours.map(colourToken).join('\n')
