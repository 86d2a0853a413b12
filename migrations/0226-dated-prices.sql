-- Prices of the shop itself by date: each row of dated_prices lowers one offer from a minute to another; a sale is what was set together.
create table price_sales (
  sale_id      uuid primary key,
  name         text not null,
  -- Whom it is for: brand, category and product, of which those that are empty ask for nothing.
  brand_code   text not null,
  category     text not null,
  spu_code     text not null,
  -- Off the list price, or else one price.
  percent      integer check (percent between 1 and 95),
  price_cents  bigint check (price_cents > 0),
  starts_at    timestamptz not null,
  ends_at      timestamptz not null check (ends_at > starts_at),
  created_at   timestamptz not null,
  created_by   text not null,
  ended_by     text,
  check ((percent is null) <> (price_cents is null))
);
create index price_sales_newest on price_sales (starts_at desc, sale_id desc);

create table dated_prices (
  sale_id          uuid not null references price_sales on delete cascade,
  offer_id         uuid not null references offers on delete cascade,
  sale_price_cents bigint not null check (sale_price_cents > 0),
  starts_at        timestamptz not null,
  ends_at          timestamptz not null check (ends_at > starts_at),
  state            text not null default 'waiting' check (state in ('waiting', 'running', 'ended')),
  primary key (sale_id, offer_id)
);
create unique index dated_prices_running on dated_prices (offer_id) where state = 'running';
create index dated_prices_offer on dated_prices (offer_id) where state <> 'ended';
create index dated_prices_start on dated_prices (starts_at) where state = 'waiting';
create index dated_prices_end on dated_prices (ends_at) where state = 'running';

-- What the shop asks when no date lowers it; there while one does.
alter table offers add column usual_price_cents bigint check (usual_price_cents > 0);
