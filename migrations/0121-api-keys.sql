-- Machines: programs of our own or of partners that make calls. A key is shown once; what is kept is its hash, and a beginning by which
-- one that has leaked is found.
alter table accounts drop constraint accounts_kind_check;
alter table accounts add constraint accounts_kind_check check (kind in ('visitor', 'member', 'operator', 'merchant', 'machine'));
create table api_keys (
  key_id       uuid primary key references accounts,
  name         text not null,
  prefix       text not null unique,
  key_hash     bytea not null unique,
  permissions  text[] not null,
  per_minute   integer not null check (per_minute between 1 and 6000),
  made_by      uuid not null references accounts,
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null,
  last_used_at timestamptz,
  ended_at     timestamptz,
  ended_by     uuid references accounts
);
create index api_keys_made_by on api_keys (made_by);
create index api_keys_ended_by on api_keys (ended_by);
create trigger api_keys_open_account before insert on api_keys for each row execute function open_account('machine', 'key_id');
