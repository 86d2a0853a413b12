-- Products are edited in the back office. Whoever saves names the version they have seen.
alter table products
  add column version integer not null default 1,
  -- What operators look for, found at any size.
  add column search_text text not null generated always as
    (lower(spu_code || ' ' || article_number || ' ' || name_en || ' ' || name_zh)) stored;
create index products_search on products using gin (search_text gin_trgm_ops);
create index products_newest on products (arrived_at desc, product_id desc);
-- No part of its product any more, and kept for the orders that hold it.
alter table variants add column retired boolean not null default false;
create sequence product_codes start 1000001;

-- What a product was after each change, as the document it is edited as. The first is what it was before anybody changed it.
create table product_versions (
  product_id    uuid not null references products on delete cascade,
  version       integer not null,
  document      jsonb not null,
  changed_at    timestamptz not null,
  -- Empty for what was there before.
  changed_by    text not null,
  primary key (product_id, version)
);

-- What is to become of a product, new or known; shoppers see it when it is published.
create table product_drafts (
  product_id   uuid primary key,
  document     jsonb not null,
  version      integer not null,
  -- Of the product as it was when the draft was begun; 0 for a new one.
  base_version integer not null,
  state        text not null default 'draft' check (state in ('draft', 'checked')),
  -- When it goes live by itself: only what has been checked.
  publish_at   timestamptz check (publish_at is null or state = 'checked'),
  -- Why it has not, when its time had come.
  held_up      text,
  changed_at   timestamptz not null,
  changed_by   text not null,
  changed_by_id uuid references accounts
);
create index product_drafts_by on product_drafts (changed_by_id);
create index product_drafts_due on product_drafts (publish_at) where publish_at is not null;

update roles set permissions = permissions || '{edit-products,publish-products,move-stock}'
  where role_id = 'merchandiser' and not permissions && '{edit-products,publish-products}';

-- The shop itself, whose prices and stock the back office keeps: one merchant at most.
alter table merchants add column is_house boolean not null default false;
update merchants set is_house = true
  where merchant_id = (select merchant_id from merchants where kind = 'platform' order by merchant_code limit 1);
create unique index merchants_house on merchants (is_house) where is_house;
-- No two drafts, nor two states of one, ever have the same version: an old tab never writes over a new draft.
create sequence product_draft_versions;
