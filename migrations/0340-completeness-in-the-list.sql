-- The list of the back office says of a product what the editor says: one rule, which is code, tells what is missing. A row that nobody has
-- judged by it yet is caught up with.
drop index product_facts_incomplete;
alter table product_facts
  drop column incomplete,
  drop column lacks_picture,
  drop column lacks_chinese,
  drop column lacks_price,
  add column lacks text[],
  add column incomplete boolean not null generated always as (coalesce(lacks <> '{}', false)) stored,
  add column points_allowed boolean not null default true;

create or replace function refresh_product_facts(wanted uuid[]) returns void language sql as $$
  insert into product_facts (product_id, brand_code, gender, listed, seasonal_sale, points_allowed, arrived_at, changed_at, name_en, name_zh,
      categories, price_cents, on_sale, available, search_text)
    select p.product_id, p.brand_code, p.gender, p.listed, p.seasonal_sale, p.points_allowed, p.arrived_at,
      coalesce((select max(changed_at) from product_versions v where v.product_id = p.product_id), p.arrived_at),
      lower(p.name_en), lower(p.name_zh),
      array(select distinct array_to_string(steps[:depth], '/') from product_categories c, string_to_array(c.path, '/') steps,
        generate_series(1, cardinality(steps)) depth where c.product_id = p.product_id),
      coalesce(offered.price, 0), coalesce(offered.on_sale, false), coalesce(offered.available, 0),
      concat_ws(' ', p.search_text, (select lower(string_agg(v.item_number, ' ' order by v.position, v.sku_id))
        from variants v where v.product_id = p.product_id and not v.retired))
    from products p
    left join lateral (
      select min(o.sale_price_cents) as price, bool_or(o.sale_price_cents < o.list_price_cents) as on_sale, sum(o.available)::int as available
      from variants v join offers o using (sku_id) where v.product_id = p.product_id and not v.retired and not o.withdrawn
    ) offered on true
    where p.product_id = any (wanted) order by p.product_id
  on conflict (product_id) do update set brand_code = excluded.brand_code, gender = excluded.gender, listed = excluded.listed,
    seasonal_sale = excluded.seasonal_sale, points_allowed = excluded.points_allowed, arrived_at = excluded.arrived_at,
    changed_at = excluded.changed_at, name_en = excluded.name_en, name_zh = excluded.name_zh, categories = excluded.categories,
    price_cents = excluded.price_cents, on_sale = excluded.on_sale, available = excluded.available, search_text = excluded.search_text
$$;

create index product_facts_incomplete on product_facts (arrived_at desc, product_id desc) where incomplete;
create index product_facts_no_points on product_facts (arrived_at desc, product_id desc) where not points_allowed;
create index product_facts_unjudged on product_facts (product_id) where lacks is null;

-- What documents have had since: as it was until then.
update product_drafts set document = '{"pointsAllowed": true}'::jsonb || document;
update product_versions set document = '{"pointsAllowed": true}'::jsonb || document;
update product_views set query = '{"points": ""}'::jsonb || query;
