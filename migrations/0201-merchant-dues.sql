-- What a merchant is due for a piece that nothing can come of any more: booked once, and less when money of it goes back after all.
create table merchant_dues (
  unit_id          uuid primary key references units,
  order_id         uuid not null references orders,
  merchant_id      uuid not null references merchants,
  -- What was paid for its goods, and is not back.
  goods_cents      bigint not null check (goods_cents >= 0),
  -- As they stood when it was booked, in hundredths of a per cent; a change of the settings does not reach it.
  commission_rate  integer not null check (commission_rate >= 0),
  card_rate        integer not null check (card_rate >= 0),
  commission_cents bigint not null check (commission_cents >= 0),
  card_cents       bigint not null check (card_cents >= 0),
  booked_at        timestamptz not null default now(),
  constraint merchant_dues_share check (commission_cents + card_cents <= goods_cents)
);
create index merchant_dues_order on merchant_dues (order_id);
create index merchant_dues_latest on merchant_dues (booked_at desc);
create index merchant_dues_merchant on merchant_dues (merchant_id);
