-- What this database holds: the demo, or somebody's own shop. One row at most, written at the first start and never guessed again.
create table shop_origin (
  only_one boolean primary key default true check (only_one),
  kind     text not null check (kind in ('demo', 'own')),
  since    timestamptz not null default now()
);
insert into shop_origin (kind) select 'demo' where exists (select from operators where password_published);
insert into shop_origin (kind)
  select 'own' where (exists (select from operators) or exists (select from products)) and not exists (select from shop_origin);
-- A shop that has been selling goes on: only one that is opened from now on begins behind closed doors.
insert into settings (name, value, version, changed_at, changed_by)
  select 'doors', '{"state": "open", "words": {"en": "", "zh": ""}}', 1, now(), '' from shop_origin where kind = 'own'
  on conflict do nothing;

-- Links by which the first administrator of a shop makes an account; whoever starts the shop reads them in the terminal.
create table first_links (
  link_hash  bytea primary key,
  expires_at timestamptz not null,
  used_at    timestamptz
);

-- What the demo brought, row by row, so that exactly that can be taken out again.
create table demo_rows (
  table_name text not null,
  row_key    jsonb not null,
  primary key (table_name, row_key)
);
