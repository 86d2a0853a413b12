-- Codes that prove who reads a contact: sent there, typed here. Only the newest of a purpose and subject counts, for the account that
-- asked for it; due and counted by the database's clock.
create table one_time_codes (
  code_id    uuid primary key,
  purpose    text not null,
  subject    text not null,
  owner_id   uuid not null references accounts,
  contact    text not null,
  network    text not null,
  code_hash  bytea not null,
  tries      integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index one_time_codes_place on one_time_codes (owner_id, purpose, subject, created_at desc);
create index one_time_codes_contact on one_time_codes (contact, created_at);
create index one_time_codes_network on one_time_codes (network, created_at);
create index one_time_codes_age on one_time_codes (created_at);

-- Who has typed the code of an order's contact may do more than read the order, for a while.
alter table order_grants add column proven_until timestamptz;

-- A mail that opens something is not kept once it has been sent.
alter table mails add column is_secret boolean not null default false;
