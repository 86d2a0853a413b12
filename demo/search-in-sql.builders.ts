import type pg from 'pg'
import { columnOfFlag } from '#modules/catalogue/product-flags.ts'
import { PRODUCT_FLAGS, type SearchQuery } from '#modules/search/search.contract.ts'

/** What the tables say of a list: every count by name, and the codes of all its pieces in order. */
export type SqlAnswer = {
  total: number
  order: string[]
  brand: Record<string, number>
  colour: Record<string, number>
  size: Record<string, number>
  category: Record<string, number>
  material: Record<string, number>
  attribute: Record<string, number>
  merchantKind: Record<string, number>
  gender: Record<string, number>
  discount: Record<string, number>
  price: { min: number; max: number }
  newNum: number
  inStockNum: number
  flag: Record<string, number>
  /** Whether a category is among those a shopper may narrow this list to. */
  offers: (path: string) => boolean
}

/** One row for each product that is offered, and one for each variant that can be had, worked out of the catalogue's tables; of what is sold out all count. */
export const factsOfProducts = [
  `create temporary table live as
    select v.product_id, v.sku_id, v.colour_row_id, v.size_system || '@@@' || v.size as size, o.available, o.list_price_cents as list,
      o.sale_price_cents as sale, m.kind
    from variants v join offers o using (sku_id) join merchants m using (merchant_id) where not o.withdrawn`,
  `create index on live (product_id)`,
  `analyze live`,
  `create temporary table units as select product_id, sum(available) as units from live group by product_id`,
  `create temporary table each as select product_id, c.colour_id as colour, case when units > 0 then size end as size, min(sale) as sale,
      (array_agg(list order by sale, list))[1] as list, array_agg(distinct kind) as kinds
    from live join units using (product_id) join product_colours c using (product_id, colour_row_id)
    where units = 0 or available > 0 group by product_id, sku_id, c.colour_id, units, size`,
  `alter table each add off int`,
  `update each set off = case when sale < list then ceil((list - sale) * 100.0 / list)::int else 0 end`,
  `create index on each (product_id)`,
  `analyze each`,
  `create temporary table facts as
  select p.product_id, p.spu_code, p.brand_code, p.gender, p.arrived_at, p.seasonal_sale, ${PRODUCT_FLAGS.map((flag) => `p.${columnOfFlag(flag)}`).join()}, units,
    array(select distinct colour from each e where e.product_id = p.product_id) as colours,
    array(select distinct size from each e where e.product_id = p.product_id and size is not null) as sizes,
    array(select distinct part ->> 'materialId' from jsonb_array_elements(p.details -> 'composition') part) as materials,
    case when exists (select from product_categories c where c.product_id = p.product_id and c.path ~ '^(wo)?men/bags/')
      then array['strap-drop:' || case when (p.details #>> '{attributes,strap-drop}')::int < 15 then '-15'
        when (p.details #>> '{attributes,strap-drop}')::int < 40 then '15-40' else '40-' end] else '{}' end
      || case when exists (select from product_categories c where c.product_id = p.product_id and c.path ~ '^(wo)?men/(bags|shoes|clothing)/')
      then array['closure:' || (p.details #>> '{attributes,closure}')] else '{}' end as answers,
    array(select distinct a.path from product_categories c join categories a on c.path = a.path or starts_with(c.path, a.path || '/')
      where c.product_id = p.product_id) as categories,
    floor((extract(epoch from arrived_at)::float8 / 86400 + coalesce((select score from product_popularity s where s.product_id = p.product_id), 0) * 120
      + case when units > 3 then 10 when units = 0 then -1000000 else 0 end) * 1000 + 0.5) as recommended
  from products p join units using (product_id) where p.listed`,
]

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`
const texts = (values: readonly string[]): string => `array[${values.map(text).join()}]::text[]`

/** What the list is, whatever is chosen in it. */
function baseOf(query: SearchQuery, newSince: string): string {
  const terms = ['true']
  const categories = query.category.split('###').filter(Boolean)
  if (categories.length > 0) terms.push(`categories && ${texts(categories)}`)
  if (query.brandCode) terms.push(`brand_code = ${text(query.brandCode)}`)
  if (query.isRecommend) terms.push('units > 0')
  if (query.sexType) terms.push(`gender <> ${query.sexType === 1 ? "'men'" : "'women'"}`)
  if (query.searchOrderType === 1) terms.push('seasonal_sale')
  if (query.searchOrderType === 2) terms.push(`arrived_at >= ${newSince}`)
  if (query.searchOrderType === 3) terms.push('lowest_price')
  return terms.join(' and ')
}

function answered({ attribute }: SearchQuery, asked: string): string {
  const chosen = attribute.filter((answer) => answer.startsWith(`${asked}:`))
  return chosen.length > 0 ? `answers && ${texts(chosen)}` : 'true'
}

/** What is chosen, one condition a group; 'true' where nothing is. */
function choicesOf(query: SearchQuery, newSince: string) {
  const when = (chosen: boolean, condition: string): string => (chosen ? condition : 'true')
  const types = query.type.map((type) => type.replace('###', '/'))
  const off = query.discount.length > 0 ? Math.min(...query.discount) : Number(query.sale)
  return {
    brand: when(query.brand.length > 0 && query.brandCode === '', `brand_code = any(${texts(query.brand)})`),
    colour: when(query.colour.length > 0, `colour = any(${texts(query.colour)})`),
    size: when(query.size.length > 0, `coalesce(size = any(${texts(query.size)}), false)`),
    type: when(types.length > 0, `categories && ${texts(types)}`),
    material: when(query.material.length > 0, `materials && ${texts(query.material)}`),
    closure: answered(query, 'closure'),
    strap: answered(query, 'strap-drop'),
    kind: when(query.merchantKind.length > 0, `kinds && ${texts(query.merchantKind)}`),
    gender: when(query.gender.length > 0, `gender = any(${texts(['unisex', ...query.gender])})`),
    price: `sale between ${(query.minPrice ?? 0) * 100} and ${query.maxPrice === undefined ? "'infinity'::float8" : query.maxPrice * 100}`,
    off: `off >= ${off}`,
    isNew: when(query.isNew, `arrived_at >= ${newSince}`),
    inStock: when(query.inStock, 'units > 0'),
    flag: query.flag.map(columnOfFlag).join(' and ') || 'true',
  }
}

const ORDERS = {
  recommended: 'recommended desc',
  newest: 'arrived_at desc',
  'price-up': 'sale',
  'price-down': 'sale desc',
  discount: 'off desc',
} as const

/**
 * The list asked of the tables: each count is of the pieces of which one variant meets every choice but those of its own group. Of several
 * colours that are chosen each is a card of its own.
 */
export async function listInSql(client: pg.Client, query: SearchQuery, now: number): Promise<SqlAnswer> {
  const newSince = `(to_timestamp(${now / 1000}) at time zone 'UTC')::date::timestamp at time zone 'UTC' - interval '30 days'`
  const choices = choicesOf(query, newSince)
  const card = query.colour.length > 1 ? 'colour' : "''"
  const but = (group: keyof typeof choices | ''): string =>
    Object.entries(choices)
      .flatMap(([name, condition]) => (name === group ? [] : [condition]))
      .join(' and ')
  const cards = 'count(distinct number)::int'
  const counts = (group: keyof typeof choices, value: string): string =>
    `(select coalesce(json_object_agg(value, num), '{}') from (select ${value} as value, ${cards} as num from base where ${but(group)} group by 1) counted where value is not null)`
  const answers = (group: 'closure' | 'strap', asked: string): string =>
    `select value, ${cards} as num from (select base.*, unnest(answers) as value from base) answering where ${but(group)} and value like '${asked}:%' group by 1`
  const num = (group: keyof typeof choices, condition: string): string =>
    `(select ${cards} from base where ${but(group)} and ${condition})`
  const { rows } = await client.query<Row>(`
    with base as materialized (select facts.*, colour, size, sale, off, kinds, ${card} as card, hashtextextended(spu_code || ${card}, 0) as number
      from facts join each using (product_id)
      where ${baseOf(query, newSince)}),
    shown as (select distinct on (product_id, card) product_id, card, spu_code, arrived_at, recommended, sale, off from base
      where ${but('')} order by product_id, card, sale, off desc)
    select (select count(*)::int from shown) as total,
      (select coalesce(json_agg(spu_code order by ${ORDERS[query.sort]}, product_id), '[]') from shown) as "order",
      ${counts('brand', 'brand_code')} as brand, ${counts('colour', 'colour')} as colour,
      ${counts('size', 'size')} as size, ${counts('type', 'unnest(categories)')} as category,
      (select coalesce(json_object_agg(value, num), '{}') from (${answers('closure', 'closure')} union all ${answers('strap', 'strap-drop')}) counted) as attribute,
      ${counts('material', 'unnest(materials)')} as material, ${counts('kind', 'unnest(kinds)')} as "merchantKind",
      ${num('gender', "gender <> 'men'")} as women, ${num('gender', "gender <> 'women'")} as men,
      ${num('off', 'off >= 1')} as off1, ${num('off', 'off >= 10')} as off10, ${num('off', 'off >= 30')} as off30, ${num('off', 'off >= 50')} as off50,
      (select coalesce(floor(min(sale) / 100.0), 0)::int from base where ${but('price')}) as min,
      (select coalesce(ceil(max(sale) / 100.0), 0)::int from base where ${but('price')}) as max,
      ${num('isNew', `arrived_at >= ${newSince}`)} as "newNum", ${num('inStock', 'units > 0')} as "inStockNum",
      json_build_object(${PRODUCT_FLAGS.map((flag) => `'${flag}', (select ${cards} from base where ${but('')} and ${columnOfFlag(flag)})`).join()}) as flag`)
  const [row] = rows
  if (!row) throw new Error('a query without an answer')
  return present(row, query)
}

type Row = Omit<SqlAnswer, 'gender' | 'discount' | 'price' | 'offers'> &
  Record<'women' | 'men' | 'off1' | 'off10' | 'off30' | 'off50' | 'min' | 'max', number>

function present({ women, men, off1, off10, off30, off50, min, max, ...rest }: Row, query: SearchQuery): SqlAnswer {
  const positive = (counts: Record<string, number>) => Object.fromEntries(Object.entries(counts).filter(([, num]) => num > 0))
  const parents = query.category.split('###').filter(Boolean)
  return {
    ...rest,
    gender: positive({ women, men }),
    flag: positive(rest.flag),
    discount: positive({ 1: off1, 10: off10, 30: off30, 50: off50 }),
    price: { min, max },
    offers: (path) =>
      parents.length > 0 ? parents.includes(path.slice(0, path.lastIndexOf('/'))) : path.split('/').length === 2,
  }
}
