import { sizeKey } from '#language/product/size-label.ts'
import { newSince } from '#modules/search/lists/new-arrivals.ts'
import { DAY } from '#platform/clock.ts'
import type { Json } from '#platform/opensearch.server.ts'
import type { OrderRule, PieceRule } from '../list-shelves.contract.ts'
import type { ScopedQuery } from '../search-engine.ts'
import { byAttribute, categoriesOf, pathOfType, ZONE } from '../search.rules.ts'
import type { MeantColours } from '../query/meant-colours.ts'

/** What can be chosen in a list: a group's own choice does not shrink its own counts. */
export type Group =
  | 'brand'
  | 'colour'
  | 'size'
  | 'type'
  | 'material'
  | 'merchantKind'
  | 'gender'
  | 'price'
  | 'sale'
  | 'isNew'
  | 'inStock'
  | 'flag'
  | AttributeGroup

export type AttributeGroup = `attribute:${string}`
export const attributeGroup = (attribute: string): AttributeGroup => `attribute:${attribute}`
export const isAttributeGroup = (group: Group): group is AttributeGroup => group.startsWith('attribute:')

export type Conditions = {
  /** What the list is, whatever is chosen in it. */
  always: Json[]
  /** The words of the list, by which its products are ranked. */
  words?: Json | undefined
  chosen: Map<Group, Json>
  /** What is chosen and variants may differ in: one variant has to have all of it. */
  ofVariants: Map<Group, Json>
}

/** The conditions on a list in OpenSearch's language. */
export const conditionsOf = (
  query: ScopedQuery,
  meant: MeantColours,
  isCategory: (path: string) => boolean,
  now: Date,
): Conditions => ({
  always: [...listConditions(query, now)],
  chosen: held(chosenConditions(query, isCategory, now)),
  ofVariants: held(variantConditions(query, meant)),
})

const held = (conditions: Partial<Record<Group, Json | undefined>>): Map<Group, Json> =>
  new Map(Object.entries(conditions).filter((entry): entry is [Group, Json] => entry[1] !== undefined))

/** All of them. */
export const all = (conditions: readonly Json[]): Json => ({ bool: { filter: conditions } })
export const any = (conditions: readonly Json[]): Json => ({ bool: { should: conditions, minimum_should_match: 1 } })
const none = (condition: Json): Json => ({ bool: { must_not: [condition] } })
export const is = (field: string, value: string | number | boolean): Json => ({ term: { [field]: value } })
export const within = (field: string, values: readonly string[]): Json => ({ terms: { [field]: [...new Set(values)] } })
export const between = (field: string, bounds: { gte?: number; lte?: number }): Json => ({ range: { [field]: bounds } })
/** What no product is. */
export const NOTHING: Json = { match_none: {} }
const VARIANTS = 'variants'
export const inVariants = (condition: Json): Json => ({ nested: { path: VARIANTS, query: condition } })

/** What one variant has to have, but for a group; undefined when that is nothing. */
export function variantWhere({ ofVariants }: Conditions, without?: Group): Json | undefined {
  const some = [...ofVariants].flatMap(([group, condition]) => (group === without ? [] : [condition]))
  return some.length === 0 ? undefined : all(some)
}

/** What is chosen, but for a group. */
export function chosenWhere(conditions: Conditions, without?: Group): Json {
  const variant = variantWhere(conditions, without)
  const chosen = [...conditions.chosen].flatMap(([group, condition]) => (group === without ? [] : [condition]))
  return all([...chosen, ...(variant ? [inVariants(variant)] : [])])
}

/** The whole list as a query; `isRanked`: with how well its words are met. */
export const listWhere = (conditions: Conditions, isRanked = false): Json => {
  const { always, words } = conditions
  const filter = [...always, chosenWhere(conditions)]
  if (!words) return all(filter)
  return isRanked ? { bool: { filter, must: [words] } } : all([...filter, words])
}

function* listConditions(query: ScopedQuery, now: Date): Generator<Json> {
  if (query.sexType === 1) yield is('women', true)
  if (query.sexType === 2) yield is('men', true)
  if (query.isRecommend) yield is('soldOut', false)
  if (query.searchOrderType === ZONE.seasonalSale) yield is('seasonal', true)
  if (query.searchOrderType === ZONE.lowestPrice) yield is('flags', 'lowestPrice')
  if (query.searchOrderType === ZONE.newArrivals) yield arrivedLately(now)
  if (query.category !== '') yield within('categories', categoriesOf(query.category))
  if (query.brandCode !== '') yield is('brand', query.brandCode)
  if (query.scope) yield* 'codes' in query.scope ? [within('spu', query.scope.codes)] : ruleConditions(query.scope.rule, now)
}

