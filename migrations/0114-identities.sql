-- Who somebody is elsewhere: a Google, Apple or Facebook account that opens an account here.
create table identities (
  provider   text not null check (provider in ('apple', 'google', 'facebook')),
  -- What the provider calls them, for ever; an e-mail address may change hands.
  subject    text not null,
  account_id uuid not null references accounts,
  -- As the provider told it, so that its owner knows which one it is.
  email      text not null,
  created_at timestamptz not null default now(),
  used_at    timestamptz not null default now(),
  primary key (provider, subject)
);
create unique index identities_of_account on identities (account_id, provider);

-- On the way to a provider and back, once, for the session that set out.
create table provider_visits (
  state_hash bytea primary key,
  provider   text not null,
  -- link: of a member who has shown once more to be the owner.
  purpose    text not null check (purpose in ('sign-in', 'link')),
  account_id uuid not null references accounts,
  session_id uuid not null,
  nonce      text not null,
  verifier   text not null,
  expires_at timestamptz not null default now() + interval '10 minutes'
);
create index provider_visits_account on provider_visits (account_id);
create index provider_visits_expiry on provider_visits (expires_at);

-- Back from a provider as somebody nobody knows here: for the next step of the same form, once.
create table provider_arrivals (
  proof_hash        bytea primary key,
  session_id        uuid not null,
  account_id        uuid not null references accounts,
  provider          text not null,
  subject           text not null,
  email             text not null,
  is_email_verified boolean not null,
  expires_at        timestamptz not null default now() + interval '15 minutes'
);
create index provider_arrivals_account on provider_arrivals (account_id);
create index provider_arrivals_expiry on provider_arrivals (expires_at);
