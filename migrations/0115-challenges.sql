-- What somebody is asked to show that they are a person, after much that was wrong from their network: once, for the session that was asked.
create table challenges (
  challenge_id uuid primary key,
  account_id   uuid not null references accounts,
  session_id   uuid not null,
  -- picture: digits to be read. work: a number the browser itself finds, for whoever cannot see the picture.
  kind         text not null check (kind in ('picture', 'work')),
  answer_hash  bytea not null,
  expires_at   timestamptz not null default now() + interval '10 minutes'
);
create index challenges_account on challenges (account_id);
create index challenges_expiry on challenges (expires_at);
