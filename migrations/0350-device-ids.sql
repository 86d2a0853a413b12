-- By which browsers an account has been signed in to: hashes of the cookie that each of them keeps, whoever uses it.
create table device_ids (
  account_id  uuid not null references accounts,
  device_hash bytea not null,
  seen_at     timestamptz not null default now(),
  primary key (account_id, device_hash)
);
create index device_ids_age on device_ids (seen_at);
