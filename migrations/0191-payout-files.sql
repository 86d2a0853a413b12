-- What was given to the bank: one file of all that was approved. It holds whole account numbers, so that it is sealed as they are.
create table payout_files (
  file_id        uuid primary key,
  -- What the bank calls it in its answer.
  message_id     text not null unique,
  num            integer not null check (num > 0),
  amount_cents   bigint not null check (amount_cents > 0),
  sealed_content text not null,
  made_by        uuid not null references accounts,
  made_at        timestamptz not null
);
create index payout_files_time on payout_files (made_at desc);

-- Each try at paying out has a name of its own. What the bank says of an older one is no word about the newer.
create table payout_file_lines (
  end_to_end_id text primary key,
  file_id       uuid not null references payout_files,
  payout_id     uuid not null references payouts,
  amount_cents  bigint not null check (amount_cents > 0),
  -- Null while the bank has said nothing. `accepted`: it will pay; `confirmed`: it has.
  outcome       text check (outcome in ('accepted', 'confirmed', 'failed')),
  unique (file_id, payout_id)
);
create index payout_file_lines_payout on payout_file_lines (payout_id);
