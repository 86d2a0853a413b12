-- A file of products that is taken over: its rows as they came, and what becomes of each product in it.
create table product_imports (
  import_id     uuid primary key,
  file_name     text not null,
  -- Where the file itself lies until its rows have been read.
  object_key    text,
  -- An archive of pictures that is being unpacked, and how many of them are here.
  archive_key   text,
  archive_done  integer not null default 0,
  kind          text not null check (kind in ('praya', 'shopify', 'woocommerce', 'google')),
  header        text[] not null,
  -- For each column what it says; null: nothing that is taken over.
  columns       text[] not null,
  -- reading and checking go on by themselves, running until somebody stops it.
  state         text not null check (state in ('reading', 'checking', 'checked', 'running', 'stopped', 'done', 'failed')),
  failure       text,
  publish       boolean not null default false,
  count_stock   boolean not null default false,
  rows_read     integer not null default 0,
  items         integer not null default 0,
  created_at    timestamptz not null,
  created_by    text not null,
  created_by_id uuid not null references accounts,
  started_at    timestamptz,
  finished_at   timestamptz
);
create index product_imports_newest on product_imports (created_at desc);
create index product_imports_by on product_imports (created_by_id);

create table import_rows (
  import_id uuid not null references product_imports on delete cascade,
  row_no    integer not null,
  cells     jsonb not null,
  -- Rows of one product have the same; null: it belongs to none.
  item_key  text,
  primary key (import_id, row_no)
);
create index import_rows_item on import_rows (import_id, item_key);

create table import_items (
  import_id  uuid not null references product_imports on delete cascade,
  item_no    integer not null,
  item_key   text not null,
  first_row  integer not null,
  -- open: not looked at yet; planned: what it would become is known; waiting: for its pictures; settled: it has become that.
  state      text not null default 'open' check (state in ('open', 'planned', 'waiting', 'settled')),
  outcome    text check (outcome in ('new', 'changed', 'same', 'refused')),
  -- Shoppers see it, or it waits as a draft.
  is_live    boolean,
  title      text not null default '',
  product_id uuid,
  -- What nobody else in this file may be.
  match_key  text,
  problems   jsonb not null default '[]',
  changes    jsonb not null default '[]',
  -- stock-to-none, price-falls, stock-later: worth a look before anything happens.
  marks      text[] not null default '{}',
  -- Addresses of pictures it waits for.
  awaited    text[] not null default '{}',
  primary key (import_id, item_no)
);
create index import_items_state on import_items (import_id, state, item_no);
create index import_items_outcome on import_items (import_id, outcome, item_no);
create index import_items_match on import_items (import_id, match_key);

-- What the columns of a file with these heads say, as somebody has said the last time.
create table import_columns (
  head_key text primary key,
  columns  text[] not null
);

-- What the words of files mean in this shop, as somebody has said.
create table import_words (
  about  text not null check (about in ('brand', 'category', 'colour')),
  word   text not null,
  target text not null,
  primary key (about, word)
);

-- Pictures that came by address or in an archive, each fetched once.
create table import_pictures (
  source     text primary key,
  media_hash text,
  width      integer,
  height     integer,
  -- waiting: it is fetched, or tried again; failed: it cannot be had.
  state      text not null check (state in ('waiting', 'here', 'failed')),
  attempts   integer not null default 0,
  due_at     timestamptz not null default now(),
  problem    text
);
create index import_pictures_due on import_pictures (due_at) where state = 'waiting';

update roles set permissions = permissions || '{import-products}' where role_id = 'merchandiser' and not permissions && '{import-products}';

-- What a file says of a draft finds it at any size.
create index product_drafts_article on product_drafts ((document ->> 'articleNumber'));
create index product_drafts_code on product_drafts ((document ->> 'spuCode'));
