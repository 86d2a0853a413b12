-- What came into a merchant's balance and went out of it in a month or a week, as it was when that was over. Never written again.
create table merchant_statements (
  statement_id     uuid primary key,
  statement_number text not null unique,
  merchant_id      uuid not null references merchants,
  first_day        text not null check (first_day ~ '^\d{4}-\d{2}-\d{2}$'),
  last_day         text not null check (last_day ~ '^\d{4}-\d{2}-\d{2}$'),
  opening_cents    bigint not null,
  moved_cents      bigint not null,
  closing_cents    bigint not null,
  -- Each line from its piece to its posting.
  lines            jsonb not null,
  made_at          timestamptz not null,
  constraint merchant_statements_days check (last_day >= first_day),
  constraint merchant_statements_sum check (closing_cents = opening_cents + moved_cents)
);
create unique index merchant_statements_period on merchant_statements (merchant_id, first_day);
create trigger merchant_statements_stand before update or delete on merchant_statements
  for each statement execute function refuse_rewriting();
create trigger merchant_statements_kept before truncate on merchant_statements
  for each statement execute function refuse_rewriting();
