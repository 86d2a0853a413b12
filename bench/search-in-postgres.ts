import type pg from 'pg'
import type { SearchQuery } from '../src/modules/search/search.contract.ts'

/** What a good engineer would give PostgreSQL for these questions. */
export const indexesForSearch = [
  'create index on product_categories (path text_pattern_ops, product_id)',
  "create index on products using gin (to_tsvector('simple', name_en || ' ' || name_zh)) where listed",
  'create index on products (brand_code) where listed',
  'create index on products (arrived_at desc) where listed',
  'create index on product_colours (product_id) include (colour_id)',
  'create index on variants (product_id) include (sku_id, size, size_system)',
  'create index on offers (sku_id) include (sale_price_cents, list_price_cents, available) where not withdrawn',
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
  await client.query(
    `with found as (select p.product_id, p.brand_code, p.arrived_at, p.details -> 'composition' as composition from products p
      where p.listed
        and ($1 = '' or p.product_id in (select c.product_id from product_categories c where c.path = $1 or c.path like $1 || '/%'))
        and ($2 = '' or to_tsvector('simple', p.name_en || ' ' || p.name_zh) @@ plainto_tsquery('simple', $2))
        and ($3::int is null or p.gender <> case $3 when 1 then 'men' else 'women' end)),
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
    [query.category, query.keyword, query.sexType ?? null],
  )
}
