-- Who acts for a merchant: an account like any other, with what it may do there. An owner may do everything.
create table merchant_people (
  person_id   uuid primary key,
  merchant_id uuid not null references merchants,
  account_id  uuid not null references accounts,
  role        text not null check (role in ('owner', 'staff')),
  scopes      text[] not null check (scopes <@ array['offer', 'ship', 'money', 'team', 'talk']),
  since       timestamptz not null default now(),
  ended_at    timestamptz
);
create index merchant_people_account on merchant_people (account_id);
create unique index merchant_people_once on merchant_people (merchant_id, account_id) where ended_at is null;
