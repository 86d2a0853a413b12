-- The addresses members keep. Whoever has any has exactly one default among them; two can never be written.
create table addresses (
  address_id   uuid primary key,
  account_id   uuid not null references accounts,
  first_name   text not null,
  last_name    text not null,
  area_number  text not null,
  mobile       text not null,
  territory    text not null check (territory in ('HK', 'MO', 'CN', 'TW', 'ABROAD')),
  place_code   text not null,
  city         text not null,
  post_code    text not null,
  detail       text not null,
  is_default   boolean not null,
  is_billing   boolean not null,
  is_shipping  boolean not null,
  created_at   timestamptz not null,
  changed_at   timestamptz not null,
  check (is_billing or is_shipping)
);
create index addresses_of_account on addresses (account_id, created_at desc);
create unique index addresses_one_default on addresses (account_id) where is_default;
