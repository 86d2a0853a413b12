create table categories (
  path      text primary key,
  parent    text references categories (path),
  slug      text not null,
  name_en   text not null,
  name_zh   text not null,
  position  integer not null,
  precious  boolean not null default false,
  size_table text
);

create table brands (
  brand_code   text primary key,
  name         text not null,
  aliases      text[] not null default '{}',
  story_en     text not null,
  story_zh     text not null,
  origin_en    text not null,
  origin_zh    text not null,
  founded_year integer
);

create table merchants (
  merchant_id   uuid primary key,
  merchant_code text not null unique,
  kind          text not null,
  name_en       text not null,
  name_zh       text not null
);

-- Pictures are addressed by the hash of their content, so an address never changes its meaning.
create table media (
  media_hash   text primary key,
  content_type text not null,
  width        integer not null,
  height       integer not null,
  placeholder  text not null
);

create table products (
  product_id       uuid primary key,
  spu_code         text not null unique,
  article_number   text not null,
  brand_code       text not null references brands,
  gender           text not null check (gender in ('women', 'men', 'unisex')),
  name_en          text not null,
  name_zh          text not null,
  description_en   text not null,
  description_zh   text not null,
  details          jsonb not null,
  size_table       text,
  arrived_at       timestamptz not null,
  seasonal_sale    boolean not null,
  lowest_price     boolean not null,
  precious         boolean not null,
  listed           boolean not null default true,
  unique (brand_code, article_number)
);

create table product_categories (
  product_id uuid not null references products on delete cascade,
  path       text not null references categories (path),
  is_primary boolean not null,
  primary key (product_id, path)
);

create table product_colours (
  colour_row_id uuid primary key,
  product_id    uuid not null references products on delete cascade,
  position      integer not null,
  colour_id     text not null,
  name_en       text not null,
  name_zh       text not null,
  hex           text not null,
  unique (product_id, position)
);
create table colour_pictures (
  colour_row_id uuid not null references product_colours on delete cascade,
  position      integer not null,
  media_hash    text not null references media,
  alt_en        text not null,
  alt_zh        text not null,
  primary key (colour_row_id, position)
);

create table variants (
  sku_id        uuid primary key,
  product_id    uuid not null references products on delete cascade,
  colour_row_id uuid not null references product_colours on delete cascade,
  position      integer not null,
  size          text not null,
  size_system   text not null,
  item_number   text not null unique
);
create index variants_product on variants (product_id);

-- What a merchant offers a variant for. `available` is what may still be sold; a held order has already taken its units.
create table offers (
  offer_id         uuid primary key,
  sku_id           uuid not null references variants on delete cascade,
  merchant_id      uuid not null references merchants,
  list_price_cents bigint not null check (list_price_cents > 0),
  sale_price_cents bigint not null check (sale_price_cents > 0),
  available        integer not null check (available >= 0),
  created_at       timestamptz not null,
  withdrawn        boolean not null default false,
  unique (sku_id, merchant_id)
) with (fillfactor = 80);
create index offers_sku on offers (sku_id);

create table reviews (
  review_id   uuid primary key,
  product_id  uuid not null references products on delete cascade,
  stars       integer not null check (stars between 1 and 5),
  body        text not null,
  author      text not null,
  written_at  timestamptz not null
);
create index reviews_product on reviews (product_id, written_at desc);
