-- Files of offers that merchants bring in: what each row would change, and what came of it.
create table offer_files (
  file_id     uuid primary key,
  merchant_id uuid not null references merchants,
  account_id  uuid not null references accounts,
  file_name   text not null,
  header      text[] not null,
  -- What its columns tell of how their figures are written.
  judged      jsonb not null,
  state       text not null default 'checked' check (state in ('checked', 'running', 'done')),
  created_at  timestamptz not null default now(),
  finished_at timestamptz
);
create index offer_files_newest on offer_files (merchant_id, created_at desc, file_id desc);
create index offer_files_account on offer_files (account_id);
create index offer_files_old on offer_files (created_at);

create table offer_file_rows (
  file_id  uuid not null references offer_files on delete cascade,
  row_no   int not null,
  cells    jsonb not null,
  item     text not null,
  outcome  text not null check (outcome in ('new', 'changed', 'same', 'refused')),
  settled  boolean not null default false,
  changes  jsonb not null,
  problems jsonb not null,
  primary key (file_id, row_no)
);
create index offer_file_rows_open on offer_file_rows (file_id, row_no) where not settled;
