-- What a member agrees to, and what others may see of them. What has never been said is as the program has it.
create table consents (
  account_id uuid not null references accounts,
  kind       text not null check (kind in ('news-email', 'news-sms', 'orders-email', 'orders-sms', 'hide-followers', 'hide-fans', 'hide-friends')),
  given      boolean not null,
  changed_at timestamptz not null default now(),
  primary key (account_id, kind)
);
-- Who said what and when: kept as it was, for whoever asks later.
create table consent_history (
  entry_id    uuid primary key,
  account_id  uuid not null references accounts,
  kind        text not null,
  given       boolean not null,
  said_by     uuid not null references accounts,
  language    text not null check (language in ('en', 'zh')),
  happened_at timestamptz not null default now()
);
create index consent_history_account on consent_history (account_id, kind, entry_id desc);
create index consent_history_said_by on consent_history (said_by);
