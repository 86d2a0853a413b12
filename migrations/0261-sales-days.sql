-- What was sold and given back on each day of Hong Kong that is over, worked out once from orders and ledger so that a report of years
-- reads days and not orders. What is not here yet is read from where it came from.
create table order_days (
  day          date primary key,
  placed       integer not null check (placed >= 0),
  paid         integer not null check (paid >= 0),
  -- Of the price of orders that were paid: what merchants' pieces brought, and delivery and the shop's own charges.
  goods_cents   bigint not null,
  charges_cents bigint not null,
  -- Of such prices, what went back.
  back_cents   bigint not null
);
create table sales_days (
  day         date not null,
  merchant_id uuid not null references merchants,
  brand_code  text not null,
  -- Where the piece stood when the day was worked out; empty: nowhere.
  category    text not null,
  pieces      integer not null,
  goods_cents bigint not null,
  back_pieces integer not null,
  back_cents  bigint not null,
  primary key (day, merchant_id, brand_code, category)
);
create index sales_days_merchant on sales_days (merchant_id);
-- Of each offer, for stock that ends and pieces that nobody buys.
create table offer_days (
  day      date not null,
  offer_id uuid not null references offers,
  pieces   integer not null check (pieces > 0),
  primary key (day, offer_id)
);
create index offer_days_offer on offer_days (offer_id, day);

update roles set permissions = permissions || '{read-reports}'
  where role_id in ('merchandiser', 'finance') and not permissions @> '{read-reports}';
