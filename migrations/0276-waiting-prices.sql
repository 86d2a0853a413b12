-- Prices that move further than the shop allows one person: they wait until somebody else agrees.
create table waiting_prices (
  change_id     uuid primary key,
  product_id    uuid not null references products on delete cascade,
  -- Each piece with both prices before and after.
  prices        jsonb not null,
  state         text not null check (state in ('waiting', 'agreed', 'refused', 'passed')),
  asked_by      text not null,
  asked_by_id   uuid not null,
  asked_at      timestamptz not null,
  decided_by    text,
  decided_by_id uuid check (decided_by_id <> asked_by_id),
  decided_at    timestamptz check ((decided_at is null) = (state = 'waiting'))
);
create unique index waiting_prices_product on waiting_prices (product_id) where state = 'waiting';
create index waiting_prices_newest on waiting_prices (asked_at desc, change_id desc);

update roles set permissions = permissions || '{approve-prices}' where role_id = 'merchandiser' and not permissions && '{approve-prices}';

-- What becomes of prices in a file that move further than the shop allows without being asked again.
alter table product_imports add column far_prices text not null default 'leave' check (far_prices in ('leave', 'take'));
