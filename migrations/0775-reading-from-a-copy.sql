-- What each caller wrote last: a copy of the database that has this transaction shows them all they did. Of use for minutes; kept for an hour.
create table last_writes (
  -- An account, or the key of a program.
  writer_id uuid primary key,
  xid xid8 not null,
  written_at timestamptz not null default now()
) with (fillfactor = 70);

-- A sign of life that is written each second where there is a copy, which tells by it how far behind it is.
create table database_beat (
  only_one boolean primary key default true check (only_one),
  beat_at timestamptz not null default now()
) with (fillfactor = 10);
insert into database_beat default values;
