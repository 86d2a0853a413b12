-- Who is calling: opaque tokens, kept only as SHA-256.
create table sessions (
  token_hash   bytea primary key,
  session_id   uuid not null unique,
  kind         text not null check (kind in ('visitor', 'member', 'operator')),
  account_id   uuid not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null
);
create index sessions_expiry on sessions (expires_at);
create index sessions_account on sessions (account_id);

create table operators (
  operator_id   uuid primary key,
  email         text not null unique,
  name          text not null,
  password_hash text not null,
  roles         text[] not null,
  disabled      boolean not null default false,
  created_at    timestamptz not null
);

-- One effect per caller, call and key; the stored answer is replayed.
create table idempotency_keys (
  caller_id  uuid not null,
  call       text not null,
  key        text not null,
  body_hash  bytea not null,
  answer     jsonb,
  created_at timestamptz not null,
  primary key (caller_id, call, key)
);
create index idempotency_age on idempotency_keys (created_at);

-- Events written with the change they tell of. Read by (xid, event_id) below the oldest running transaction:
-- plain "id > last" loses rows that commit late.
create table outbox (
  event_id   bigint generated always as identity primary key,
  xid        xid8 not null default pg_current_xact_id(),
  topic      text not null,
  payload    jsonb not null,
  created_at timestamptz not null default now()
);
create index outbox_order on outbox (xid, event_id);

create table outbox_readers (
  reader   text primary key,
  xid      xid8 not null,
  event_id bigint not null
);

create table mails (
  mail_id    uuid primary key,
  dedupe_key text not null unique,
  recipient  text not null,
  language   text not null,
  subject    text not null,
  body       text not null,
  created_at timestamptz not null,
  sent_at    timestamptz,
  attempts   integer not null default 0
);

create table uploads (
  upload_id    uuid primary key,
  owner_id     uuid not null,
  purpose      text not null,
  content_hash text not null,
  content_type text not null,
  width        integer not null,
  height       integer not null,
  bytes        integer not null,
  created_at   timestamptz not null
);
create index uploads_owner on uploads (owner_id);

create table audit_trail (
  entry_id    uuid primary key,
  actor       text not null,
  action      text not null,
  subject     text not null,
  subject_id  text not null,
  before      jsonb,
  after       jsonb,
  recorded_at timestamptz not null
);
create index audit_subject on audit_trail (subject, subject_id, recorded_at);
