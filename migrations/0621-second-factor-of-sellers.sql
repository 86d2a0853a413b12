-- Until when a session may act upon a merchant's money: its person has shown the second factor in it.
create table factor_shows (
  session_id uuid primary key,
  account_id uuid not null references accounts,
  shown_at   timestamptz not null
);
create index factor_shows_account on factor_shows (account_id);
