-- Of each day of Hong Kong and way to pay: what our books say came and went, what the provider's report says, and where they differ.
create table reconciliations (
  day              text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  method           text not null check (method in ('card', 'paypal', 'bank', 'fps')),
  ours_in_cents    bigint not null check (ours_in_cents >= 0),
  ours_out_cents   bigint not null check (ours_out_cents >= 0),
  -- Null where there is no report of that day.
  theirs_in_cents  bigint check (theirs_in_cents >= 0),
  theirs_out_cents bigint check (theirs_out_cents >= 0),
  differences      jsonb not null default '[]',
  made_at          timestamptz not null,
  -- Somebody has seen to the differences, and says how.
  noted_by         uuid references operators,
  note             text not null default '',
  noted_at         timestamptz,
  primary key (day, method),
  constraint reconciliations_report check ((theirs_in_cents is null) = (theirs_out_cents is null)),
  constraint reconciliations_noted check ((noted_by is null) = (noted_at is null) and (noted_by is null or note <> ''))
);
create index reconciliations_noted_by on reconciliations (noted_by);
create index ledger_postings_time on ledger_postings (posted_at);
alter table sandbox_stripe_disputes add column decided_at timestamptz;
