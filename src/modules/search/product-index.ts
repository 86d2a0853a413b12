import { isDeepStrictEqual } from 'node:util'
import { percentOff } from '#platform/money.ts'
import { CodeTable } from './code-table.ts'
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
  readonly #slotOfCode = new CodeTable((slot) => this.#rows.codesOf(slot)?.spuCode)
  readonly #slotOfArticle = new CodeTable((slot) => articleKey(this.#rows.codesOf(slot)?.articleNumber ?? ''))
  #slots = 0
  #frame: Frame | undefined
  readonly #postingsOfCategory: PostingList[] = []

  get size(): number {
    return this.orders.price.view().length
  }

  /** Must come before the products; a changed frame takes effect for products put in afterwards. Whether it is another one. */
  setFrame(frame: Frame): boolean {
    if (isDeepStrictEqual(frame, this.#frame)) return false
    this.#frame = frame
    this.brands.clear()
    this.categories.clear()
    for (const brand of frame.brands) this.brands.set(brand.code, brand)
    for (const category of frame.categories) this.categories.set(category.path, category)
    for (const colour of frame.colours) this.colours.set(colour.id, colour)
    this.keywords.setFrame(frame)
    this.version += 1
    return true
  }

  /** Puts in, changes or (unlisted) takes out products. Answers the slots that look different now. */
  upsert(rows: readonly ProductRow[]): number[] {
    const changed: number[] = []
    for (const row of rows) {
      const slot = this.#slotOfCode.find(row.spuCode)
      const before = slot === undefined ? undefined : this.#rows.get(slot)
      if (before === undefined ? !row.listed : isDeepStrictEqual(before, row)) continue
      changed.push(this.#put(slot ?? this.#slots, row, before))
    }
    if (changed.length > 0) this.version += 1
    return changed
  }

  #put(slot: number, row: ProductRow, old: ProductRow | undefined): number {
    if (old?.listed) this.#takeOut(slot, old, row)
    this.#rows.put(slot, row)
    if (!old) this.#slots += 1
    this.#slotOfCode.add(slot, row.spuCode)
    this.#slotOfArticle.add(slot, articleKey(row.articleNumber))
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
    return this.#rows.get(slot)
  }

  find(spuCode: string): number | undefined {
    return this.#slotOfCode.find(spuCode, this.columns.isLive)
  }

  /** By the shop's code or the article number, however it is spaced and capitalised. */
  findByCode(code: string): number | undefined {
    return this.find(code.trim().toUpperCase()) ?? this.#slotOfArticle.find(articleKey(code), this.columns.isLive)
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
