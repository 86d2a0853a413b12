-- What somebody has beside a password: a secret their phone makes six digits of, every half minute.
create table second_factors (
  account_id     uuid primary key references accounts,
  -- Null until a first code has shown that the phone has it.
  secret         text,
  -- Shown and not confirmed yet; the one before goes on until then.
  pending_secret text,
  confirmed_at   timestamptz,
  -- A code counts once: none of this half minute or an earlier one any more.
  last_step      bigint not null default 0,
  created_at     timestamptz not null default now()
);

-- For whoever has lost the phone; each opens the account once.
create table recovery_codes (
  account_id uuid not null references accounts,
  code_hash  bytea not null,
  used_at    timestamptz,
  primary key (account_id, code_hash)
);

create table second_factor_tries (
  try_id     uuid primary key,
  account_id uuid not null references accounts,
  succeeded  boolean not null default false,
  created_at timestamptz not null default now()
);
create index second_factor_tries_account on second_factor_tries (account_id, created_at);
create index second_factor_tries_age on second_factor_tries (created_at);

-- Of somebody who must have a second factor and has none: it sets one up and does nothing else.
alter table sessions add column restricted boolean not null default false;
