-- What trigrams do not find: a Chinese word is often two characters long. The first letters of each word, and every character of one that
-- is not plain letters, alone and with its neighbour.
create function product_grams(words text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct gram), '{}') from (
    select left(word, size) as gram from string_to_table(words, ' ') word, generate_series(1, 2) size
    union all
    select substr(word, start, size) from string_to_table(words, ' ') word, generate_series(1, length(word)) start, generate_series(1, 2) size
      where octet_length(word) > length(word)
  ) grams
$$;

-- What the back office narrows its list of products to and puts it in order by: one row a product, made from the others and found at
-- any size. What is shown beside it is read from where it belongs.
create table product_facts (
  product_id     uuid primary key references products on delete cascade,
  brand_code     text not null,
  gender         text not null,
  listed         boolean not null,
  seasonal_sale  boolean not null,
  arrived_at     timestamptz not null,
  changed_at     timestamptz not null,
  -- As names are put in order.
  name_en        text collate "C" not null,
  name_zh        text collate "C" not null,
  -- Each category it is in, with everything above it.
  categories     text[] not null,
  -- The least anybody asks for it; 0: nobody offers it.
  price_cents    bigint not null,
  on_sale        boolean not null,
  available      integer not null,
  lacks_picture  boolean not null,
  lacks_chinese  boolean not null,
  lacks_price    boolean not null,
  incomplete     boolean not null generated always as (lacks_picture or lacks_chinese or lacks_price) stored,
  -- Codes, item numbers and names, in small letters.
  search_text    text not null,
  grams          text[] not null generated always as (product_grams(search_text)) stored
) with (fillfactor = 80);

create function refresh_product_facts(wanted uuid[]) returns void language sql as $$
  insert into product_facts (product_id, brand_code, gender, listed, seasonal_sale, arrived_at, changed_at, name_en, name_zh, categories,
      price_cents, on_sale, available, lacks_picture, lacks_chinese, lacks_price, search_text)
    select p.product_id, p.brand_code, p.gender, p.listed, p.seasonal_sale, p.arrived_at,
      coalesce((select max(changed_at) from product_versions v where v.product_id = p.product_id), p.arrived_at),
      lower(p.name_en), lower(p.name_zh),
      array(select distinct array_to_string(steps[:depth], '/') from product_categories c, string_to_array(c.path, '/') steps,
        generate_series(1, cardinality(steps)) depth where c.product_id = p.product_id),
      coalesce(offered.price, 0), coalesce(offered.on_sale, false), coalesce(offered.available, 0),
      coalesce(coloured.lacks_picture, true),
      p.name_zh = '' or p.description_zh = '' or coalesce(coloured.lacks_chinese, false),
      offered.price is null,
      concat_ws(' ', p.search_text, (select lower(string_agg(v.item_number, ' ' order by v.position, v.sku_id))
        from variants v where v.product_id = p.product_id and not v.retired))
    from products p
    left join lateral (
      select min(o.sale_price_cents) as price, bool_or(o.sale_price_cents < o.list_price_cents) as on_sale, sum(o.available)::int as available
      from variants v join offers o using (sku_id) where v.product_id = p.product_id and not v.retired and not o.withdrawn
    ) offered on true
    left join lateral (
      select bool_or(not exists (select from colour_pictures i where i.colour_row_id = c.colour_row_id)) as lacks_picture,
        bool_or(c.name_zh = '') as lacks_chinese
      from product_colours c where c.product_id = p.product_id
    ) coloured on true
    where p.product_id = any (wanted) order by p.product_id
  on conflict (product_id) do update set brand_code = excluded.brand_code, gender = excluded.gender, listed = excluded.listed,
    seasonal_sale = excluded.seasonal_sale, arrived_at = excluded.arrived_at, changed_at = excluded.changed_at, name_en = excluded.name_en,
    name_zh = excluded.name_zh, categories = excluded.categories, price_cents = excluded.price_cents, on_sale = excluded.on_sale,
    available = excluded.available, lacks_picture = excluded.lacks_picture, lacks_chinese = excluded.lacks_chinese,
    lacks_price = excluded.lacks_price, search_text = excluded.search_text
$$;

select refresh_product_facts(array_agg(product_id)) from products;

create index product_facts_newest on product_facts (arrived_at desc, product_id desc);
create index product_facts_changed on product_facts (changed_at desc, product_id desc);
create index product_facts_name_en on product_facts (name_en, product_id);
create index product_facts_name_zh on product_facts (name_zh, product_id);
create index product_facts_price on product_facts (price_cents, product_id);
create index product_facts_stock on product_facts (available, product_id);
create index product_facts_brand on product_facts (brand_code, arrived_at desc, product_id desc);
create index product_facts_categories on product_facts using gin (categories);
create index product_facts_unlisted on product_facts (arrived_at desc, product_id desc) where not listed;
create index product_facts_incomplete on product_facts (arrived_at desc, product_id desc) where incomplete;
create index product_facts_search on product_facts using gin (search_text gin_trgm_ops);
create index product_facts_grams on product_facts using gin (grams);
alter table product_facts alter column search_text set statistics 1000, alter column categories set statistics 1000;

-- How an operator likes to look at the list: their own, or for everybody.
create table product_views (
  view_id   uuid primary key,
  owner_id  uuid not null references accounts on delete cascade,
  name      text not null,
  shared    boolean not null,
  query     jsonb not null,
  columns   jsonb not null,
  saved_at  timestamptz not null,
  unique (owner_id, name)
);
create index product_views_shared on product_views (name) where shared;
