import { DAY } from '#platform/clock.ts'
import { bitsOfFlags } from '#modules/search/index/flag-bits.ts'
import { FLAG, type ProductColumns } from '#modules/search/index/product-columns.ts'
import { FIELD } from '#modules/search/index/product-records.ts'
import type { OrderRule, PieceRule } from '#modules/search/list-shelves.contract.ts'
import { newSince } from '#modules/search/lists/new-arrivals.ts'
import { flagsFor } from './value-flags.ts'

type Test = (slot: number) => boolean

/** Whether a product is what a rule asks for, but for its word, which is looked up. */
export function ruleTest(columns: ProductColumns, rule: PieceRule, now: Date): Test {
  const { records, flags, productFlags, categories, brandNames } = columns
  const brands = flagsFor(brandNames, rule.brands)
  const paths = flagsFor(categories.values, rule.categories)
  const inCategory = paths && categories.holding(paths)
  const wanted = bitsOfFlags(rule.flags)
  const [least, most] = [(rule.minPrice ?? 0) * 100, rule.maxPrice === null ? Infinity : rule.maxPrice * 100]
  const since = Math.max(rule.isNew ? newSince(now) / DAY : 0, rule.since === '' ? 0 : Date.parse(rule.since) / DAY)
  return (slot) =>
    (brands === null || brands[records.get(slot, FIELD.brand)] === 1) &&
    (inCategory === null || inCategory[records.get(slot, FIELD.categories)] === 1) &&
    (productFlags[slot]! & wanted) === wanted &&
    (!rule.inStock || (flags[slot]! & FLAG.soldOut) === 0) &&
    (!rule.sale || records.get(slot, FIELD.off) >= 1) &&
    (since === 0 || records.get(slot, FIELD.arrivedDay) >= since) &&
    columns.priceCentsOf(slot) >= least &&
    columns.priceCentsOf(slot) <= most
}

/** Whether a product is any of what an order lifts or buries; undefined when that is nothing. */
export function anyTest(columns: ProductColumns, rule: OrderRule, find: (code: string) => number | undefined, now: Date) {
  const { records, flags, productFlags, brandNames } = columns
  const slots = new Set(rule.codes.flatMap((code) => find(code) ?? []))
  const brands = flagsFor(brandNames, rule.brands)
  const wanted = bitsOfFlags(rule.flags)
  const since = newSince(now) / DAY
  const tests: Test[] = []
  if (slots.size > 0) tests.push((slot) => slots.has(slot))
  if (brands) tests.push((slot) => brands[records.get(slot, FIELD.brand)] === 1)
  if (wanted !== 0) tests.push((slot) => (productFlags[slot]! & wanted) !== 0)
  if (rule.isNew) tests.push((slot) => records.get(slot, FIELD.arrivedDay) >= since)
  if (rule.sale) tests.push((slot) => records.get(slot, FIELD.off) >= 1)
  if (rule.soldOut) tests.push((slot) => (flags[slot]! & FLAG.soldOut) !== 0)
  return tests.length === 0 ? undefined : (slot: number): boolean => tests.some((test) => test(slot))
}
