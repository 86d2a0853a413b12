-- Files of further tools; how the figures of a file are written, and what somebody has said for all of its rows.
alter table product_imports drop constraint product_imports_kind_check,
  add constraint product_imports_kind_check
    check (kind in ('praya', 'shopify', 'woocommerce', 'google', 'magento', 'medusa')),
  -- What its columns tell of their figures, looked up once when all rows are here.
  add column judged jsonb not null default '{}',
  -- Brand, side, category and colour where rows name none; the currency; how decimals are written.
  add column ways jsonb not null default '{}',
  -- The pieces of what is new are taken over, whatever becomes of those that are counted already.
  add column new_stock boolean not null default false,
  -- Whoever had it looked at may know what pieces cost.
  add column takes_costs boolean not null default false,
  -- With one language a product may go live.
  add column one_language boolean not null default false;

-- What a product of a file brings: counted when it has come.
alter table import_items add column variants integer not null default 0,
  add column pieces integer not null default 0,
  add column pictures integer not null default 0;

-- What a file says beside the document of a draft: pieces, cost, and prices by date. It holds once the product is live.
alter table product_drafts add column kept jsonb;

-- Some of its words stand in both languages as they are written in one.
alter table products add column one_language boolean not null default false;

-- A file says the price of each piece itself.
do $$ declare found text; begin
  select conname into found from pg_constraint where conrelid = 'price_sales'::regclass and pg_get_constraintdef(oid) like '%price_cents IS NULL%';
  execute format('alter table price_sales drop constraint %I', found);
end $$;
alter table price_sales add constraint price_sales_one_way check (percent is null or price_cents is null);
