import { FLAG, type ProductColumns } from '#modules/search/index/product-columns.ts'
import { FIELD } from '#modules/search/index/product-records.ts'
import type { VariantRecord } from '#modules/search/index/variant-rows.ts'
import type { FacetTally, MetVariant } from './facet-tally.ts'
import { type CompiledFilter, failureFinder, GROUP, VARIANT_GROUPS } from './list-filter.ts'

/** Cards of products whose variants were looked at, one beside the other, products ascending. */
export type VariantCards = {
  slots: number[]
  /** The one of the chosen colours it stands for; -1 where fewer than two are chosen. */
  colours: number[]
  /** Of what it shows. */
  cents: number[]
  offs: number[]
  /** How many different products there are. */
  products: number
}

/** Whether something is asked for that the variants of a product may differ in. */
export const needsVariants = ({ colours, sizes, merchantKinds, minCents, maxCents, leastOff, worthOfShade }: CompiledFilter) =>
  colours !== null ||
  sizes !== null ||
  merchantKinds !== null ||
  worthOfShade !== null ||
  minCents > 0 ||
  maxCents < Infinity ||
  leastOff > 0

type Asked = MetVariant & { worth: number }

/** What is meant, then what costs least, then what has most off. */
const isRather = (one: Asked, other: Asked): boolean =>
  (one.worth - other.worth || other.cents - one.cents || one.off - other.off) > 0

/** Filters and counts products by their variants: one and the same has everything that is chosen. */
export class VariantPass {
  readonly cards: VariantCards = { slots: [], colours: [], cents: [], offs: [], products: 0 }
  readonly #columns: ProductColumns
  readonly #filter: CompiledFilter
  readonly #tally: FacetTally
  readonly #findFailures: ReturnType<typeof failureFinder>
  readonly #hasSizes: Uint8Array | null
  readonly #hasKinds: Uint8Array | null
  /** When several colours are chosen: these, and by set of colours how many of them it holds. */
  readonly #chosen: readonly number[]
  readonly #chosenIn: Uint8Array | undefined
  readonly #record: VariantRecord = { shade: 0, kinds: 0, sizes: 0, off: 0, cents: 0 }

  constructor(columns: ProductColumns, filter: CompiledFilter, tally: FacetTally) {
    this.#columns = columns
    this.#filter = filter
    this.#tally = tally
    this.#findFailures = failureFinder(columns, filter, VARIANT_GROUPS)
    this.#hasSizes = filter.sizes && columns.sizes.holding(filter.sizes)
    this.#hasKinds = filter.merchantKinds && columns.merchantKinds.holding(filter.merchantKinds)
    const chosen = filter.coloursInTurn
    this.#chosen = chosen.length > 1 ? chosen : []
    this.#chosenIn = filter.colours && chosen.length > 1 ? columns.colours.numberHeld(filter.colours) : undefined
  }

  /** Products whose record says all, and those whose variants have to be looked at. */
  split(base: Uint32Array): [plain: Uint32Array, mixed: Uint32Array] {
    const { flags, records } = this.#columns
    const [isMixed, chosenIn, field] = [FLAG.mixed, this.#chosenIn, FIELD.colours]
    const [plain, mixed] = [new Uint32Array(base.length), new Uint32Array(base.length)]
    let [plains, mixes] = [0, 0]
    for (let at = 0; at < base.length; at += 1) {
      const slot = base[at]!
      const looked = (flags[slot]! & isMixed) !== 0 || (chosenIn !== undefined && chosenIn[records.get(slot, field)]! > 1)
      plain[plains] = slot
      mixed[mixes] = slot
      plains += Number(!looked)
      mixes += Number(looked)
    }
    return [plain.subarray(0, plains), mixed.subarray(0, mixes)]
  }

  /** Counts each of them; answers those of which some variant has all that is chosen. */
  add(base: Uint32Array): Uint32Array {
    const failed = this.#findFailures(base)
    const matched: number[] = []
    for (let at = 0; at < base.length; at += 1) if (this.#addOne(base[at]!, failed?.[at] ?? 0)) matched.push(base[at]!)
    return Uint32Array.from(matched)
  }

  #addOne(slot: number, failed: number): boolean {
    // A group that the product fails as a whole no variant makes good; two of them count nowhere.
    if ((failed & (failed - 1)) !== 0) return false
    const variants = this.#columns.isMixed(slot) ? this.#variantsOf(slot) : this.#eachColourOf(slot)
    for (const each of variants) each.failed = failed | this.#failuresOf(each)
    this.#tally.addColours(variants)
    if (this.#chosen.length === 0) return this.#addCard(slot, -1, variants)
    let cards = 0
    for (const colour of this.#chosen) {
      const some = variants.filter((each) => each.colour === colour)
      if (some.length > 0 && this.#addCard(slot, colour, some, cards)) cards += 1
    }
    return cards > 0
  }

  #addCard(slot: number, colour: number, variants: readonly Asked[], before = 0): boolean {
    const groups = new Set<number>()
    let shown: Asked | undefined
    for (const each of variants) {
      groups.add(each.failed)
      if (each.failed === 0 && (!shown || isRather(each, shown))) shown = each
    }
    this.#tally.addMixed(slot, groups, variants)
    if (!shown) return false
    const { cards } = this
    cards.slots.push(slot)
    cards.colours.push(colour)
    cards.cents.push(shown.cents)
    cards.offs.push(shown.off)
    if (before === 0) cards.products += 1
    return true
  }

  #failuresOf({ colour, sizes, kinds, off, cents, worth }: Asked): number {
    const { colours, minCents, maxCents, leastOff } = this.#filter
    let failed = 0
    if (colours ? colours[colour] !== 1 : worth < 0) failed |= GROUP.colour
    if (this.#hasSizes && this.#hasSizes[sizes] !== 1) failed |= GROUP.size
    if (this.#hasKinds && this.#hasKinds[kinds] !== 1) failed |= GROUP.merchantKind
    if (cents < minCents || cents > maxCents) failed |= GROUP.price
    if (off < leastOff) failed |= GROUP.sale
    return failed
  }

  /** A colour that the words do not mean is worth less than nothing where the product has one that they mean. */
  #variantsOf(slot: number): Asked[] {
    const { variants, colourOfShade } = this.#columns
    const { worthOfShade } = this.#filter
    const record = this.#record
    const all: Asked[] = []
    let isMeant = false
    for (let at = 0; at < variants.countOf(slot); at += 1) {
      variants.read(slot, at, record)
      const { shade, ...more } = record
      const worth = worthOfShade?.[shade] ?? 0
      isMeant ||= worth > 0
      all.push({ ...more, colour: colourOfShade(shade), worth, failed: 0 })
    }
    if (isMeant) for (const each of all) if (each.worth === 0) each.worth = -1
    return all
  }

  /** Of a product that has every colour in every size, at one price. */
  #eachColourOf(slot: number): Asked[] {
    const { records, colours } = this.#columns
    const shared = {
      sizes: records.get(slot, FIELD.sizes),
      kinds: records.get(slot, FIELD.merchantKinds),
      off: records.get(slot, FIELD.off),
      cents: records.priceCents(slot),
    }
    return Array.from(colours.in(records.get(slot, FIELD.colours)), (colour) => ({ ...shared, colour, worth: 0, failed: 0 }))
  }
}
