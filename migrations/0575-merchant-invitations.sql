-- Somebody is asked to act for a merchant. The link of the mail opens it once, for any account.
create table merchant_invitations (
  invitation_id uuid primary key,
  merchant_id   uuid not null references merchants,
  email         text not null,
  scopes        text[] not null check (scopes <@ array['offer', 'ship', 'money', 'team', 'talk']),
  link_hash     bytea not null unique,
  invited_by    uuid not null references accounts,
  invited_at    timestamptz not null default now(),
  expires_at    timestamptz not null,
  ended_at      timestamptz
);
create unique index merchant_invitations_open on merchant_invitations (merchant_id, email) where ended_at is null;
create index merchant_invitations_invited_by on merchant_invitations (invited_by);
