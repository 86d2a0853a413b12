-- What stands in these tables is evidence: it is added to, and never changed.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'what % holds is added to and never changed', tg_table_name;
end
$$;

-- What somebody at the bench has found of one piece. `answers`: what each point of the list for its kind was found to be.
create table authentications (
  authentication_id uuid primary key,
  unit_id    uuid not null references units,
  kind       text not null check (kind in ('bag', 'watch', 'jewellery', 'shoes', 'clothing', 'beauty', 'other')),
  answers    jsonb not null,
  result     text not null check (result in ('pass', 'reject')),
  reason     text not null default '',
  actor      text not null,
  actor_id   uuid not null references accounts,
  decided_at timestamptz not null default now(),
  -- A piece is decided once; what comes back and is sold again is another piece.
  unique (unit_id),
  constraint authentications_reason check (result = 'pass' or reason <> '')
);
create index units_on_the_bench on units (unit_id) where state = 'with-us';
create index authentications_actor on authentications (actor_id);
create table authentication_pictures (
  authentication_id uuid not null references authentications,
  position  integer not null check (position >= 0),
  -- Which point it shows; empty: the whole piece.
  point     text not null default '',
  upload_id uuid not null unique references uploads,
  primary key (authentication_id, position)
);

-- Certificates and their withdrawals, one chain. `body` is what is signed, byte for byte; it holds the fingerprint of the entry before.
create table certificate_entries (
  entry_number  bigint primary key check (entry_number > 0),
  type          text not null check (type in ('issue', 'withdrawal')),
  code          text not null,
  unit_id       uuid references units,
  body          text not null,
  -- Unique: two entries can never follow the same one.
  previous_hash bytea not null unique,
  entry_hash    bytea not null unique,
  key_name      text not null,
  signature     bytea not null,
  made_at       timestamptz not null,
  unique (code, type),
  constraint certificate_entries_unit check ((type = 'issue') = (unit_id is not null))
);
create unique index certificate_entries_unit_issue on certificate_entries (unit_id);

create trigger authentications_stand before update or delete on authentications
  for each statement execute function refuse_rewriting();
create trigger authentication_pictures_stand before update or delete on authentication_pictures
  for each statement execute function refuse_rewriting();
create trigger certificate_entries_stand before update or delete on certificate_entries
  for each statement execute function refuse_rewriting();

update roles set permissions = permissions || '{authenticate}' where role_id = 'authenticator' and not permissions @> '{authenticate}';
