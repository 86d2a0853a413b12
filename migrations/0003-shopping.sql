create table bag_lines (
  owner_id   uuid not null,
  sku_id     uuid not null references variants on delete cascade,
  quantity   integer not null check (quantity between 1 and 99),
  selected   boolean not null default true,
  price_seen_cents bigint not null,
  added_at   timestamptz not null,
  primary key (owner_id, sku_id)
);

create table wish_list_items (
  owner_id   uuid not null,
  product_id uuid not null references products on delete cascade,
  added_at   timestamptz not null,
  primary key (owner_id, product_id)
);

create table orders (
  order_id        uuid primary key,
  order_number    text not null unique,
  owner_id        uuid not null,
  state           text not null,
  language        text not null,
  logistics_type  integer not null check (logistics_type in (1, 2)),
  pay_type        text not null,
  receiver        jsonb not null,
  contact_phone   text not null,
  contact_email   text not null,
  goods_cents     bigint not null,
  delivery_cents  bigint not null,
  payment_fee_cents bigint not null,
  total_cents     bigint not null check (total_cents > 0),
  placed_at       timestamptz not null,
  expires_at      timestamptz not null,
  paid_at         timestamptz,
  dispatched_at   timestamptz,
  received_at     timestamptz,
  tracking_number text,
  courier         text
) with (fillfactor = 85);
create index orders_owner on orders (owner_id, placed_at desc);
create index orders_state on orders (state, placed_at desc);
create index orders_unpaid on orders (expires_at) where state = 'payment-pending';
create index orders_phone on orders (contact_phone);

create table consignments (
  consignment_id uuid primary key,
  order_id       uuid not null references orders,
  merchant_id    uuid not null references merchants,
  goods_cents    bigint not null,
  unique (order_id, merchant_id)
);

create table order_lines (
  line_id          uuid primary key,
  order_id         uuid not null references orders,
  consignment_id   uuid not null references consignments,
  offer_id         uuid not null references offers,
  sku_id           uuid not null,
  product_id       uuid not null,
  quantity         integer not null check (quantity > 0),
  unit_price_cents bigint not null,
  snapshot         jsonb not null
);
create index order_lines_order on order_lines (order_id);
create index order_lines_offer on order_lines (offer_id);

create table order_history (
  entry_id   uuid primary key,
  order_id   uuid not null references orders,
  move       text not null,
  from_state text not null,
  to_state   text not null,
  actor      text not null,
  note       text,
  happened_at timestamptz not null
);
create index order_history_order on order_history (order_id, happened_at);

-- Sessions that proved they know an order by its number and phone or e-mail.
create table order_grants (
  owner_id   uuid not null,
  order_id   uuid not null references orders,
  granted_at timestamptz not null,
  primary key (owner_id, order_id)
);

create table payments (
  payment_id      uuid primary key,
  order_id        uuid not null references orders,
  method          text not null check (method in ('bank', 'fps', 'card')),
  state           text not null check (state in ('started', 'under-review', 'succeeded', 'failed', 'refund-pending', 'refunded')),
  amount_cents    bigint not null check (amount_cents > 0),
  reference       text not null unique,
  provider        text not null,
  provider_id     text unique,
  detail          jsonb not null default '{}',
  receipt_upload  uuid references uploads,
  reject_reason   text,
  created_at      timestamptz not null,
  settled_at      timestamptz
);
create index payments_order on payments (order_id, created_at desc);

-- What providers told us, once each.
create table payment_notices (
  provider    text not null,
  event_id    text not null,
  kind        text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- The built-in card provider used where no real one is configured. It keeps its own books, as a real one would.
create table sandbox_card_intents (
  intent_id    text primary key,
  idempotency_key text not null unique,
  amount_cents bigint not null,
  reference    text not null,
  return_url   text not null,
  status       text not null,
  settles_at   timestamptz,
  refunded_cents bigint not null default 0,
  created_at   timestamptz not null
);
