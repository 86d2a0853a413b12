-- Members: accounts that somebody signs in to. What they tell of themselves stays in account_details.
create table members (
  account_id      uuid primary key references accounts,
  invite_code     text not null unique,
  -- The code of whoever invited them, as it was when they joined.
  invited_by      text,
  language        text not null check (language in ('en', 'zh')),
  terms_at        timestamptz not null default now(),
  joined_at       timestamptz not null default now(),
  disabled_at     timestamptz,
  disabled_reason text,
  -- Asked to be deleted; until then they may think again.
  leaving_at      timestamptz,
  left_at         timestamptz
);

-- Ways to reach somebody. A proven one belongs to one account of any kind; one that is not proven keeps nobody out.
create table contacts (
  contact_id uuid primary key,
  account_id uuid not null references accounts,
  kind       text not null check (kind in ('email', 'mobile')),
  -- In lower case; a number with its country code, +85291234567.
  value      text not null,
  proven_at  timestamptz,
  created_at timestamptz not null default now()
);
create unique index contacts_proven on contacts (kind, value) where proven_at is not null;
create unique index contacts_of_account on contacts (account_id, kind);

create table passwords (
  account_id    uuid primary key references accounts,
  password_hash text not null,
  changed_at    timestamptz not null default now()
);

-- What a session was begun on and when it was last used, so that its owner knows it among others.
alter table sessions add column device text not null default '', add column network text not null default '',
  add column seen_at timestamptz not null default now();

-- Where an account has been signed in to before: from anywhere else, its owner is told.
create table known_devices (
  account_id uuid not null references accounts,
  device     text not null,
  network    text not null,
  seen_at    timestamptz not null default now(),
  primary key (account_id, device, network)
);

-- Passwords that were tried, counted by contact and by address.
create table sign_in_tries (
  try_id     uuid primary key,
  contact    text not null,
  network    text not null,
  succeeded  boolean not null default false,
  created_at timestamptz not null default now()
);
create index sign_in_tries_contact on sign_in_tries (contact, created_at);
create index sign_in_tries_network on sign_in_tries (network, created_at);
create index sign_in_tries_age on sign_in_tries (created_at);

-- A code that was right, for a contact nobody has: whoever typed it may open an account with it, once, for a while.
alter table one_time_codes add column proof_hash bytea, add column proof_until timestamptz;

-- A visitor who has become a member: what is still under way for the visitor is done for nobody any more.
alter table accounts add column merged_into uuid references accounts;
create index accounts_merged_into on accounts (merged_into) where merged_into is not null;

-- Operators are reached by the mail they sign in with; nobody else can prove it to be theirs.
insert into contacts (contact_id, account_id, kind, value, proven_at)
  select gen_random_uuid(), operator_id, 'email', lower(email), now() from operators;
create function operator_contact() returns trigger language plpgsql as $$
begin
  insert into contacts (contact_id, account_id, kind, value, proven_at)
    values (gen_random_uuid(), new.operator_id, 'email', lower(new.email), now()) on conflict do nothing;
  return new;
end
$$;
create trigger operators_contact after insert on operators for each row execute function operator_contact();
