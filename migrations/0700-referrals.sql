-- Where an influencer leads people: an item, a list or their own page. Its code is typed at the checkout, too; its address is short.
create table referral_links (
  link_id     uuid primary key,
  merchant_id uuid not null references merchants,
  code        text not null unique check (code ~ '^[A-Z0-9]{5,20}$'),
  kind        text not null check (kind in ('item', 'list', 'page')),
  target      text not null,
  -- What its owner calls it.
  name        text not null default '',
  created_by  uuid not null references accounts,
  created_at  timestamptz not null,
  ended_at    timestamptz
);
create index referral_links_merchant on referral_links (merchant_id, created_at);
create unique index referral_links_target on referral_links (merchant_id, target) where ended_at is null;
create index referral_links_created_by on referral_links (created_by);

-- The last link somebody followed: in this browser, or with this account.
create table referral_touches (
  touch_id    uuid primary key,
  device_hash bytea unique,
  account_id  uuid unique references accounts,
  link_id     uuid not null references referral_links,
  touched_at  timestamptz not null,
  check (num_nonnulls(device_hash, account_id) = 1)
);
create index referral_touches_link on referral_touches (link_id);
create index referral_touches_age on referral_touches (touched_at);

-- A visitor on a day, however often they click. `trail`: network and browser, of those who keep no cookie.
create table referral_visits (
  visit_id    uuid primary key,
  link_id     uuid not null references referral_links,
  day         text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  device_hash bytea not null,
  trail       bytea not null,
  clicks      integer not null default 1 check (clicks > 0),
  last_at     timestamptz not null
);
create unique index referral_visits_one on referral_visits (link_id, day, device_hash);
create index referral_visits_trail on referral_visits (link_id, day, trail);
create index referral_visits_day on referral_visits (day);

-- A sold unit that a link or a code has brought, with what it was sold under. It earns once it is kept, unless something speaks against it.
create table referral_sales (
  unit_id          uuid primary key references units,
  order_id         uuid not null references orders,
  link_id          uuid not null references referral_links,
  merchant_id      uuid not null references merchants,
  way              text not null check (way in ('link', 'code')),
  terms            jsonb not null,
  device_hash      bytea,
  sold_at          timestamptz not null,
  refused          text check (refused in ('own', 'household', 'own-merchant')),
  -- By what the buyer is like one of the influencer's people.
  likenesses       text[] not null default '{}',
  -- What was paid for it and is not back, and what it earned; null until it is kept.
  goods_cents      bigint check (goods_cents >= 0),
  commission_cents bigint check (commission_cents >= 0 and commission_cents <= goods_cents),
  booked_at        timestamptz,
  constraint referral_sales_booked check (num_nulls(goods_cents, commission_cents, booked_at) in (0, 3)),
  constraint referral_sales_refused check (refused is null or booked_at is null)
);
create index referral_sales_order on referral_sales (order_id);
create index referral_sales_link on referral_sales (link_id, sold_at);
create index referral_sales_merchant on referral_sales (merchant_id, sold_at);
create index referral_sales_open on referral_sales (sold_at) where booked_at is null and refused is null;

-- Units whose merchant has been settled with: nothing can come of them any more.
create view settled_units as select unit_id, order_id, booked_at from merchant_payables;
-- Members who are paid for what they show.
create view influencer_people as
  select distinct p.account_id, p.merchant_id
  from merchant_people p join merchants m using (merchant_id)
  where m.kind = 'influencer' and m.state = 'active' and p.ended_at is null;
-- Orders that a link or code has brought.
create view referral_orders as select order_id from referral_sales;
