import { percentOff } from '#platform/money.ts'
import { KeywordIndex } from './keyword-index.ts'
import { PackedRows } from './packed-rows.ts'
import { PostingList } from './posting-list.ts'
import { ProductColumns } from './product-columns.ts'
import type { Frame, FrameBrand, FrameCategory, FrameColour, ProductRow } from './product-row.ts'
import { recommendedKey } from './result-order.ts'
import { SortedOrder } from './sorted-order.ts'

/** The sellable catalogue in memory: columns, posting lists, orders, and the rows themselves in packed form. */
export class ProductIndex {
  /** Moves only when something that is shown has changed. */
  version = 1
  readonly columns = new ProductColumns()
  readonly keywords = new KeywordIndex()
  readonly orders = {
    recommended: new SortedOrder(this.columns.compareIds),
    newest: new SortedOrder(this.columns.compareIds),
    price: new SortedOrder(this.columns.compareIds),
    discount: new SortedOrder(this.columns.compareIds),
  }
  readonly brands = new Map<string, FrameBrand>()
  readonly categories = new Map<string, FrameCategory>()
  readonly colours = new Map<string, FrameColour>()
  readonly #rows = new PackedRows()
  readonly #slots = new Map<string, number>()
  readonly #slotsOfArticle = new Map<string, number>()
  readonly #postingsOfCategory: PostingList[] = []

  get size(): number {
    return this.orders.price.view().length
  }

  /** Must come before the products; a changed frame takes effect for products put in afterwards. */
  setFrame(frame: Frame): void {
    this.brands.clear()
    this.categories.clear()
    for (const brand of frame.brands) this.brands.set(brand.code, brand)
    for (const category of frame.categories) this.categories.set(category.path, category)
    for (const colour of frame.colours) this.colours.set(colour.id, colour)
    this.keywords.setFrame(frame)
    this.version += 1
  }

  /** Puts in, changes or (unlisted) takes out products. Answers the slots that look different now. */
  upsert(rows: readonly ProductRow[]): number[] {
    const changed: number[] = []
    for (const row of rows) {
      const slot = this.#slots.get(row.spuCode)
      const before = slot === undefined ? undefined : this.#rows.get(slot)
      const text = JSON.stringify(row)
      if (text === before || (before === undefined && !row.listed)) continue
      changed.push(this.#put(slot ?? this.#slots.size, row, text, before))
    }
    if (changed.length > 0) this.version += 1
    return changed
  }

  #put(slot: number, row: ProductRow, text: string, before: string | undefined): number {
    const old = before === undefined ? undefined : (JSON.parse(before) as ProductRow)
    this.#slots.set(row.spuCode, slot)
    this.#slotsOfArticle.set(articleKey(row.articleNumber), slot)
    if (old?.listed) this.#takeOut(slot, old, row)
    this.#rows.put(slot, text)
    if (row.listed) this.#bringIn(slot, row, old)
    return slot
  }

  #takeOut(slot: number, old: ProductRow, next: ProductRow): void {
    for (const category of this.columns.categories.of(slot)) this.#postingsOfCategory[category]?.remove(slot)
    for (const order of Object.values(this.orders)) order.remove(slot)
    if (!next.listed || foundBy(old) !== foundBy(next)) this.keywords.remove(slot, old)
    this.columns.bury(slot)
  }

  #bringIn(slot: number, row: ProductRow, old: ProductRow | undefined): void {
    this.columns.set(slot, row)
    for (const category of this.columns.categories.of(slot)) {
      this.#postingsOfCategory[category] ??= new PostingList()
      this.#postingsOfCategory[category].add(slot)
    }
    const keys = {
      recommended: recommendedKey(row),
      newest: -row.arrivedAt,
      price: row.salePriceCents,
      discount: -percentOff(row.listPriceCents, row.salePriceCents),
    }
    for (const name of ['recommended', 'newest', 'price', 'discount'] as const) {
      if (old) this.orders[name].insert(slot, keys[name])
      else this.orders[name].append(slot, keys[name])
    }
    if (!old?.listed || foundBy(old) !== foundBy(row)) this.keywords.add(slot, row)
  }

  row(slot: number): ProductRow | undefined {
    const text = this.#rows.get(slot)
    return text === undefined ? undefined : (JSON.parse(text) as ProductRow)
  }

  find(spuCode: string): number | undefined {
    const slot = this.#slots.get(spuCode)
    return slot !== undefined && this.columns.isLive(slot) ? slot : undefined
  }

  /** By the shop's code or the article number, however it is spaced and capitalised. */
  findByCode(code: string): number | undefined {
    const slot = this.#slots.get(code.trim().toUpperCase()) ?? this.#slotsOfArticle.get(articleKey(code))
    return slot !== undefined && this.columns.isLive(slot) ? slot : undefined
  }

  postingOf(path: string): PostingList | undefined {
    const category = this.columns.categoryPaths.find(path)
    return category === undefined ? undefined : this.#postingsOfCategory[category]
  }
}

const articleKey = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Everything a keyword can meet; changes of stock and price leave the words alone. */
const foundBy = ({ titleEn, titleZh, brandCode, categories, colours, words }: ProductRow): string =>
  JSON.stringify([titleEn, titleZh, brandCode, categories, colours, words])
