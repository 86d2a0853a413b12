import pg from 'pg'
import { referenceMaterials } from '../src/modules/catalogue/index.server.ts'
import type { SearchQuery } from '../src/modules/search/search.contract.ts'

/** What a good engineer would give PostgreSQL for these questions. */
export const preparedForSearch = [
  'create index on product_categories (path text_pattern_ops, product_id)',
  'create index on products (brand_code) where listed',
  'create index on products (arrived_at desc) where listed',
  'create index on product_colours (product_id) include (colour_id)',
  'create index on variants (product_id) include (sku_id, size, size_system)',
  'create index on offers (sku_id) include (sale_price_cents, list_price_cents, available) where not withdrawn',
  // Every two neighbouring characters of a name, as PostgreSQL knows no Chinese words.
  `create function pairs(name text) returns text immutable language sql as
    $$ select coalesce(string_agg(substr(name, at, 2), ' '), '') from generate_series(1, length(name) - 1) at $$`,
  // What else a product is found by: its categories, colours and materials, once each.
  `create table search_names as
    select 'category' as kind, path as id, name_en as en, pairs(name_zh) as zh from categories
    union all select distinct on (colour_id) 'colour', colour_id, name_en, pairs(name_zh) from product_colours
    union all select 'material', id, en, pairs(zh) from json_to_recordset(${pg.escapeLiteral(JSON.stringify(referenceMaterials))}) as m(id text, en text, zh text)`,
  `create table search_words as select p.product_id, to_tsvector('english', concat_ws(' ', p.name_en, b.name, n.en))
      || to_tsvector('simple', concat_ws(' ', pairs(p.name_zh), n.zh)) as words
    from products p join brands b using (brand_code) join (select product_id, string_agg(en, ' ') as en, string_agg(zh, ' ') as zh
      from (select product_id, 'category' as kind, path as id from product_categories
        union all select product_id, 'colour', colour_id from product_colours
        union all select product_id, 'material', jsonb_path_query(details, '$.composition[*].materialId') #>> '{}' from products) part
      join search_names using (kind, id) group by product_id) n using (product_id)
    where p.listed`,
  'create index on search_words using gin (words)',
  'analyze',
]

const ORDERS: Record<SearchQuery['sort'], string> = {
  recommended: 'recommended desc',
  newest: 'arrived_at desc',
  'price-up': 'sale',
  'price-down': 'sale desc',
  discount: 'off desc',
}

/** The page, its total and the counts of every group, asked at once, so that the matches are found once. */
export async function askPostgres(client: pg.Client, query: SearchQuery): Promise<void> {
  const { conditions, values } = conditionsOf(query)
  await client.query(
    `with found as (select p.product_id, p.brand_code, p.arrived_at, p.details -> 'composition' as composition from products p
      where ${conditions.join(' and ')}),
    matches as materialized (select f.*, o.sale, o.list, o.units, case when o.sale < o.list then ceil((o.list - o.sale) * 100.0 / o.list) else 0 end as off,
        extract(epoch from f.arrived_at) / 86400 + coalesce(s.score, 0) * 120 - case when o.units = 0 then 1000000 else 0 end as recommended
      from found f join lateral (select min(sale_price_cents) as sale, min(list_price_cents) as list, sum(available) as units
        from variants v join offers using (sku_id) where v.product_id = f.product_id and not withdrawn) o on o.sale is not null
      left join product_popularity s on s.product_id = f.product_id)
    select (select count(*) from matches), (select count(*) filter (where off > 0) from matches), (select count(*) filter (where units > 0) from matches),
      (select min(sale) from matches), (select max(sale) from matches),
      (select array_agg(product_id) from (select product_id from matches order by ${ORDERS[query.sort]}, product_id limit 48) page),
      (select json_object_agg(brand_code, n) from (select brand_code, count(*) n from matches group by 1) b),
      (select json_object_agg(colour_id, n) from (select colour_id, count(distinct product_id) n from matches join product_colours using (product_id) group by 1) c),
      (select json_object_agg(size, n) from (select size_system || size as size, count(distinct product_id) n from matches join variants using (product_id)
        join offers using (sku_id) where available > 0 and not withdrawn group by 1) z),
      (select json_object_agg(path, n) from (select path, count(*) n from matches join product_categories using (product_id) group by 1) k),
      (select json_object_agg(material, n) from (select part ->> 'materialId' as material, count(distinct product_id) n
        from matches, jsonb_array_elements(composition) part group by 1) m)`,
    values,
  )
}

function conditionsOf({ category, keyword, sexType }: SearchQuery) {
  const conditions = ['p.listed']
  const values: unknown[] = []
  const numbered = (value: unknown): string => `$${values.push(value)}`
  if (category !== '') {
    const [whole, below] = [numbered(category), numbered(`${category}/%`)]
    conditions.push(`p.product_id in (select product_id from product_categories where path = ${whole} or path like ${below})`)
  }
  if (keyword !== '') {
    const [english, chinese] = wordsOf(keyword).map(numbered)
    const sought = `to_tsquery('english', ${english}) && to_tsquery('simple', ${chinese})`
    conditions.push(`p.product_id in (select product_id from search_words where words @@ (${sought}))`)
  }
  if (sexType !== undefined) conditions.push(`p.gender <> ${numbered(sexType === 1 ? 'men' : 'women')}`)
  return { conditions, values }
}

/** English words, of which the last may be half typed, and pairs of Chinese characters: all of them are sought. */
function wordsOf(keyword: string): [english: string, chinese: string] {
  const words = (keyword.match(/[a-z0-9]+/g) ?? []).map((word, at, all) =>
    at === all.length - 1 && !/^\d/.test(word) ? `${word}:*` : word,
  )
  const pairs = (keyword.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  )
  return [words.join(' & '), pairs.join(' & ')]
}
