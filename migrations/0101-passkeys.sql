-- Keys that a device keeps for its owner; the shop has only the public half.
create table passkeys (
  credential_id text primary key,
  passkey_id    uuid not null unique,
  account_id    uuid not null references accounts,
  public_key    bytea not null,
  -- How often it was used, where the device counts: a smaller number is a copy.
  counter       bigint not null,
  transports    text[] not null,
  name          text not null,
  created_at    timestamptz not null default now(),
  used_at       timestamptz
);
create index passkeys_account on passkeys (account_id);

-- What a device is asked to sign, once, for the session that asked.
create table passkey_challenges (
  challenge  text primary key,
  account_id uuid not null references accounts,
  expires_at timestamptz not null default now() + interval '5 minutes'
);
create index passkey_challenges_account on passkey_challenges (account_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- A password everybody may know: it opens demo shops only.
alter table passwords add column is_published boolean not null default false;