/** What a rule asks for, but for its word. */
function* ruleConditions(rule: PieceRule, now: Date): Generator<Json> {
  if (rule.brands.length > 0) yield within('brand', rule.brands)
  if (rule.categories.length > 0) yield within('categories', rule.categories)
  yield* rule.flags.map((flag) => is('flags', flag))
  if (rule.inStock) yield is('soldOut', false)
  if (rule.sale) yield between('off', { gte: 1 })
  if (rule.isNew) yield arrivedLately(now)
  if (rule.since !== '') yield between('arrived', { gte: Math.floor(Date.parse(rule.since) / DAY) * DAY })
  if (rule.minPrice !== null) yield between('price', { gte: rule.minPrice * 100 })
  if (rule.maxPrice !== null) yield between('price', { lte: rule.maxPrice * 100 })
}

/** Whether a product is any of what an order lifts or buries. */
export const anyOfRule = (rule: OrderRule, now: Date): Json =>
  any([
    ...(rule.codes.length > 0 ? [within('spu', rule.codes)] : []),
    ...(rule.brands.length > 0 ? [within('brand', rule.brands)] : []),
    ...(rule.flags.length > 0 ? [within('flags', rule.flags)] : []),
    ...(rule.isNew ? [arrivedLately(now)] : []),
    ...(rule.sale ? [between('off', { gte: 1 })] : []),
    ...(rule.soldOut ? [is('soldOut', true)] : []),
    NOTHING,
  ])

const anyOf = (field: string, values: readonly string[]): Json | undefined =>
  values.length === 0 ? undefined : within(field, values)

function chosenConditions(
  query: ScopedQuery,
  isCategory: (path: string) => boolean,
  now: Date,
): Partial<Record<Group, Json | undefined>> {
  const { category, gender, flag } = query
  // A type that names no parent stands right below the list's own category.
  const types = query.type.map(pathOfType).map((path) => (!isCategory(path) && category ? `${category}/${path}` : path))
  return {
    brand: query.brandCode === '' ? anyOf('brand', query.brand) : undefined,
    type: anyOf('categories', types),
    material: anyOf('materials', query.material),
    ...Object.fromEntries(
      [...byAttribute(query.attribute)].map(([attribute, answers]) => [attributeGroup(attribute), within('answers', answers)]),
    ),
    // Both chosen is what is for either, which is everything.
    gender: gender.length === 1 ? is(gender[0] === 'men' ? 'men' : 'women', true) : undefined,
    isNew: query.isNew ? arrivedLately(now) : undefined,
    inStock: query.inStock ? is('soldOut', false) : undefined,
    flag: flag.length > 0 ? all(flag.map((each) => is('flags', each))) : undefined,
  }
}

export const arrivedLately = (now: Date): Json => between('arrived', { gte: newSince(now) })

const ofVariant = (field: string): string => `${VARIANTS}.${field}`

function variantConditions(query: ScopedQuery, meant: MeantColours): Partial<Record<Group, Json | undefined>> {
  const { minPrice, maxPrice, sale, discount } = query
  const isBounded = minPrice !== undefined || maxPrice !== undefined
  const lte = maxPrice === undefined ? {} : { lte: maxPrice * 100 }
  // Several discounts widen each other; every one of them is a sale.
  const leastOff = discount.length > 0 ? Math.min(...discount) : Number(sale)
  return {
    colour: meant.size > 0 ? inMeant([...meant.keys()]) : anyOf(ofVariant('colours'), query.colour),
    size: anyOf(
      ofVariant('sizes'),
      query.size.map((size) => sizeKey(size, '')),
    ),
    merchantKind: anyOf(ofVariant('merchants'), query.merchantKind),
    price: isBounded ? between(ofVariant('price'), { gte: (minPrice ?? 0) * 100, ...lte }) : undefined,
    sale: leastOff > 0 ? leastOffered(leastOff) : undefined,
  }
}

export const leastOffered = (percent: number): Json => between(ofVariant('off'), { gte: percent })

/** A colour that the words do not mean is none of the list where its product has one that they mean. */
const inMeant = (shades: readonly string[]): Json =>
  any([within(ofVariant('shades'), shades), none(within(ofVariant('ofShades'), shades))])

export const inColour = (conditions: Conditions, colour: string): Conditions => ({
  ...conditions,
  ofVariants: new Map(conditions.ofVariants).set('colour', is(ofVariant('colours'), colour)),
})
